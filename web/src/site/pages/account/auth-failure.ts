import { ERROR_MESSAGES } from '@alnafitha/contract';
import { UserFacingError } from '../../../shared/i18n/error-text';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

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

/** Maps an error of the client SDK to a user-facing error; returns any other error unchanged. */
export function toSpokenError(error: unknown): unknown {
  const translationKey = messages[authCodeOf(error) ?? ''];
  return translationKey ? new UserFacingError(translationKey, error) : error;
}

/** Such as `auth/user-not-found`; `undefined` for other errors. */
export function authCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code;
}
