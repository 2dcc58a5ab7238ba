import { Email, type EmailLogin, ERROR_MESSAGES, line, required } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import {
  type Auth,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { useAuth } from 'reactfire';
import { z } from 'zod';
import { errorText, UserFacingError } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { useUserLogin } from '../../../shared/session/session-mutations';
import { useToast } from '../../../shared/ui/toast/toast-context';

/** Minimum for new passwords; Firebase's maximum is 4096. */
const PASSWORD_MIN_LENGTH = 8;

const NAME_MAX_LENGTH = 100;

export const NewAccount = z.object({
  name: required(line, ERROR_MESSAGES.nameRequired, NAME_MAX_LENGTH, ERROR_MESSAGES.nameTooLong),
  email: Email,
  password: z
    .string()
    .min(PASSWORD_MIN_LENGTH, 'Use at least 8 characters')
    .max(200, 'Use at most 200 characters'),
});
export type NewAccount = z.output<typeof NewAccount>;

export const PasswordReset = z.object({ email: Email });
export type PasswordReset = z.output<typeof PasswordReset>;

/** Messages by error code of the Firebase client SDK. */
const messages: Readonly<Record<string, PlainTranslationKey>> = {
  'auth/invalid-credential': ERROR_MESSAGES.credentialsRejected,
  'auth/wrong-password': ERROR_MESSAGES.credentialsRejected,
  'auth/user-not-found': ERROR_MESSAGES.credentialsRejected,
  'auth/user-disabled': ERROR_MESSAGES.credentialsRejected,
  'auth/invalid-email': ERROR_MESSAGES.emailInvalid,
  'auth/email-already-in-use': 'There is already an account with this e-mail address',
  'auth/weak-password': 'Choose a password that is harder to guess',
  'auth/too-many-requests': ERROR_MESSAGES.tooManyAttempts,
  'auth/network-request-failed': 'No connection. Check your network and try again.',
};

/** Maps an error of the client SDK to a user-facing one; returns other errors unchanged. */
function toUserFacingError(error: unknown): unknown {
  const translationKey = messages[authCodeOf(error) ?? ''];
  return translationKey ? new UserFacingError(translationKey, error) : error;
}

/** Returns a code such as `auth/user-not-found`; `undefined` for other errors. */
function authCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code;
}

/** Signs out of the client SDK, because the session cookie is the only state. */
async function idTokenAfter(auth: Auth, signIn: () => Promise<User>): Promise<string> {
  try {
    const user = await signIn();
    const idToken = await user.getIdToken(true);
    await signOut(auth);
    return idToken;
  } catch (error) {
    throw toUserFacingError(error);
  }
}

export function useSignIn() {
  const auth = useAuth();
  const { mutate, isPending } = useUserLogin();
  const signIn = ({ email, password }: EmailLogin) =>
    mutate(() =>
      idTokenAfter(auth, async () => (await signInWithEmailAndPassword(auth, email, password)).user),
    );
  return { signIn, isPending };
}

export function useCreateAccount() {
  const auth = useAuth();
  const { mutate, isPending } = useUserLogin('The account could not be created');
  const createAccount = ({ name, email, password }: NewAccount) =>
    mutate(() =>
      idTokenAfter(auth, async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
        return user;
      }),
    );
  return { createAccount, isPending };
}

/** Does not reveal whether the account exists. */
export function usePasswordReset() {
  const auth = useAuth();
  const { t, translateIfKnown, language } = useLanguage();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ email }: PasswordReset) => {
      auth.languageCode = language;
      await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        if (authCodeOf(error) !== 'auth/user-not-found') throw toUserFacingError(error);
      });
    },
    onError: (error) =>
      toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' }),
  });
}
