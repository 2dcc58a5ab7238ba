import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Guard, Session } from '../platform/access';
import { SESSION_SECONDS, type SessionKind } from '../platform/cookies';
import type { SessionStore } from './store';
import { hashOf, type SessionAuth, unlessRefused, verifyToken } from './tokens';

/**
 * Answers whose session a token is. What is written in a token is true of the moment it was issued, so the
 * account and the deny list are asked each time, in parallel.
 */
export function createGuard(auth: SessionAuth, store: SessionStore): Guard {
  const identify = async (kind: SessionKind, token: string): Promise<Session | null> => {
    const claims = await verifyToken(auth, token);
    if (!claims || livesLongerThan(claims, SESSION_SECONDS[kind])) return null;
    const [account, revoked] = await Promise.all([
      unlessRefused(() => auth.getUser(claims.uid)),
      store.isRevoked(hashOf(token)),
    ]);
    if (!account || revoked || account.disabled || signedOutSince(account, claims)) return null;
    if (kind === 'admin' && account.customClaims?.admin !== true) return null;
    return { id: account.uid, email: account.email ?? '', name: account.displayName ?? null };
  };
  return {
    user: (token) => identify('user', token),
    admin: (token) => identify('admin', token),
  };
}

/** An administrator's user session lasts longer than an admin session may: it is not taken for one. */
function livesLongerThan({ iat, exp }: DecodedIdToken, seconds: number): boolean {
  return exp - iat > seconds;
}

/** Whether all sessions of the account were revoked after this one began, as a new password does. */
function signedOutSince({ tokensValidAfterTime }: UserRecord, { auth_time }: DecodedIdToken): boolean {
  return tokensValidAfterTime !== undefined && auth_time * 1000 < Date.parse(tokensValidAfterTime);
}
