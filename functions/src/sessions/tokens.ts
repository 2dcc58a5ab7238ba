import { randomInt } from 'node:crypto';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { SESSION_SECONDS } from '../platform/cookies';
import { codeOf, unavailable } from '../platform/errors';
import { sha256 } from '../platform/sha256';

export type SessionAuth = Pick<
  Auth,
  | 'createSessionCookie'
  | 'createUser'
  | 'deleteUser'
  | 'getUser'
  | 'getUsers'
  | 'setCustomUserClaims'
  | 'updateUser'
  | 'verifyIdToken'
  | 'verifySessionCookie'
>;

const SPREAD_SECONDS = 600;

/** Tokens issued within a second would be identical, so that one logout ended both; lifetimes vary. */
export async function issueToken(
  auth: SessionAuth,
  idToken: string,
): Promise<{ token: string; seconds: number }> {
  const seconds = SESSION_SECONDS - randomInt(SPREAD_SECONDS);
  return { token: await auth.createSessionCookie(idToken, { expiresIn: seconds * 1000 }), seconds };
}

/** Returns `null` for an invalid or expired token. Makes no request, so it does not check revocation. */
export function verifyToken(auth: SessionAuth, token: string): Promise<DecodedIdToken | null> {
  return unlessRejected(() => auth.verifySessionCookie(token));
}

/** Returns `null` when the Admin SDK rejects the token or the account; throws when it cannot check. */
export async function unlessRejected<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isCertificateOutage(error)) throw unavailable('certificates');
    if (isRejection(error)) return null;
    throw error;
  }
}

/** The hash leaves out the signature: verifiers ignore some of its bits, so a session would have several hashes. */
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

/** The SDK has no error code for failing to fetch Google's certificates. */
function isCertificateOutage(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) !== 'auth/argument-error') return false;
  return /Error (?:fetching public keys|while making request)/.test(error.message);
}
