import { createHash, randomInt } from 'node:crypto';
import { SENTENCES } from '@alnafitha/contract';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { SESSION_SECONDS } from '../platform/cookies';
import { AppError, codeOf } from '../platform/errors';

/** The calls of the Admin SDK that sessions need. */
export type SessionAuth = Pick<
  Auth,
  'createSessionCookie' | 'getUser' | 'verifyIdToken' | 'verifySessionCookie'
>;

/** Seconds by which a session is at random shorter than it might be. */
const SPREAD_SECONDS = 600;

/**
 * A new session cookie for who just signed in, and the seconds that it lasts. Tokens of one account made within one
 * second would be the same to the byte, and the end of one the end of the other; the random part of their life tells
 * them apart.
 */
export async function issueToken(
  auth: SessionAuth,
  idToken: string,
): Promise<{ token: string; seconds: number }> {
  const seconds = SESSION_SECONDS - randomInt(SPREAD_SECONDS);
  return { token: await auth.createSessionCookie(idToken, { expiresIn: seconds * 1000 }), seconds };
}

/** What a genuine, unexpired token says; `null` for any other. Asks nobody: revocation is not known here. */
export function verifyToken(auth: SessionAuth, token: string): Promise<DecodedIdToken | null> {
  return unlessRefused(() => auth.verifySessionCookie(token));
}

/** What the Admin SDK answers; `null` where it refuses the token or the account. Throws when it cannot look. */
export async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (isCertificateOutage(error)) throw new AppError(503, SENTENCES.unavailable, undefined, 'certificates');
    if (isRefusal(error)) return null;
    throw error;
  }
}

/**
 * Names a session by what its token's signature signs, so that who reads the database holds no token. The signature is
 * left out: its last character has bits that no verifier looks at, and one session would have many names.
 */
export function hashOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}

const REFUSALS: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The SDK takes for granted that a token's header and payload are what they should be, and stumbles if not. */
function isRefusal(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof TypeError || REFUSALS.has(codeOf(error));
}

/** Google's certificates, by which signatures are checked, could not be had: the SDK has no code for that. */
function isCertificateOutage(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) !== 'auth/argument-error') return false;
  return /Error (?:fetching public keys|while making request)/.test(error.message);
}
