import { EmailLogin } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../language/language-context';
import { useUserLogin } from '../session/session-mutations';
import { useUser } from '../session/session-queries';
import { FormTextField } from '../ui/form/form-text-field';
import { PageHead } from '../ui/page-head';
import { PageSpinner } from '../ui/page-spinner';

// React.lazy takes a module's default export.
export default function SignInPage() {
  const { t, translateKnown } = useLanguage();
  const session = useUser();
  const login = useUserLogin();
  const form = useForm({ resolver: zodResolver(EmailLogin), defaultValues: { email: '', password: '' } });

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.data) return <Navigate to="/account" replace />;

  const submit = form.handleSubmit((credentials) => login.mutate(credentials));
  const field = { translateError: translateKnown, slotProps: { htmlInput: { dir: 'ltr' } } } as const;

  return (
    <Container maxWidth="xs" sx={{ paddingBlock: { xs: 6, md: 10 } }}>
      <PageHead title={t('Sign in')} />
      <Typography variant="h1" sx={{ fontSize: '2rem', marginBlockEnd: 3 }}>
        {t('Sign in')}
      </Typography>
      <FormProvider {...form}>
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
          <FormTextField<EmailLogin>
            {...field}
            name="email"
            type="email"
            label={t('Email')}
            autoComplete="username"
          />
          <FormTextField<EmailLogin>
            {...field}
            name="password"
            type="password"
            label={t('Password')}
            autoComplete="current-password"
          />
          <Button type="submit" variant="contained" size="large" disabled={login.isPending}>
            {login.isPending ? t('Signing in...') : t('Sign in')}
          </Button>
        </Box>
      </FormProvider>
    </Container>
  );
}
