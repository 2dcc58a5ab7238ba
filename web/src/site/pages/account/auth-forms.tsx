import { EmailLogin } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Typography } from '../../../shared/ui/typography';
import { InputField } from '../../ui/input-field';
import {
  NewAccount,
  PasswordReset,
  useCreateAccount,
  usePasswordReset,
  useSignIn,
} from './use-account-actions';

interface AccountFormProps<Input extends FieldValues, Output> {
  label: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  onSubmit: (values: Output) => void;
  submitLabel: string;
  isPending: boolean;
  children: (field: (name: Path<Input>) => FieldProps) => ReactNode;
}

interface FieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

function AccountForm<Input extends FieldValues, Output>(props: AccountFormProps<Input, Output>) {
  const { label, schema, defaultValues, onSubmit, submitLabel, isPending, children } = props;
  const { register, handleSubmit, formState } = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={handleSubmit((values) => onSubmit(values))}
      sx={{ display: 'grid', gap: 3 }}
    >
      {children((name) => ({ ...register(name), error: formState.errors[name]?.message?.toString() }))}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isPending}
        sx={{ justifySelf: { sm: 'start' }, minInlineSize: 200 }}
      >
        {submitLabel}
      </Button>
    </Box>
  );
}

/** E-mail addresses and passwords are left-to-right in Arabic, too. */
const EMAIL = { type: 'email', dir: 'ltr' } as const;
const PASSWORD = { type: 'password', dir: 'ltr' } as const;

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
      {(field) => (
        <>
          <InputField {...field('email')} {...EMAIL} label={t('Email')} autoComplete="username" />
          <InputField
            {...field('password')}
            {...PASSWORD}
            label={t('Password')}
            autoComplete="current-password"
          />
        </>
      )}
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
      {(field) => (
        <>
          <InputField {...field('name')} label={t('Name')} autoComplete="name" dir="auto" />
          <InputField {...field('email')} {...EMAIL} label={t('Email')} autoComplete="username" />
          <InputField
            {...field('password')}
            {...PASSWORD}
            label={t('Password')}
            autoComplete="new-password"
            hint={t('Use at least 8 characters')}
          />
        </>
      )}
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
        {(field) => <InputField {...field('email')} {...EMAIL} label={t('Email')} autoComplete="username" />}
      </AccountForm>
    </>
  );
}
