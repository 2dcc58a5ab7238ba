import { randomUUID } from 'node:crypto';
import {
  type AdminLogin,
  type AdminSession,
  SENTENCES,
  type UserLogin,
  type UserSession,
} from '@alnafitha/contract';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { loggedIn, loginRefused } from '../logs';
import type { SessionKind } from '../platform/cookies';
import { AppError } from '../platform/errors';
import type { Identity } from './identity';
import type { AdminAccount, SessionStore } from './store';
import { issueToken, type SessionAuth, unlessRefused } from './tokens';

export interface LoginDependencies {
  readonly auth: SessionAuth;
  readonly identity: Identity;
  readonly store: SessionStore;
  readonly clock: () => Date;
}

/** Longest time between signing in with the client SDK and asking for a session, in seconds. */
const RECENT_SECONDS = 5 * 60;

/** Throws the one 401 of every refusal, so that nobody learns which part was wrong. */
export async function logInAsAdmin(
  { auth, identity, store }: LoginDependencies,
  { username, password }: AdminLogin,
): Promise<{ session: AdminSession; token: string }> {
  const id = adminId(username);
  const account = id === null ? null : await store.findAdmin(id);
  // Nobody's address is asked for like any other: the time taken must not tell which usernames exist.
  const signedIn = await identity.signIn(account?.email ?? `${randomUUID()}@nobody.invalid`, password);
  if (!account) throw refused('admin', 'unknown username');
  if (!signedIn) throw refused('admin', 'wrong password');
  if (!(await isAdmin(auth, account, signedIn.idToken))) throw refused('admin', 'not an administrator');
  const token = await issue(auth, 'admin', signedIn.idToken);
  loggedIn('admin', account.uid);
  return { session: { id: account.uid, username: account.username, name: account.name }, token };
}

/** By ID token of a recent sign-in, or by e-mail and password. Throws 401 on every refusal. */
export async function logInAsUser(
  { auth, identity, clock }: LoginDependencies,
  login: UserLogin,
): Promise<{ session: UserSession; token: string }> {
  const idToken =
    'idToken' in login ? login.idToken : (await identity.signIn(login.email, login.password))?.idToken;
  if (!idToken) throw refused('user', 'wrong e-mail or password');
  const { uid, email, name, auth_time } = await verifyIdToken(auth, 'user', idToken);
  if (!email) throw refused('user', 'no e-mail');
  if (clock().getTime() / 1000 - auth_time > RECENT_SECONDS) throw refused('user', 'sign-in too old');
  const token = await issue(auth, 'user', idToken);
  loggedIn('user', uid);
  return { session: { id: uid, email, name: typeof name === 'string' ? name : null }, token };
}

/** The document id of a username; `null` for what cannot be one, such as `../x`, `__x__` or a very long one. */
function adminId(username: string): string | null {
  const id = username.normalize('NFKC').toLowerCase();
  return /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{0,199}$/u.test(id) ? id : null;
}

async function isAdmin(auth: SessionAuth, account: AdminAccount, idToken: string): Promise<boolean> {
  const claims = await verifyIdToken(auth, 'admin', idToken);
  return claims.uid === account.uid && claims.admin === true;
}

function verifyIdToken(auth: SessionAuth, kind: SessionKind, idToken: string): Promise<DecodedIdToken> {
  return orRefuse(kind, () => auth.verifyIdToken(idToken, true));
}

function issue(auth: SessionAuth, kind: SessionKind, idToken: string): Promise<string> {
  return orRefuse(kind, () => issueToken(auth, kind, idToken));
}

async function orRefuse<T>(kind: SessionKind, ask: () => Promise<T>): Promise<T> {
  const answer = await unlessRefused(ask);
  if (answer === null) throw refused(kind, 'token refused');
  return answer;
}

function refused(kind: SessionKind, reason: string): AppError {
  loginRefused(kind, reason);
  return new AppError(401, SENTENCES.credentialsRefused);
}
