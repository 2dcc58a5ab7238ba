import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Guard, Session } from '../platform/access';
import type { SessionKind } from '../platform/cookies';
import { withDeadline } from '../platform/deadline';
import { codeOf, GRPC } from '../platform/errors';
import { laterExpiry } from './lifetime';
import { sessionNotProlonged } from './logs';
import type { SessionStore } from './store';
import { hashOf, type SessionAuth, unlessRefused, verifyToken } from './tokens';

interface GuardDependencies {
  readonly auth: SessionAuth;
  readonly store: SessionStore;
  readonly clock: () => Date;
}

/** Milliseconds that a request waits for its session to be prolonged, before it goes on without. */
const PATIENCE_MS = 2000;

/**
 * Answers whose session a token is. What is written in a token is true of the moment it was issued, so the
 * account and the session's own document are asked each time, in parallel.
 */
export function createGuard({ auth, store, clock }: GuardDependencies): Guard {
  /** Whether the session still is there. It is waited for: once it has answered, a function may be frozen. */
  const prolong = async (hash: string, expireAt: Date): Promise<boolean> => {
    try {
      await withDeadline(store.prolong(hash, expireAt), PATIENCE_MS);
    } catch (error) {
      if (codeOf(error) === GRPC.notFound) return false;
      sessionNotProlonged(codeOf(error) ?? String(error));
    }
    return true;
  };

  const identify = async (kind: SessionKind, token: string): Promise<Session | null> => {
    const claims = await verifyToken(auth, token);
    if (!claims) return null;
    const hash = hashOf(token);
    const [account, expireAt] = await Promise.all([
      unlessRefused(() => auth.getUser(claims.uid)),
      store.findExpiry(kind, hash),
    ]);
    const now = clock();
    if (!expireAt || expireAt <= now) return null;
    if (!account || account.disabled || signedOutSince(account, claims)) return null;
    if (kind === 'admin' && account.customClaims?.admin !== true) return null;
    const later = laterExpiry(kind, now, new Date(claims.exp * 1000), expireAt);
    if (later && !(await prolong(hash, later))) return null;
    return { id: account.uid, email: account.email ?? '', name: account.displayName ?? null };
  };
  return {
    user: (token) => identify('user', token),
    admin: (token) => identify('admin', token),
  };
}

/** Whether all sessions of the account were revoked after this one began, as a new password does. */
function signedOutSince({ tokensValidAfterTime }: UserRecord, { auth_time }: DecodedIdToken): boolean {
  return tokensValidAfterTime !== undefined && auth_time * 1000 < Date.parse(tokensValidAfterTime);
}
