import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors';
import { limitLogin } from './login-limits';

const CALLER = { ip: '203.0.113.7', connectingIp: '203.0.113.7' };

it.each([
  ['counts when it is refused', new AppError(401, ERROR_MESSAGES.credentialsRejected), true],
  ['does not count when a service is down', new AppError(503, ERROR_MESSAGES.unavailable), false],
  ['does not count when Google wants a pause', new AppError(429, ERROR_MESSAGES.tooManyAttempts), false],
  ['does not count when something unforeseen happens', new TypeError('oops'), false],
])('an attempt %s', async (_case, error, counts) => {
  const giveBack = vi.fn(async () => {});
  const logIn = () => Promise.reject(error);
  const take = async () => giveBack;
  const admin = { kind: 'admin', name: 'admin', client: CALLER } as const;
  const outcome = limitLogin({ acquire: take, takeAll: take }, admin, logIn);
  await expect(outcome).rejects.toBe(error);
  expect(giveBack).toHaveBeenCalledTimes(counts ? 0 : 1);
});

it('acquires its hit before the password is checked', async () => {
  const logIn = vi.fn();
  const full = new AppError(429, ERROR_MESSAGES.tooManyAttempts);
  const takeAll = vi.fn(() => Promise.reject(full));
  const user = { kind: 'user', name: 'Noor@Example.com', client: CALLER } as const;
  await expect(limitLogin({ acquire: takeAll, takeAll }, user, logIn)).rejects.toBe(full);
  expect(logIn).not.toHaveBeenCalled();
  expect(takeAll).toHaveBeenCalledWith([
    [expect.objectContaining({ name: 'user-login' }), 'noor@example.com', CALLER.ip],
    [expect.objectContaining({ name: 'login-address' }), CALLER.ip, CALLER.ip],
    [expect.objectContaining({ name: 'login-peer' }), CALLER.connectingIp, CALLER.ip],
  ]);
});
