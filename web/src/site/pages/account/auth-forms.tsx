import { EmailLogin } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Typography } from '../../../shared/ui/typography';
import { AccountField } from './account-field';
import { AccountForm } from './account-form';
import { NewAccount, PasswordReset } from './new-account';
import { useCreateAccount, usePasswordReset, useSignIn } from './use-account-actions';

export function SignInForm() {
  const { t } = useLanguage();
  const { signIn, isPending } = useSignIn();
  return (
    <AccountForm
      label={t('Sign in')}
      schema={EmailLogin}
      defaultValues={{ email: '', password: '' }}
      onSubmit={signIn}
      submitLabel={isPending ? t('Signing in...') : t('Sign in')}
      isPending={isPending}
    >
      <AccountField name="email" label={t('Email')} autoComplete="username" />
      <AccountField name="password" label={t('Password')} autoComplete="current-password" />
    </AccountForm>
  );
}

export function CreateAccountForm() {
  const { t } = useLanguage();
  const { createAccount, isPending } = useCreateAccount();
  return (
    <AccountForm
      label={t('Create account')}
      schema={NewAccount}
      defaultValues={{ name: '', email: '', password: '' }}
      onSubmit={createAccount}
      submitLabel={isPending ? t('Creating account...') : t('Create account')}
      isPending={isPending}
    >
      <AccountField name="name" label={t('Name')} autoComplete="name" />
      <AccountField name="email" label={t('Email')} autoComplete="username" />
      <AccountField
        name="password"
        label={t('Password')}
        autoComplete="new-password"
        hint={t('Use at least 8 characters')}
      />
    </AccountForm>
  );
}

export function ResetPasswordForm() {
  const { t } = useLanguage();
  const reset = usePasswordReset();
  if (reset.isSuccess) {
    return (
      <Typography role="alert">
        {t('If there is an account for this address, a link to set a new password is on its way.')}
      </Typography>
    );
  }
  return (
    <>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2.5 }}>
        {t('Enter your e-mail address and we will send you a link to set a new password.')}
      </Typography>
      <AccountForm
        label={t('Forgotten password')}
        schema={PasswordReset}
        defaultValues={{ email: '' }}
        onSubmit={reset.mutate}
        submitLabel={reset.isPending ? t('Sending...') : t('Send the link')}
        isPending={reset.isPending}
      >
        <AccountField name="email" label={t('Email')} autoComplete="username" />
      </AccountForm>
    </>
  );
}
