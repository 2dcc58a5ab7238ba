import type { EmailLogin } from '@alnafitha/contract';
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
import { errorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useUserLogin } from '../../../shared/session/session-mutations';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { authCodeOf, toSpokenError } from './auth-failure';
import type { NewAccount, PasswordReset } from './new-account';

/** Returns the ID token and signs out of the client SDK, because the session cookie is the only state. */
async function proofOf(auth: Auth, enter: () => Promise<User>): Promise<string> {
  try {
    const user = await enter();
    const idToken = await user.getIdToken(true);
    await signOut(auth);
    return idToken;
  } catch (error) {
    throw toSpokenError(error);
  }
}

export function useSignIn() {
  const auth = useAuth();
  const { mutate, isPending } = useUserLogin();
  const signIn = ({ email, password }: EmailLogin) =>
    mutate(() => proofOf(auth, async () => (await signInWithEmailAndPassword(auth, email, password)).user));
  return { signIn, isPending };
}

/** Creates the account and signs in. */
export function useCreateAccount() {
  const auth = useAuth();
  const { mutate, isPending } = useUserLogin('The account could not be created');
  const createAccount = ({ name, email, password }: NewAccount) =>
    mutate(() =>
      proofOf(auth, async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await updateProfile(user, { displayName: name });
        return user;
      }),
    );
  return { createAccount, isPending };
}

/** Sends a password reset link, without revealing whether the account exists. */
export function usePasswordReset() {
  const auth = useAuth();
  const { t, translateIfKnown, language } = useLanguage();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ email }: PasswordReset) => {
      auth.languageCode = language;
      await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        if (authCodeOf(error) !== 'auth/user-not-found') throw toSpokenError(error);
      });
    },
    onError: (error) =>
      toast({ title: t('Error'), description: translateIfKnown(errorText(error)), variant: 'destructive' }),
  });
}
