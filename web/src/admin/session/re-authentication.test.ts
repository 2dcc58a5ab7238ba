import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { ApiError } from '../../shared/api/api-error';
import { reauthenticationStore, settleReauthentication, withReauthentication } from './re-authentication';

const sessionOver = () => new ApiError(401, '{"message":"Please sign in first"}', 'Unauthorized');

/** A request that is rejected without a session, then succeeds. */
const rejectedOnce = (response: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(sessionOver()).mockResolvedValue(response);

let unsubscribe: (() => void) | undefined;

/** Fakes the re-authentication dialog. */
function listen() {
  const listener = vi.fn();
  unsubscribe = reauthenticationStore.subscribe(listener);
  return listener;
}

afterEach(() => {
  settleReauthentication(false);
  unsubscribe?.();
  unsubscribe = undefined;
});

/** Waits until the dialog is wanted, and settles it. */
async function settle(isSignedIn: boolean) {
  await vi.waitFor(() => expect(reauthenticationStore.isWanted()).toBe(true));
  settleReauthentication(isSignedIn);
}

it.each([
  ['without a session', sessionOver()],
  [
    "without an administrator's session",
    new ApiError(403, '{"message":"Only administrators may do this"}', 'Forbidden'),
  ],
])('lets a request %s wait for the new session, and retries it', async (_, rejection) => {
  listen();
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(rejection).mockResolvedValue('saved');
  const outcome = withReauthentication(send);
  await vi.waitFor(() => expect(reauthenticationStore.isWanted()).toBe(true));
  expect(send).toHaveBeenCalledTimes(1);
  settleReauthentication(true);
  await expect(outcome).resolves.toBe('saved');
  expect(send).toHaveBeenCalledTimes(2);
  expect(reauthenticationStore.isWanted()).toBe(false);
});

it('happens once for all waiting requests, notifies of each, and happens again when the new session ends', async () => {
  const listener = listen();
  for (const calls of [2, 4]) {
    const outcomes = ['first', 'second'].map((response) => withReauthentication(rejectedOnce(response)));
    await vi.waitFor(() => expect(listener.mock.calls.length).toBeGreaterThanOrEqual(calls));
    await settle(true);
    await expect(Promise.all(outcomes)).resolves.toEqual(['first', 'second']);
    expect(reauthenticationStore.isWanted()).toBe(false);
  }
});

it('does not happen again for a slow response about the previous session', async () => {
  listen();
  const { promise, resolve } = deferred();
  const slow = vi.fn(async () => 'slow');
  slow.mockImplementationOnce(async () => {
    await promise;
    throw sessionOver();
  });
  const outcome = withReauthentication(slow);
  const first = withReauthentication(rejectedOnce('first'));
  await settle(true);
  await first;
  resolve();
  await expect(outcome).resolves.toBe('slow');
  expect(reauthenticationStore.isWanted()).toBe(false);
});

it('rejects when nobody signs in', async () => {
  listen();
  const send = rejectedOnce('saved');
  const rejected = expect(withReauthentication(send)).rejects.toMatchObject({ status: 401 });
  await settle(false);
  await rejected;
  expect(send).toHaveBeenCalledTimes(1);
  expect(reauthenticationStore.isWanted()).toBe(false);
});

it('rejects after a second rejection instead of looping', async () => {
  listen();
  const send = vi.fn(() => Promise.reject(sessionOver()));
  const rejected = expect(withReauthentication(send)).rejects.toMatchObject({ status: 401 });
  await settle(true);
  await rejected;
  expect(send).toHaveBeenCalledTimes(2);
});

it('rejects at once without the dialog, and does not wait for other failures', async () => {
  await expect(withReauthentication(rejectedOnce('saved'))).rejects.toMatchObject({ status: 401 });
  expect(reauthenticationStore.isWanted()).toBe(false);
  listen();
  const message = '{"message":"Requests from other sites are not accepted"}';
  const failure = new ApiError(403, message, 'Forbidden');
  await expect(withReauthentication(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(reauthenticationStore.isWanted()).toBe(false);
});
