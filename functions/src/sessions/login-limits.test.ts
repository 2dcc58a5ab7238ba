import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors';
import { limitLogin } from './login-limits';

const CLIENT = { ip: '203.0.113.7', connectingIp: '198.51.100.1' };

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

it.each([
  ['user', 'Noor@Example.com', 'noor@example.com'],
  ['admin', ' ADMIN', 'admin'],
  ['admin', 'ａｄｍｉｎ', 'admin'],
] as const)(
  'an attempt of the %s %j counts before the password is checked, as %s',
  async (kind, name, subject) => {
    const logIn = vi.fn();
    const limitError = new AppError(429, ERROR_MESSAGES.tooManyAttempts);
    const acquireAll = vi.fn(() => Promise.reject(limitError));
    const attempt = { kind, name, client: CLIENT };
    await expect(limitLogin({ acquire: acquireAll, acquireAll }, attempt, logIn)).rejects.toBe(limitError);
    expect(logIn).not.toHaveBeenCalled();
    const total = { most: 300, seconds: 3600 };
    expect(acquireAll).toHaveBeenCalledWith([
      [expect.objectContaining({ name: 'login-address' }), CLIENT.ip, CLIENT.ip],
      [expect.objectContaining({ name: 'login-peer', total }), CLIENT.connectingIp, CLIENT.ip],
      [expect.objectContaining({ name: `${kind}-login` }), subject, CLIENT.ip],
    ]);
  },
);
