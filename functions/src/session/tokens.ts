import { createHash, randomInt } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { SESSION_SECONDS, type SessionKind } from '../platform/cookies';
import { codeOf } from '../platform/errors';
import type { SessionStore } from './store';

/** The calls of the Admin SDK that sessions need. */
export type SessionAuth = Pick<
  Auth,
  'createSessionCookie' | 'getUser' | 'verifyIdToken' | 'verifySessionCookie'
>;

/** Seconds by which a session is at random shorter than it might be. */
const SPREAD_SECONDS = 600;

/**
 * A new session cookie for who just signed in. Tokens of one account made within one second would be the
 * same to the byte, and revoking one would revoke the other; the random part of their life tells them apart.
 */
export function issueToken(auth: SessionAuth, kind: SessionKind, idToken: string): Promise<string> {
  const seconds = SESSION_SECONDS[kind] - randomInt(SPREAD_SECONDS);
  return auth.createSessionCookie(idToken, { expiresIn: seconds * 1000 });
}

/** What a genuine, unexpired token says; `null` for any other. Asks nobody: revocation is not known here. */
export async function verifyToken(auth: SessionAuth, token: string) {
  try {
    return await auth.verifySessionCookie(token);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Ends a session for every holder of its token. A token that opens nothing anyway is left out of the list. */
export async function revokeToken(auth: SessionAuth, store: SessionStore, token: string): Promise<void> {
  const claims = await verifyToken(auth, token);
  if (claims) await store.revoke(hashOf(token), new Date(claims.exp * 1000));
}

/**
 * Names a token on the deny list by what its signature signs. The signature is left out: its last character
 * has bits that no verifier looks at, so a revoked token could be changed there and pass for another.
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

/** Whether the Admin SDK refused a token or an account, rather than failed to look. */
export function isRefusal(error: unknown): boolean {
  // Thrown for a token whose header is JSON and whose payload is not.
  if (error instanceof SyntaxError) return true;
  // The SDK has no code of its own for certificates that it could not fetch.
  if (error instanceof Error && error.message.includes('Error fetching public keys')) return false;
  return REFUSALS.has(codeOf(error));
}
