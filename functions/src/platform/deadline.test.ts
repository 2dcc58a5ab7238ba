import { ERROR_MESSAGES } from '@alnafitha/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline';
import { AppError } from './errors';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns the result in time and leaves no timer', async () => {
  await expect(withDeadline(Promise.resolve('done'), 50)).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it("hands on the work's own error", async () => {
  await expect(withDeadline(Promise.reject(new Error('own')), 50)).rejects.toThrow('own');
  expect(vi.getTimerCount()).toBe(0);
});

it('throws 503 after the timeout', async () => {
  const late = withDeadline(new Promise(() => {}), 50);
  const outcome = expect(late).rejects.toEqual(new AppError(503, ERROR_MESSAGES.unavailable));
  await vi.advanceTimersByTimeAsync(49);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});
