import { AdminLogin } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdminLogin } from '../../shared/session/session-mutations';
import { FormTextField } from '../ui/form/form-text-field';
import { PasswordField } from '../ui/form/password-field';
import { useFocusOnOpen } from '../ui/use-dialog-focus';

interface Props {
  /** The previous administrator's username. */
  username?: string | undefined;
  onDone?: () => void;
}

export function LoginForm({ username = '', onDone }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const login = useAdminLogin();
  const form = useForm({ resolver: zodResolver(AdminLogin), defaultValues: { username, password: '' } });
  useFocusOnOpen(() => {
    if (username) form.setFocus('password');
  });
  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, { onSuccess: () => onDone?.(), onError: () => form.setFocus('password') }),
  );
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2.5, marginBlockStart: 3 }}
      >
        {login.error && (
          // The toast announces the error.
          <Typography color="error">{translateIfKnown(errorText(login.error))}</Typography>
        )}
        <FormTextField<AdminLogin>
          name="username"
          label={t('Username')}
          autoComplete="username"
          slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField<AdminLogin> name="password" label={t('Password')} autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
          {login.isPending ? t('Logging in...') : t('Login')}
        </Button>
      </Box>
    </FormProvider>
  );
}
