import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { SESSION_SECONDS } from '../platform/cookies';
import { hashOf, issueToken, type SessionAuth, unlessRejected, verifyToken } from './tokens';

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe('verifyToken', () => {
  const auth = getAuth(initializeApp({ projectId: 'demo-alnafitha-tokens' }, 'tokens'));

  it.each([
    ['no JSON at all', 'a.b.c'],
    ['something long', `${'x'.repeat(3000)}.y.z`],
    ['a payload that is not JSON', `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode('no json')}.c2ln`],
    ['a payload that is null', `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(null)}.c2ln`],
    ['claims of another make', `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ v: 0, d: 5 })}.c2ln`],
  ])('rejects %s without an error', async (_case, token) => {
    expect(await verifyToken(auth, token)).toBeNull();
  });

  it('does not treat an outage as a rejection', async () => {
    const outage = Object.assign(new Error('down'), { code: 'app/network-error' });
    const failing: Partial<SessionAuth> = { verifySessionCookie: () => Promise.reject(outage) };
    await expect(verifyToken(failing as SessionAuth, 'a.b.c')).rejects.toBe(outage);
  });
});

describe('unlessRejected', () => {
  const failing = (code: string, message = 'own words') =>
    unlessRejected(() => Promise.reject(Object.assign(new Error(message), { code })));

  it('returns null for a rejection and rethrows other errors', async () => {
    expect(await failing('auth/user-not-found')).toBeNull();
    await expect(failing('auth/insufficient-permission')).rejects.toThrow('own words');
  });

  it.each([
    'Error fetching public keys for Google certs: <html>',
    'Error while making request: getaddrinfo ENOTFOUND www.googleapis.com. Error code: ENOTFOUND',
  ])('is a 503 without certificates for the signature: %s', async (message) => {
    await expect(failing('auth/argument-error', message)).rejects.toMatchObject({ status: 503 });
  });
});

it('issueToken gives tokens of the same second different lifetimes within the limit', async () => {
  const lives: number[] = [];
  const auth = {
    createSessionCookie: async (_idToken: string, { expiresIn }: { expiresIn: number }) => {
      lives.push(expiresIn / 1000);
      return 'a.b.c';
    },
  } as Partial<SessionAuth> as SessionAuth;
  for (let count = 0; count < 50; count++) {
    const { seconds } = await issueToken(auth, 'id-token');
    expect(lives.at(-1)).toBe(seconds);
  }
  expect(new Set(lives).size).toBeGreaterThan(10);
  expect(lives.every(Number.isInteger)).toBe(true);
  expect(Math.max(...lives)).toBeLessThanOrEqual(SESSION_SECONDS);
  expect(Math.min(...lives)).toBeGreaterThan(SESSION_SECONDS - 600);
});

it("the hash is a document id that depends on a token's header and payload only", () => {
  expect(hashOf('head.body.signature-A')).toBe(hashOf('head.body.signature-B'));
  expect(new Set([hashOf('head.body.s'), hashOf('head.bodz.s'), hashOf('heae.body.s')]).size).toBe(3);
  expect(hashOf('head.body.s')).toMatch(/^[0-9a-f]{64}$/);
});
