import { randomInt } from 'node:crypto';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { SESSION_SECONDS } from '../platform/cookies';
import { codeOf, unavailable } from '../platform/errors';
import { sha256 } from '../platform/sha256';

/** The Admin SDK methods that sessions need. */
export type SessionAuth = Pick<
  Auth,
  'createSessionCookie' | 'getUser' | 'updateUser' | 'verifyIdToken' | 'verifySessionCookie'
>;

/** Maximum random reduction of a session's lifetime, in seconds. */
const SPREAD_SECONDS = 600;

/**
 * Creates a session cookie and returns its lifetime in seconds. Tokens of one account created within one
 * second would be identical, and a logout of one would end the other; the random lifetime makes
 * them differ.
 */
export async function issueToken(
  auth: SessionAuth,
  idToken: string,
): Promise<{ token: string; seconds: number }> {
  const seconds = SESSION_SECONDS - randomInt(SPREAD_SECONDS);
  return { token: await auth.createSessionCookie(idToken, { expiresIn: seconds * 1000 }), seconds };
}

/** The claims of a valid, unexpired token; `null` for any other. It makes no request, so it does not check revocation. */
export function verifyToken(auth: SessionAuth, token: string): Promise<DecodedIdToken | null> {
  return unlessRejected(() => auth.verifySessionCookie(token));
}

/** The result of the Admin SDK; `null` when it rejects the token or the account. Throws when it cannot check. */
export async function unlessRejected<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isCertificateOutage(error)) throw unavailable('certificates');
    if (isRejection(error)) return null;
    throw error;
  }
}

/**
 * Identifies a session by a hash of its token's header and payload, so the database contains no token. The signature is
 * left out: verifiers ignore some bits of its last character, so one session would have several hashes.
 */
export function hashOf(token: string): string {
  return sha256(token.slice(0, token.lastIndexOf('.')));
}

const REJECTION_CODES: ReadonlySet<unknown> = new Set([
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

/** The SDK throws a TypeError for a malformed header or payload. */
function isRejection(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof TypeError || REJECTION_CODES.has(codeOf(error));
}

/** Google's certificates could not be fetched; the SDK has no error code for that. */
function isCertificateOutage(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) !== 'auth/argument-error') return false;
  return /Error (?:fetching public keys|while making request)/.test(error.message);
}
