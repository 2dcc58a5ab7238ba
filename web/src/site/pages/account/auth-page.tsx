import { useQuery } from '@tanstack/react-query';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useUser } from '../../../shared/session/session-queries';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { PageHead } from '../../../shared/ui/page-head';
import { PageSpinner } from '../../../shared/ui/spinner';
import { Typography } from '../../../shared/ui/typography';
import { CreateAccountForm, ResetPasswordForm, SignInForm } from './auth-forms';

interface FirebaseSetup {
  options: FirebaseOptions;
  /** Configuration of a local project. */
  authEmulator: string | undefined;
}

/** Projects with this prefix exist only in the emulators. */
const LOCAL_PREFIX = 'demo-';

/** Reads the configuration from Hosting or its emulator. Rejects when it is missing. */
export async function readFirebaseSetup(): Promise<FirebaseSetup> {
  const options: FirebaseOptions = JSON.parse(await read('/__/firebase/init.json'));
  const isLocal = options.projectId?.startsWith(LOCAL_PREFIX);
  return { options, authEmulator: isLocal ? await findAuthEmulator() : undefined };
}

/** The emulator lists the other emulators only in its SDK initialization script. */
async function findAuthEmulator(): Promise<string> {
  const script = await read('/__/firebase/init.js?useEmulator=true');
  const [, emulators] = /var firebaseEmulators = (\{[\s\S]*?\n\});/.exec(script) ?? [];
  const { auth } = JSON.parse(emulators ?? '{}') as { auth?: { hostAndPort: string } };
  if (!auth) throw new Error('No Auth emulator is running.');
  return `http://${auth.hostAndPort}`;
}

async function read(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Persists no sign-in: the session cookie is the only state. `getAuth` would load another site's scripts. */
async function connectAuth(): Promise<Auth> {
  const { options, authEmulator } = await readFirebaseSetup();
  const auth = initializeAuth(initializeApp(options), { persistence: inMemoryPersistence });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return auth;
}

/** The children access the client SDK with `useAuth`. */
function FirebaseGate({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const auth = useQuery({
    queryKey: ['firebase', 'auth'],
    queryFn: connectAuth,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (auth.isPending) return <PageSpinner label={t('Loading...')} />;
  if (auth.isError) {
    return (
      <FailedLoad
        text={t('The service is not available at the moment. Please try again in a minute.')}
        retryLabel={t('Retry')}
        onRetry={() => auth.refetch()}
      />
    );
  }
  return (
    <FirebaseAppProvider firebaseApp={auth.data.app}>
      <AuthProvider sdk={auth.data}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
}

/** Forms by the URL's `form` parameter. */
const forms = {
  'sign-in': { title: 'Sign in', form: SignInForm },
  create: { title: 'Create account', form: CreateAccountForm },
  reset: { title: 'Forgotten password', form: ResetPasswordForm },
} as const;
type FormName = keyof typeof forms;

const links: readonly { name: FormName; label: 'Sign in' | 'Create account' | 'Forgotten password?' }[] = [
  { name: 'sign-in', label: 'Sign in' },
  { name: 'create', label: 'Create account' },
  { name: 'reset', label: 'Forgotten password?' },
];

export default function AuthPage() {
  const { t, localePath } = useLanguage();
  const [search] = useSearchParams();
  const session = useUser();
  const asked = search.get('form');
  const current = links.find(({ name }) => name === asked)?.name ?? 'sign-in';
  const { title, form: Form } = forms[current];

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.data) return <Navigate to={localePath('/account')} replace />;

  return (
    <Container maxWidth="xl" sx={page}>
      <PageHead title={t(title)} />
      <div>
        <Typography variant="h2" component="h1">
          {t(title)}
        </Typography>
        {current === 'create' && (
          <Typography sx={{ marginBlockStart: 2 }}>
            {t('An account keeps your name and e-mail address. A quote needs none.')}
          </Typography>
        )}
      </div>
      <Box sx={{ maxInlineSize: 480 }}>
        <FirebaseGate>
          <Form key={current} />
        </FirebaseGate>
        {links
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

/** On wide screens, the title has a separate column. */
const page = {
  display: 'grid',
  gap: { xs: 4, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '5fr 7fr' },
  paddingBlock: { xs: 5, md: 12 },
};
