import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { withDeadline } from './deadline';
import { AppError } from './errors';

it('returns the result or error in time, else throws 503, and leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(withDeadline(Promise.resolve('done'), 50)).resolves.toBe('done');
  await expect(withDeadline(Promise.reject(new Error('own')), 50)).rejects.toThrow('own');
  expect(vi.getTimerCount()).toBe(0);
  const late = withDeadline(new Promise(() => {}), 50);
  const outcome = expect(late).rejects.toEqual(new AppError(503, ERROR_MESSAGES.unavailable));
  await vi.advanceTimersByTimeAsync(49);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  vi.useRealTimers();
});
