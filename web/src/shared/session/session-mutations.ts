import { type AdminLogin, logIn, logInAdmin, logOut, logOutAdmin } from '@alnafitha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { connectionErrorText, errorText } from '../i18n/error-text';
import { useLanguage } from '../i18n/language-context';
import type { PlainTranslationKey } from '../i18n/translation-key';
import { useToast } from '../ui/toast/toast-context';
import { sessionQueries } from './session-queries';
import { broadcastLogout, forgetSession } from './shared-logout';

/** The mutations show the toasts of login and logout: pages unmount as soon as the session changes. */
function useSessionToasts() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  return {
    notifySuccess: (title: PlainTranslationKey, description: PlainTranslationKey) =>
      toast({ title: t(title), description: t(description) }),
    notifyError: (title: PlainTranslationKey, text: string) =>
      toast({ title: t(title), description: translateIfKnown(text), variant: 'destructive' }),
  };
}

/** Starts a user session with the client SDK's ID token. */
export function useUserLogin(failure: PlainTranslationKey = 'Login failed') {
  const client = useQueryClient();
  const { notifySuccess, notifyError } = useSessionToasts();
  return useMutation({
    mutationFn: async (getIdToken: () => Promise<string>) =>
      call(logIn, { body: { idToken: await getIdToken() } }),
    onSuccess: (user) => {
      client.setQueryData(sessionQueries.user.queryKey, user);
      notifySuccess('Login successful', 'You have been logged in successfully.');
    },
    onError: (error) => notifyError(failure, errorText(error)),
  });
}

export function useUserLogout() {
  const client = useQueryClient();
  const { notifySuccess, notifyError } = useSessionToasts();
  return useMutation({
    mutationFn: () => call(logOut, {}),
    onSuccess: () => {
      forgetSession(client, 'user');
      broadcastLogout('user');
      notifySuccess('Logout successful', 'You have been logged out successfully.');
    },
    onError: (error) => notifyError('Logout failed', errorText(error)),
  });
}

export function useAdminLogin() {
  const client = useQueryClient();
  const { notifySuccess, notifyError } = useSessionToasts();
  return useMutation({
    mutationFn: (credentials: AdminLogin) => call(logInAdmin, { body: credentials }),
    onSuccess: (admin) => {
      client.setQueryData(sessionQueries.admin.queryKey, admin);
      notifySuccess('Admin login successful', 'You have been logged in as admin successfully.');
    },
    onError: (error) => {
      // The form asks for the code.
      if (!needsCode(error)) notifyError('Admin login failed', adminLoginErrorText(error));
    },
  });
}

/** As specified: the server's message, or a fixed text for a response without one. */
export function adminLoginErrorText(error: unknown): string {
  const message = error instanceof ApiError ? error.response?.message : connectionErrorText(error);
  return message || CREDENTIALS_REJECTED;
}

const CREDENTIALS_REJECTED: PlainTranslationKey = 'Please check your credentials and try again.';

/** The password is right, and the code of the second factor is missing or wrong. */
export function needsCode(error: unknown): boolean {
  return error instanceof ApiError && error.response?.secondFactor === true;
}

/** Logs out and removes all cached admin data. */
export function useAdminLogout() {
  const client = useQueryClient();
  const { notifySuccess, notifyError } = useSessionToasts();
  return useMutation({
    mutationFn: () => call(logOutAdmin, {}),
    onSuccess: () => {
      forgetSession(client, 'admin');
      broadcastLogout('admin');
      notifySuccess('Admin logout successful', 'You have been logged out from admin panel successfully.');
    },
    onError: (error) =>
      notifyError(
        'Logout failed',
        connectionErrorText(error) ?? 'An error occurred during logout. Please try again.',
      ),
  });
}
