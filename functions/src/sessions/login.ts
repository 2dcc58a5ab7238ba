import {
  type AdminLogin,
  type Company,
  ERROR_MESSAGES,
  type Role,
  type UserLogin,
  type UserSession,
} from '@alnafitha/contract';
import type { SessionKind } from '../platform/cookies';
import { AppError } from '../platform/errors';
import { loggedIn, loginRejected } from '../platform/logs';
import type { RateLimits } from '../platform/rate-limits';
import { adminId } from './admin-id';
import { type Identity, signInAsTyped } from './identity';
import { expiryOf } from './lifetime';
import { TOKEN_LIMIT } from './login-limits';
import type { People } from './people';
import { mustChangePassword } from './requirement';
import { roleOf } from './role';
import type { CheckedFactor, SecondFactors } from './second-factor/store';
import { randomSignInEmail } from './sign-in-email';
import type { SessionOrigin } from './source';
import type { AdminAccount, SessionStore } from './store';
import { hashOf, issueToken, type SessionAuth, unlessRejected } from './tokens';

/** The limit is per account and kind; a new session ends the oldest. */
const MAX_SESSIONS = 10;

export interface LoginDependencies {
  readonly auth: SessionAuth;
  readonly identity: Identity;
  readonly store: SessionStore;
  readonly limits: RateLimits;
  readonly people: People;
  readonly secondFactors: SecondFactors;
  readonly requireSecondFactor: boolean;
  readonly readCompany: () => Promise<Company>;
  readonly clock: () => Date;
}

/** A sign-in with the client SDK must be so recent. */
const MAX_SIGN_IN_AGE_SECONDS = 5 * 60;

interface SignedIn {
  readonly account: AdminAccount;
  readonly role: Role;
  readonly token: string;
  readonly factor: CheckedFactor;
  readonly isPasswordReported: boolean;
}

/**
 * Every rejection is the same 401 after the same requests, so it does not reveal the wrong part. The right password
 * alone is a `CodeError` for an account with a second factor, except in a browser that trusts it; a password whose theft
 * was reported counts only with such a factor.
 */
export async function logInAsAdmin(
  dependencies: LoginDependencies,
  { username, password, code }: AdminLogin,
  trustedFactor: Date | undefined,
  origin: SessionOrigin,
): Promise<SignedIn> {
  const { auth, identity, store, secondFactors } = dependencies;
  const id = adminId(username);
  const account = id === null ? null : await store.findAdmin(id);
  // A random email keeps the response time from revealing which usernames exist.
  const signedIn = await signInAsTyped(identity, account?.signInEmail ?? randomSignInEmail(), password);
  if (!account) throw rejected('admin', 'unknown username', username);
  if (!signedIn) throw rejected('admin', 'wrong password', username);
  const claims = await adminClaims(auth, account, signedIn.idToken);
  const role = roleOf(claims ?? undefined);
  if (!claims || !role || account.disabled || account.invitation)
    throw rejected('admin', 'not an administrator', username);
  const factor = await secondFactors.require(account.uid, code, trustedFactor);
  const isPasswordReported = mustChangePassword(claims);
  if (isPasswordReported && factor.used === 'none') throw rejected('admin', 'password reported', username);
  const token = await createSession(dependencies, 'admin', account.uid, signedIn.idToken, origin);
  loggedIn('admin', account.uid, username);
  return { account, role, token, factor, isPasswordReported };
}

/** Rejects an administrator's account like a wrong password: the same 401 after the same requests. */
export async function logInAsUser(
  dependencies: LoginDependencies,
  login: UserLogin,
): Promise<{ session: UserSession; token: string }> {
  const { auth, identity, limits, clock } = dependencies;
  const idToken =
    'idToken' in login
      ? login.idToken
      : (await signInAsTyped(identity, login.email, login.password))?.idToken;
  const given = 'email' in login ? login.email : undefined;
  if (!idToken) throw rejected('user', 'wrong e-mail or password', given);
  const claims = await orReject('user', () => auth.verifyIdToken(idToken));
  if (claims.admin === true) throw rejected('user', 'administrator', claims.email);
  if ('idToken' in login) await limits.acquire(TOKEN_LIMIT, claims.uid, claims.uid);
  const { uid, email, name, auth_time } = await orReject('user', () => auth.verifyIdToken(idToken, true));
  if (!email) throw rejected('user', 'no e-mail', uid);
  if (clock().getTime() / 1000 - auth_time > MAX_SIGN_IN_AGE_SECONDS)
    throw rejected('user', 'sign-in too old', email);
  const token = await createSession(dependencies, 'user', uid, idToken);
  loggedIn('user', uid, email);
  return { session: { id: uid, email, name: typeof name === 'string' ? name : null }, token };
}

/** The new token's revocation is not checked, because that would be one request more than for a rejection. */
async function adminClaims(auth: SessionAuth, account: AdminAccount, idToken: string) {
  const claims = await orReject('admin', () => auth.verifyIdToken(idToken));
  return claims.uid === account.uid ? claims : null;
}

/** Writes the document before the token is sent. */
export async function createSession(
  dependencies: LoginDependencies,
  kind: SessionKind,
  uid: string,
  idToken: string,
  origin: SessionOrigin = {},
): Promise<string> {
  const { auth, store, clock } = dependencies;
  const now = clock();
  const { token, seconds } = await orReject(kind, () => issueToken(auth, idToken));
  const end = new Date(now.getTime() + seconds * 1000);
  const hash = hashOf(token);
  const isNew = await store.create(hash, {
    ...{ kind, uid, createdAt: now, expireAt: expiryOf(kind, now, end) },
    ...origin,
  });
  // Of one second and lifetime, tokens are equal: the former session would go on as this one.
  if (!isNew) return createSession(dependencies, kind, uid, idToken, origin);
  await store.endOldest(kind, uid, MAX_SESSIONS, hash);
  return token;
}

async function orReject<T>(kind: SessionKind, call: () => Promise<T>): Promise<T> {
  const result = await unlessRejected(call);
  if (result === null) throw rejected(kind, 'token rejected');
  return result;
}

function rejected(kind: SessionKind, reason: string, account?: string): AppError {
  loginRejected(kind, reason, account);
  return new AppError(401, ERROR_MESSAGES.credentialsRejected);
}
