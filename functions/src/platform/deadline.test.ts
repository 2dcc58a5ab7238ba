import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { withDeadline } from './deadline';
import { AppError } from './errors';

it('returns the result or error in time, else throws 503, and leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(withDeadline(Promise.resolve('done'), 50)).resolves.toBe('done');
  await expect(withDeadline(Promise.reject(new Error('own')), 50)).rejects.toThrow('own');
  expect(vi.getTimerCount()).toBe(0);
  const expired = vi.fn();
  withDeadline(new Promise(() => {}), 50).catch(expired);
  // Other work of the process may set timers meanwhile, so these are not counted.
  await vi.advanceTimersByTimeAsync(49);
  expect(expired).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(expired).toHaveBeenCalledExactlyOnceWith(new AppError(503, ERROR_MESSAGES.unavailable));
  vi.useRealTimers();
});
