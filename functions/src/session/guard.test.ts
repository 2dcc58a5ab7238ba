import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { describe, expect, it, vi } from 'vitest';
import { SESSION_SECONDS } from '../platform/cookies';
import { createGuard } from './guard';
import type { SessionStore } from './store';
import { hashOf, type SessionAuth } from './tokens';

const TOKEN = 'head.body.signature';
const NOW = 1_772_000_000;

/** A guard over an account, a token and a deny list, each as valid as can be unless changed. */
function guardWith({
  account = {},
  claims = {},
  revoked = [],
}: {
  account?: Partial<UserRecord>;
  claims?: Partial<DecodedIdToken>;
  revoked?: string[];
} = {}) {
  const auth = {
    // Like the real one, checks nothing that is not in the token unless told to.
    verifySessionCookie: vi.fn(async () => ({
      uid: 'u1',
      iat: NOW,
      exp: NOW + SESSION_SECONDS.admin,
      auth_time: NOW,
      ...claims,
    })),
    getUser: vi.fn(async () => ({
      uid: 'u1',
      email: 'u1@example.com',
      displayName: 'U. One',
      disabled: false,
      customClaims: { admin: true },
      ...account,
    })),
  };
  const store = { isRevoked: vi.fn(async (hash: string) => revoked.includes(hash)) };
  const guard = createGuard(auth as unknown as SessionAuth, store as Partial<SessionStore> as SessionStore);
  return { guard, auth, store };
}

describe.each(['user', 'admin'] as const)('%s session', (kind) => {
  it('is the account of a valid token, for one look at account and deny list each', async () => {
    const { guard, auth, store } = guardWith();
    expect(await guard[kind](TOKEN)).toEqual({ id: 'u1', email: 'u1@example.com', name: 'U. One' });
    expect(auth.getUser).toHaveBeenCalledExactlyOnceWith('u1');
    expect(store.isRevoked).toHaveBeenCalledExactlyOnceWith(hashOf(TOKEN));
  });

  it('ends when the account is disabled', async () => {
    expect(await guardWith({ account: { disabled: true } }).guard[kind](TOKEN)).toBeNull();
  });

  it("ends when the account's tokens are revoked, as by a new password", async () => {
    const at = (seconds: number) => ({ tokensValidAfterTime: new Date(seconds * 1000).toUTCString() });
    expect(await guardWith({ account: at(NOW + 1) }).guard[kind](TOKEN)).toBeNull();
    expect(await guardWith({ account: at(NOW) }).guard[kind](TOKEN)).not.toBeNull();
  });

  it('ends when the account is deleted', async () => {
    const { guard, auth } = guardWith();
    auth.getUser.mockRejectedValue(Object.assign(new Error('gone'), { code: 'auth/user-not-found' }));
    expect(await guard[kind](TOKEN)).toBeNull();
  });

  it('ends with a logout', async () => {
    expect(await guardWith({ revoked: [hashOf(TOKEN)] }).guard[kind](TOKEN)).toBeNull();
  });

  it('is not there for a token that does not verify, and nobody else is asked', async () => {
    const { guard, auth, store } = guardWith();
    auth.verifySessionCookie.mockRejectedValue(
      Object.assign(new Error('old'), { code: 'auth/session-cookie-expired' }),
    );
    expect(await guard[kind](TOKEN)).toBeNull();
    expect(auth.getUser).not.toHaveBeenCalled();
    expect(store.isRevoked).not.toHaveBeenCalled();
  });

  it('is neither there nor absent while accounts cannot be asked', async () => {
    const { guard, auth } = guardWith();
    auth.getUser.mockRejectedValue(Object.assign(new Error('down'), { code: 'app/network-error' }));
    await expect(guard[kind](TOKEN)).rejects.toThrow('down');
  });
});

describe('admin session', () => {
  it('ends with the claim, though the token still has it', async () => {
    const { guard } = guardWith({ account: { customClaims: {} }, claims: { admin: true } });
    expect(await guard.admin(TOKEN)).toBeNull();
    expect(await guard.user(TOKEN)).not.toBeNull();
  });

  it("is not opened by an administrator's longer user session", async () => {
    const { guard } = guardWith({ claims: { exp: NOW + SESSION_SECONDS.user } });
    expect(await guard.admin(TOKEN)).toBeNull();
    expect(await guard.user(TOKEN)).not.toBeNull();
  });
});
