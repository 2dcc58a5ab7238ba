import type { UserRecord } from 'firebase-admin/auth';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SESSION_SECONDS } from '../platform/cookies';
import { GRPC } from '../platform/errors';
import * as logs from '../platform/logs';
import { createGuard } from './guard';
import type { SessionStore } from './store';
import { hashOf, type SessionAuth } from './tokens';

const TOKEN = 'head.body.signature';
/** The start of the session. */
const NOW = 1_772_000_000;
const secondsLater = (seconds: number) => new Date((NOW + seconds) * 1000);
const HOUR = 3600;

/** A guard with an account, a token and a session, all valid by default, `elapsed` seconds after its start. */
function guardWith(account: Partial<UserRecord> = {}, elapsed = 0) {
  const auth = {
    // Like the real one, it checks only the token unless told to.
    verifySessionCookie: vi.fn(async () => ({
      uid: 'u1',
      iat: NOW,
      exp: NOW + SESSION_SECONDS,
      auth_time: NOW,
      admin: true,
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
  const store = {
    findExpiry: vi.fn(async (kind: string) => secondsLater(kind === 'admin' ? 8 * HOUR : SESSION_SECONDS)),
    extend: vi.fn(async (_hash: string, _expireAt: Date) => {}),
  };
  const guard = createGuard({
    auth: auth as unknown as SessionAuth,
    store: store as Partial<SessionStore> as SessionStore,
    secondFactors: { stateOf: async () => ({ secondFactor: false, recoveryCodes: 0 }) },
    requireSecondFactor: false,
    clock: () => secondsLater(elapsed),
  });
  return { guard, auth, store };
}

describe.each(['user', 'admin'] as const)('%s session', (kind) => {
  it('resolves the account of a valid token with one read of account and session each', async () => {
    const { guard, auth, store } = guardWith();
    expect(await guard[kind](TOKEN)).toEqual({
      ...{ id: 'u1', email: 'u1@example.com', name: 'U. One' },
      ...(kind === 'admin' && { role: 'administrator' }),
    });
    expect(auth.getUser).toHaveBeenCalledExactlyOnceWith('u1');
    expect(store.findExpiry).toHaveBeenCalledExactlyOnceWith(kind, hashOf(TOKEN));
    expect(store.extend).not.toHaveBeenCalled();
  });

  it('ends when the account is disabled or deleted', async () => {
    const { guard, auth, store } = guardWith({ disabled: true }, HOUR);
    expect(await guard[kind](TOKEN)).toBeNull();
    auth.getUser.mockRejectedValue(Object.assign(new Error('gone'), { code: 'auth/user-not-found' }));
    expect(await guard[kind](TOKEN)).toBeNull();
    expect(store.extend).not.toHaveBeenCalled();
  });

  // The Auth emulator's own check of the token would hide a missing one.
  it("ends when the account's tokens are revoked, as by a new password, unless that was before it began", async () => {
    const validAfter = (seconds: number) => ({ tokensValidAfterTime: secondsLater(seconds).toUTCString() });
    const { guard, store } = guardWith(validAfter(1), HOUR);
    expect(await guard[kind](TOKEN)).toBeNull();
    expect(store.extend).not.toHaveBeenCalled();
    expect(await guardWith(validAfter(0)).guard[kind](TOKEN)).not.toBeNull();
  });

  it('throws while accounts or sessions cannot be read', async () => {
    const { guard, auth } = guardWith();
    auth.getUser.mockRejectedValue(Object.assign(new Error('down'), { code: 'app/network-error' }));
    await expect(guard[kind](TOKEN)).rejects.toThrow('down');
    const other = guardWith();
    other.store.findExpiry.mockRejectedValue(new Error('no database'));
    await expect(other.guard[kind](TOKEN)).rejects.toThrow('no database');
  });
});

it('admin session without the claim is not extended, although the token still contains it', async () => {
  const { guard, store } = guardWith({ customClaims: {} }, HOUR);
  expect(await guard.admin(TOKEN)).toBeNull();
  expect(store.extend).not.toHaveBeenCalled();
});

it('admin session continues when Firestore fails to extend it, and logs the error without the token', async () => {
  const { guard, store } = guardWith({}, HOUR);
  store.extend.mockRejectedValue(Object.assign(new Error('down'), { code: GRPC.unavailable }));
  const sessionNotExtended = vi.spyOn(logs, 'sessionNotExtended');
  expect(await guard.admin(TOKEN)).not.toBeNull();
  expect(sessionNotExtended).toHaveBeenCalledExactlyOnceWith(GRPC.unavailable);
});

it('admin session continues when Firestore does not respond to the extension', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { guard, store } = guardWith({}, HOUR);
  store.extend.mockReturnValue(new Promise(() => {}));
  const session = guard.admin(TOKEN);
  // Not all timers: connections of other files have some that begin again and again.
  await vi.advanceTimersByTimeAsync(2000);
  expect(await session).not.toBeNull();
});
