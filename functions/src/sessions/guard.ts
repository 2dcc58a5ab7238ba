import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Guard, Session } from '../platform/access';
import type { SessionKind } from '../platform/cookies';
import { withDeadline } from '../platform/deadline';
import { codeOf, GRPC } from '../platform/errors';
import { sessionNotExtended } from '../platform/logs';
import { laterExpiry } from './lifetime';
import { mustChangePassword, requirementOf } from './requirement';
import { roleOf } from './role';
import type { SecondFactors } from './second-factor/store';
import type { SessionStore } from './store';
import { hashOf, type SessionAuth, unlessRejected, verifyToken } from './tokens';

interface GuardDependencies {
  readonly auth: SessionAuth;
  readonly store: SessionStore;
  readonly secondFactors: Pick<SecondFactors, 'stateOf'>;
  /** Administrators without a second factor can set one up, and nothing else. */
  readonly requireSecondFactor: boolean;
  readonly clock: () => Date;
}

/** The request continues after this timeout. */
const EXTENSION_TIMEOUT_MS = 2000;

/** A token's claims date from its issue, so each request checks the account and the session's document. */
export function createGuard({
  auth,
  store,
  secondFactors,
  requireSecondFactor,
  clock,
}: GuardDependencies): Guard {
  const isFactorMissing = async (kind: SessionKind, uid: string) =>
    kind === 'admin' && requireSecondFactor && !(await secondFactors.stateOf(uid)).secondFactor;

  /** Returns `false` if the session has ended. Callers await it: a function may be frozen after its response. */
  const extend = async (hash: string, expireAt: Date): Promise<boolean> => {
    try {
      await withDeadline(store.extend(hash, expireAt), EXTENSION_TIMEOUT_MS);
    } catch (error) {
      if (codeOf(error) === GRPC.notFound) return false;
      sessionNotExtended(codeOf(error) ?? String(error));
    }
    return true;
  };

  const identify = async (kind: SessionKind, token: string): Promise<Session | null> => {
    const claims = await verifyToken(auth, token);
    if (!claims) return null;
    const hash = hashOf(token);
    const [account, expireAt, lacksFactor] = await Promise.all([
      unlessRejected(() => auth.getUser(claims.uid)),
      store.findExpiry(kind, hash),
      isFactorMissing(kind, claims.uid),
    ]);
    const now = clock();
    if (!expireAt || expireAt <= now) return null;
    if (!account || account.disabled || wasRevoked(account, claims)) return null;
    const role = kind === 'admin' ? roleOf(account.customClaims) : undefined;
    if (role === null) return null;
    const later = laterExpiry(kind, now, new Date(claims.exp * 1000), expireAt);
    if (later && !(await extend(hash, later))) return null;
    const required = kind === 'admin' && requirementOf(mustChangePassword(account.customClaims), lacksFactor);
    const { uid: id, email = '', displayName: name = null } = account;
    return { id, email, name, ...(role && { role }), ...(required && { required }) };
  };
  return {
    user: (token) => identify('user', token),
    admin: (token) => identify('admin', token),
  };
}

/** A new password revokes earlier sessions. */
function wasRevoked({ tokensValidAfterTime }: UserRecord, { auth_time }: DecodedIdToken): boolean {
  return tokensValidAfterTime !== undefined && auth_time * 1000 < Date.parse(tokensValidAfterTime);
}
