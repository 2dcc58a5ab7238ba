import { AdminLogin, ERROR_MESSAGES } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { adminLoginErrorText, needsCode, useAdminLogin } from '../../shared/session/session-mutations';
import { visuallyHidden } from '../../shared/ui/visually-hidden';
import { FormTextField } from '../ui/form/form-text-field';
import { PasswordField } from '../ui/form/password-field';
import { useFocusOnOpen } from '../ui/use-dialog-focus';
import { CodeField } from './code-field';

interface Props {
  /** The previous administrator's username. */
  username?: string | undefined;
  onDone?: () => void;
  /** The password was right, or the form begins again. */
  onCodeNeeded?: (isNeeded: boolean) => void;
}

export function LoginForm({ username = '', onDone, onCodeNeeded }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const login = useAdminLogin();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const form = useForm({
    resolver: zodResolver(AdminLogin),
    defaultValues: { username, password: '', code: '' },
  });
  useFocusOnOpen(() => {
    if (username) form.setFocus('password');
  });
  const show = (step: 'login' | 'code', field: 'username' | 'password' | 'code') => {
    // The field takes no focus before it is rendered.
    flushSync(() => {
      setCodeNeeded(step === 'code');
      onCodeNeeded?.(step === 'code');
    });
    form.setFocus(field, { shouldSelect: field === 'code' });
  };
  const showError = (error: unknown, { code }: AdminLogin) => {
    if (needsCode(error)) {
      show('code', 'code');
      if (code) form.setError('code', { type: 'server', message: errorText(error) });
    } else if (isCodeNeeded && !isRejected(error)) form.setFocus('code');
    else {
      form.resetField('code');
      show('login', 'password');
    }
  };
  const submit = form.handleSubmit((credentials) => {
    if (isCodeNeeded && !credentials.code) {
      form.setError('code', { message: ERROR_MESSAGES.codeRequired }, { shouldFocus: true });
    } else login.mutate(credentials, { onSuccess: () => onDone?.(), onError: showError });
  });
  const startOver = () => {
    login.reset();
    form.reset({ username: '', password: '', code: '' });
    show('login', 'username');
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2.5, marginBlockStart: 3 }}
      >
        {login.error && !needsCode(login.error) && (
          // The toast announces the error.
          <Typography color="error">{translateIfKnown(adminLoginErrorText(login.error))}</Typography>
        )}
        {/* Password managers read the fields when the login succeeds. */}
        <Box inert={isCodeNeeded} sx={isCodeNeeded ? visuallyHidden : { display: 'contents' }}>
          <FormTextField<AdminLogin>
            name="username"
            label={t('Username')}
            autoComplete="username"
            slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
          />
          <PasswordField<AdminLogin> name="password" label={t('Password')} autoComplete="current-password" />
        </Box>
        {isCodeNeeded && <CodeFields />}
        <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
          {login.isPending ? t('Logging in...') : t('Login')}
        </Button>
        {isCodeNeeded && (
          <Button onClick={startOver} disabled={login.isPending} sx={{ justifySelf: 'start' }}>
            {t('Use another account')}
          </Button>
        )}
      </Box>
    </FormProvider>
  );
}

function CodeFields() {
  const { t } = useLanguage();
  const { control } = useFormContext<AdminLogin>();
  return (
    <>
      <CodeField helperText={t('Enter the code of your authenticator app, or a recovery code')} />
      <Controller
        name="trust"
        control={control}
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            control={<Checkbox {...field} checked={value ?? false} slotProps={{ input: { ref } }} />}
            label={t('Trust this browser for 30 days')}
            sx={{ minBlockSize: 44 }}
          />
        )}
      />
    </>
  );
}

/** The password was changed in the meantime. */
function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
