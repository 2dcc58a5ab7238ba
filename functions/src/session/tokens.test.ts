import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { SESSION_SECONDS } from '../platform/cookies';
import { hashOf, isRefusal, issueToken, type SessionAuth, verifyToken } from './tokens';

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describe('verifyToken', () => {
  const auth = getAuth(initializeApp({ projectId: 'demo-alnafitha-tokens' }, 'tokens'));

  it.each([
    ['no JSON at all', 'a.b.c'],
    ['a payload that is not JSON', `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode('no json')}.c2ln`],
    ['an unsigned token', `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: 'admin-1' })}.`],
    [
      "another project's token",
      `${encode({ alg: 'RS256', typ: 'JWT', kid: 'k' })}.${encode({ sub: 'u', aud: 'other', iss: 'x' })}.c2ln`,
    ],
  ])('refuses %s without an error', async (_case, token) => {
    expect(await verifyToken(auth, token)).toBeNull();
  });

  it('does not take an outage for a refusal', async () => {
    const outage = Object.assign(new Error('down'), { code: 'app/network-error' });
    const failing = {
      verifySessionCookie: () => Promise.reject(outage),
    } as Partial<SessionAuth> as SessionAuth;
    await expect(verifyToken(failing, 'a.b.c')).rejects.toBe(outage);
    const certificates = Object.assign(new Error('Error fetching public keys for Google certs: x'), {
      code: 'auth/argument-error',
    });
    expect(isRefusal(certificates)).toBe(false);
    expect(isRefusal(Object.assign(new Error('x'), { code: 'auth/insufficient-permission' }))).toBe(false);
  });
});

describe('issueToken', () => {
  it('makes tokens of one second differ by their life, which is never too long', async () => {
    const lives: number[] = [];
    const auth = {
      createSessionCookie: async (_idToken: string, { expiresIn }: { expiresIn: number }) => {
        lives.push(expiresIn / 1000);
        return 'a.b.c';
      },
    } as Partial<SessionAuth> as SessionAuth;
    for (let count = 0; count < 50; count++) await issueToken(auth, 'admin', 'id-token');
    expect(new Set(lives).size).toBeGreaterThan(10);
    expect(lives.every(Number.isInteger)).toBe(true);
    expect(Math.max(...lives)).toBeLessThanOrEqual(SESSION_SECONDS.admin);
    expect(Math.min(...lives)).toBeGreaterThan(SESSION_SECONDS.admin - 600);
  });
});

describe('hashOf', () => {
  it('is the same however the signature is spelt', () => {
    expect(hashOf('head.body.signature-A')).toBe(hashOf('head.body.signature-B'));
  });

  it('differs by header and payload', () => {
    expect(new Set([hashOf('head.body.s'), hashOf('head.bodz.s'), hashOf('heae.body.s')]).size).toBe(3);
  });

  it('is a document id', () => {
    expect(hashOf('head.body.s')).toMatch(/^[0-9a-f]{64}$/);
  });
});
