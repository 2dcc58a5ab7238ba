import { SENTENCES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors';
import { attempt } from './attempts';

const CALLER = { address: '203.0.113.7', peer: '203.0.113.7' };

it.each([
  ['counts when it is refused', new AppError(401, SENTENCES.credentialsRefused), true],
  ['does not count when a service is down', new AppError(503, SENTENCES.unavailable), false],
  ['does not count when Google wants a pause', new AppError(429, SENTENCES.tooManyAttempts), false],
  ['does not count when something unforeseen happens', new TypeError('oops'), false],
])('an attempt %s', async (_case, error, counts) => {
  const giveBack = vi.fn(async () => {});
  const logIn = () => Promise.reject(error);
  const outcome = attempt({ take: async () => giveBack }, 'admin', 'admin', CALLER, logIn);
  await expect(outcome).rejects.toBe(error);
  expect(giveBack).toHaveBeenCalledTimes(counts ? 0 : 1);
});

it('has its place before a password is checked', async () => {
  const logIn = vi.fn();
  const full = new AppError(429, SENTENCES.tooManyAttempts);
  const take = vi.fn(() => Promise.reject(full));
  await expect(attempt({ take }, 'user', 'Noor@Example.com', CALLER, logIn)).rejects.toBe(full);
  expect(logIn).not.toHaveBeenCalled();
  expect(take).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'user-login' }),
    'noor@example.com',
    CALLER.address,
  );
});
