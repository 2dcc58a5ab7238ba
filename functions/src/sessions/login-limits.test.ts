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
