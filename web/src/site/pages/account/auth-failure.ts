import { SENTENCES } from '@alnafitha/contract';
import { SpokenError } from '../../../shared/i18n/error-text';
import type { PlainSentence } from '../../../shared/i18n/sentence';

/** Codes of the Firebase client SDK, with what to tell of them. */
const sentences: Readonly<Record<string, PlainSentence>> = {
  'auth/invalid-credential': SENTENCES.credentialsRefused,
  'auth/wrong-password': SENTENCES.credentialsRefused,
  'auth/user-not-found': SENTENCES.credentialsRefused,
  'auth/user-disabled': SENTENCES.credentialsRefused,
  'auth/invalid-email': SENTENCES.emailInvalid,
  'auth/email-already-in-use': 'There is already an account with this e-mail address',
  'auth/weak-password': 'Choose a password that is harder to guess',
  'auth/too-many-requests': SENTENCES.tooManyAttempts,
  'auth/network-request-failed': 'No connection. Check your network and try again.',
};

/** A failure of the client SDK with the sentence to tell of it; any other error as it is. */
export function toSpokenError(error: unknown): unknown {
  const sentence = sentences[authCodeOf(error) ?? ''];
  return sentence ? new SpokenError(sentence, error) : error;
}

/** Such as `auth/user-not-found`; `undefined` for what is not the client SDK's. */
export function authCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code;
}
