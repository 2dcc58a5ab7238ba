import { Navigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useUser } from '../../../shared/session/session-queries';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { PageHead } from '../../../shared/ui/page-head';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { Typography } from '../../../shared/ui/typography';
import { CreateAccountForm, ResetPasswordForm, SignInForm } from './auth-forms';
import { FirebaseGate } from './firebase-gate';

/** The forms by the URL's `form` parameter. */
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
  const { t, localePath } = useLanguage();
  const [search] = useSearchParams();
  const session = useUser();
  const asked = search.get('form');
  const current = others.find(({ name }) => name === asked)?.name ?? 'sign-in';
  const { title, form: Form } = forms[current];

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.data) return <Navigate to={localePath('/account')} replace />;

  return (
    <Container maxWidth="xl" sx={page}>
      <PageHead title={t(title)} />
      <Typography variant="h2" component="h1">
        {t(title)}
      </Typography>
      <Box sx={{ maxInlineSize: 480 }}>
        <FirebaseGate>
          <Form key={current} />
        </FirebaseGate>
        {others
          .filter(({ name }) => name !== current)
          .map(({ name, label }) => (
            <Button
              key={name}
              component={LocaleLink}
              to={name === 'sign-in' ? '/auth' : `/auth?form=${name}`}
              sx={{ marginBlockStart: 2, marginInlineStart: -1, marginInlineEnd: 2 }}
            >
              {t(label)}
            </Button>
          ))}
      </Box>
    </Container>
  );
}

/** On wide screens, the title has a column of its own. */
const page = {
  display: 'grid',
  gap: { xs: 4, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '5fr 7fr' },
  paddingBlock: { xs: 5, md: 12 },
};
