import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error';
import { renewalStore, settleRenewal, withRenewal } from './renewal';

const sessionOver = () => new ApiError(401, '{"message":"Please sign in first"}', 'Unauthorized');

/** A call that is refused as without a session, then answered. */
const refusedOnce = (reply: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(sessionOver()).mockResolvedValue(reply);

let unsubscribe: (() => void) | undefined;

/** Stands for the dialog that asks to sign in again. */
function listen() {
  const listener = vi.fn();
  unsubscribe = renewalStore.subscribe(listener);
  return listener;
}

afterEach(() => {
  settleRenewal(false);
  unsubscribe?.();
  unsubscribe = undefined;
});

describe('renewal of the admin session', () => {
  it('lets a refused call wait for the new session, and sends it once more', async () => {
    const listener = listen();
    const send = refusedOnce('saved');
    const outcome = withRenewal(send);
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(renewalStore.isWanted()).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);

    settleRenewal(true);
    await expect(outcome).resolves.toBe('saved');
    expect(send).toHaveBeenCalledTimes(2);
    expect(renewalStore.isWanted()).toBe(false);
  });

  it('renews once for all calls that wait, and tells of each', async () => {
    const listener = listen();
    const outcomes = [withRenewal(refusedOnce('first')), withRenewal(refusedOnce('second'))];
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
    settleRenewal(true);
    await expect(Promise.all(outcomes)).resolves.toEqual(['first', 'second']);
    expect(renewalStore.isWanted()).toBe(false);
  });

  it('does not renew again for a slow answer about the session before', async () => {
    listen();
    let refuse: (reason: ApiError) => void = () => undefined;
    const slow = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(
        new Promise((_, reject) => {
          refuse = reject;
        }),
      )
      .mockResolvedValue('slow');
    const outcome = withRenewal(slow);
    const first = withRenewal(refusedOnce('first'));
    await vi.waitFor(() => expect(renewalStore.isWanted()).toBe(true));
    settleRenewal(true);
    await first;
    refuse(sessionOver());
    await expect(outcome).resolves.toBe('slow');
    expect(renewalStore.isWanted()).toBe(false);
  });

  it('renews for who is signed in as a user only', async () => {
    listen();
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new ApiError(403, '{"message":"Only administrators may do this"}', 'Forbidden'))
      .mockResolvedValue('saved');
    const outcome = withRenewal(send);
    await vi.waitFor(() => expect(renewalStore.isWanted()).toBe(true));
    settleRenewal(true);
    await expect(outcome).resolves.toBe('saved');
  });

  it('passes the refusal on when nobody signs in', async () => {
    const listener = listen();
    const send = refusedOnce('saved');
    const outcome = withRenewal(send);
    const refused = expect(outcome).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    settleRenewal(false);
    await refused;
    expect(send).toHaveBeenCalledTimes(1);
    expect(renewalStore.isWanted()).toBe(false);
  });

  it('asks anew when the new session ends as well', async () => {
    listen();
    for (const reply of ['first', 'second']) {
      const outcome = withRenewal(refusedOnce(reply));
      await vi.waitFor(() => expect(renewalStore.isWanted()).toBe(true));
      settleRenewal(true);
      await expect(outcome).resolves.toBe(reply);
    }
  });

  it('passes a second refusal on instead of asking for ever', async () => {
    listen();
    const send = vi.fn(() => Promise.reject(sessionOver()));
    const refused = expect(withRenewal(send)).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(renewalStore.isWanted()).toBe(true));
    settleRenewal(true);
    await refused;
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('passes a refusal on at once where nothing could renew the session', async () => {
    const send = refusedOnce('saved');
    await expect(withRenewal(send)).rejects.toMatchObject({ status: 401 });
    expect(renewalStore.isWanted()).toBe(false);
  });

  it('waits for no other failure', async () => {
    listen();
    const failure = new ApiError(
      403,
      '{"message":"Requests from other sites are not accepted"}',
      'Forbidden',
    );
    await expect(withRenewal(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(renewalStore.isWanted()).toBe(false);
  });
});
