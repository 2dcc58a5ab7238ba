import { randomUUID } from 'node:crypto';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { NewUser } from '../../../functions/src/testing/backend';

type StoredUser = NewUser & Partial<Pick<UserRecord, 'disabled' | 'displayName' | 'tokensValidAfterTime'>>;

/** Accounts in the memory, with unsigned tokens as the Auth emulator issues them. */
export function createAuth(projectId: string) {
  const users = new Map<string, StoredUser>();

  function find(uid: string): StoredUser {
    const user = users.get(uid);
    if (user) return user;
    throw errorOf('auth/user-not-found');
  }

  function verify(token: string, kind: 'id-token' | 'session-cookie'): DecodedIdToken {
    const [, payload = ''] = token.split('.');
    let claims: DecodedIdToken;
    try {
      claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    } catch {
      throw errorOf('auth/argument-error');
    }
    if (claims.aud !== projectId) throw errorOf('auth/argument-error');
    if (claims.exp * 1000 <= Date.now()) throw errorOf(`auth/${kind}-expired`);
    const { disabled, tokensValidAfterTime } = find(claims.uid);
    if (disabled) throw errorOf('auth/user-disabled');
    // The SDK always checks it on an emulator.
    if (claims.auth_time * 1000 < Date.parse(tokensValidAfterTime ?? ''))
      throw errorOf(`auth/${kind}-revoked`);
    return claims;
  }

  const issue = (claims: object, seconds: number): string => {
    const iat = Math.floor(Date.now() / 1000);
    return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, iat, exp: iat + seconds })}.`;
  };

  const auth = {
    getUser: async (uid: string) => toRecord(find(uid)),
    updateUser: async (uid: string, { password, ...changes }: Partial<StoredUser>) => {
      const tokensValidAfterTime = new Date(Math.floor(Date.now() / 1000) * 1000).toUTCString();
      const revoked = password === undefined ? {} : { password, tokensValidAfterTime };
      users.set(uid, { ...find(uid), ...changes, ...revoked });
      return toRecord(find(uid));
    },
    getUsers: async (identifiers: readonly { uid: string }[]) => ({
      users: identifiers.flatMap(({ uid }) => users.get(uid) ?? []).map(toRecord),
    }),
    createUser: async (user: Omit<StoredUser, 'uid'>) => {
      const uid = randomUUID();
      users.set(uid, { ...user, uid });
      return toRecord(find(uid));
    },
    deleteUser: async (uid: string) => {
      users.delete(find(uid).uid);
    },
    setCustomUserClaims: async (uid: string, customClaims: object | null) => {
      users.set(uid, { ...find(uid), customClaims: customClaims ?? {} });
    },
    verifyIdToken: async (token: string) => verify(token, 'id-token'),
    verifySessionCookie: async (token: string) => verify(token, 'session-cookie'),
    createSessionCookie: async (idToken: string, { expiresIn }: { expiresIn: number }) =>
      issue(verify(idToken, 'id-token'), expiresIn / 1000),
  } as const;

  return {
    // The few methods that the app and the tests in this process call.
    auth: auth as unknown as Auth,

    identity: {
      async signIn(email: string, password: string) {
        const user = [...users.values()].find((candidate) => candidate.email === email);
        if (user?.password !== password) return null;
        const { uid, displayName: name, customClaims } = user;
        const auth_time = Math.floor(Date.now() / 1000);
        const claims = { ...customClaims, uid, sub: uid, aud: projectId, email, name, auth_time };
        return { uid, idToken: issue(claims, 3600) };
      },
    },

    replaceUsers(newUsers: readonly NewUser[]): void {
      users.clear();
      for (const user of newUsers) users.set(user.uid, user);
    },
  };
}

function toRecord({ password: _password, ...user }: StoredUser) {
  return { disabled: false, customClaims: {}, metadata: {}, ...user };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function errorOf(code: string): Error {
  return Object.assign(new Error(code), { code });
}
