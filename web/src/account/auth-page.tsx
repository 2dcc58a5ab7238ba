import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../language/language-context';
import { useUser } from '../session/session-queries';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Container } from '../ui/container';
import { MuiTheme } from '../ui/mui/mui-theme';
import { PageHead } from '../ui/page-head';
import { PageSpinner } from '../ui/page-spinner';
import { outlinedSurface } from '../ui/surface';
import { Typography } from '../ui/typography';
import { CreateAccountForm, ResetPasswordForm, SignInForm } from './auth-forms';
import { FirebaseGate } from './firebase-gate';

/** What a visitor comes for, by the address's `form`. */
const forms = {
  'sign-in': { title: 'Sign in', form: SignInForm },
  create: { title: 'Create account', form: CreateAccountForm },
  reset: { title: 'Forgotten password', form: ResetPasswordForm },
} as const;
type FormName = keyof typeof forms;

const others: readonly { name: FormName; label: 'Sign in' | 'Create account' | 'Forgotten password?' }[] = [
  { name: 'sign-in', label: 'Sign in' },
  { name: 'create', label: 'Create account' },
  { name: 'reset', label: 'Forgotten password?' },
];

// React.lazy takes a module's default export.
export default function AuthPage() {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const session = useUser();
  const asked = search.get('form');
  const current = others.find(({ name }) => name === asked)?.name ?? 'sign-in';
  const { title, form: Form } = forms[current];

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.data) return <Navigate to="/account" replace />;

  return (
    <Container maxWidth="sm" sx={{ maxWidth: { xs: 444 }, paddingBlock: { xs: 5, md: 9 } }}>
      <PageHead title={t(title)} />
      <Box sx={{ ...outlinedSurface, padding: { xs: 2.5, md: 4 } }}>
        <Typography variant="h1" sx={{ fontSize: '1.8rem', marginBlockEnd: 3 }}>
          {t(title)}
        </Typography>
        <FirebaseGate>
          <MuiTheme>
            <Form key={current} />
          </MuiTheme>
        </FirebaseGate>
        {others
          .filter(({ name }) => name !== current)
          .map(({ name, label }) => (
            <Button
              key={name}
              component={Link}
              to={name === 'sign-in' ? '/auth' : `/auth?form=${name}`}
              fullWidth
              sx={{ marginBlockStart: 1 }}
            >
              {t(label)}
            </Button>
          ))}
      </Box>
    </Container>
  );
}
