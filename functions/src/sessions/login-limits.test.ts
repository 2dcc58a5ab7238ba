import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors';
import { limitLogin } from './login-limits';

const CLIENT = { ip: '203.0.113.7', connectingIp: '203.0.113.7' };

it.each([
  ['a service is down', new AppError(503, ERROR_MESSAGES.unavailable)],
  ['Google wants a pause', new AppError(429, ERROR_MESSAGES.tooManyAttempts)],
  ['something unforeseen happens', new TypeError('oops')],
])('an attempt does not count when %s', async (_case, error) => {
  const release = vi.fn(async () => {});
  const logIn = () => Promise.reject(error);
  const acquire = async () => release;
  const admin = { kind: 'admin', name: 'admin', client: CLIENT } as const;
  const outcome = limitLogin({ acquire, acquireAll: acquire }, admin, logIn);
  await expect(outcome).rejects.toBe(error);
  expect(release).toHaveBeenCalledOnce();
});

it('an attempt counts before the password is checked, for a user by the address in lower case', async () => {
  const logIn = vi.fn();
  const limitError = new AppError(429, ERROR_MESSAGES.tooManyAttempts);
  const acquireAll = vi.fn(() => Promise.reject(limitError));
  const user = { kind: 'user', name: 'Noor@Example.com', client: CLIENT } as const;
  await expect(limitLogin({ acquire: acquireAll, acquireAll }, user, logIn)).rejects.toBe(limitError);
  expect(logIn).not.toHaveBeenCalled();
  expect(acquireAll).toHaveBeenCalledWith([
    [expect.objectContaining({ name: 'login-address' }), CLIENT.ip, CLIENT.ip],
    [expect.objectContaining({ name: 'login-peer' }), CLIENT.connectingIp, CLIENT.ip],
    [expect.objectContaining({ name: 'user-login' }), 'noor@example.com', CLIENT.ip],
  ]);
});
