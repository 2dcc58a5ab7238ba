import { AdminLogin } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import { LanguageToggle } from '../../language/language-toggle';
import { TranslatingOverlay } from '../../language/translating-overlay';
import { useAdminLogin } from '../../session/session-mutations';
import { useAdmin } from '../../session/session-queries';
import { FormTextField } from '../../ui/form/form-text-field';
import { PageHead } from '../../ui/page-head';
import { PageSpinner } from '../../ui/page-spinner';

export function LoginPage() {
  const { t, translateKnown } = useLanguage();
  const session = useAdmin();
  const login = useAdminLogin();
  const form = useForm({ resolver: zodResolver(AdminLogin), defaultValues: { username: '', password: '' } });

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.data) return <Navigate to="/admin" replace />;

  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, { onError: () => form.setFocus('password') }),
  );

  return (
    <Box component="main" sx={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center', padding: 2 }}>
      <PageHead title={t('Admin Login')} />
      <Box sx={{ inlineSize: '100%', maxInlineSize: 420 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: 1 }}>
          <LanguageToggle />
        </Box>
        <Paper variant="outlined" sx={{ padding: { xs: 3, sm: 5 } }}>
          <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
            {t('Admin Login')}
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
            {t('Enter your credentials to access the admin panel')}
          </Typography>
          <FormProvider {...form}>
            <Box
              component="form"
              noValidate
              onSubmit={submit}
              sx={{ display: 'grid', gap: 2.5, marginBlockStart: 3 }}
            >
              <FormTextField<AdminLogin>
                name="username"
                label={t('Username')}
                autoComplete="username"
                translateError={translateKnown}
                slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
              />
              <FormTextField<AdminLogin>
                name="password"
                label={t('Password')}
                type="password"
                autoComplete="current-password"
                translateError={translateKnown}
                slotProps={{ htmlInput: { dir: 'ltr' } }}
              />
              <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
                {login.isPending ? t('Logging in...') : t('Login')}
              </Button>
            </Box>
          </FormProvider>
        </Paper>
        <Button component={Link} to="/" sx={{ marginBlockStart: 2 }}>
          {t('Back to Website')}
        </Button>
      </Box>
      <TranslatingOverlay />
    </Box>
  );
}
