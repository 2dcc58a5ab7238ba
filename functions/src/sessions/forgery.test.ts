import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { ERROR_MESSAGES, readAdmin } from '@alnafitha/contract';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ADMIN_ENDPOINTS } from '../testing/endpoints';
import { listen } from '../testing/listen';
import { startServer, type TestServer } from '../testing/server';
import { closedPort } from '../testing/unreachable';

/*
 * Forged cookies against the Admin SDK as in production. The emulator accepts unsigned
 * tokens; here signatures are verified. Firestore is unreachable: a forged cookie must be rejected before any request.
 */

const KEY_ID = 'key-1';
const PROJECT = 'demo-alnafitha-forgery';
const HEADER = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' };

let certificates: Awaited<ReturnType<typeof serveCertificates>>;
let server: TestServer;
const getUser = vi.fn(() => Promise.reject(Object.assign(new Error('asked'), { code: 'app/network-error' })));

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', await closedPort());
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  certificates = await serveCertificates();
  const app = initializeApp({ projectId: PROJECT }, 'forgery');
  const auth = getAuth(app);
  server = await startServer({
    db: getFirestore(app),
    bucket: () => Promise.reject(new Error('not needed')),
    auth: Object.assign(Object.create(auth), { getUser }),
    deadline: 2000,
    uploadDeadline: 2000,
  });
});
afterAll(async () => {
  await server.close();
  await certificates.stop();
  vi.unstubAllEnvs();
});

function claims(changes: object = {}) {
  const now = Math.floor(Date.now() / 1000);
  const base = { iss: `https://session.firebase.google.com/${PROJECT}`, aud: PROJECT, sub: 'admin-1' };
  return { ...base, iat: now - 60, auth_time: now - 60, exp: now + 3600, admin: true, ...changes };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const genuine = (changes?: object) => sign(HEADER, claims(changes), certificates.privateKey);

/** A valid token of another account with an administrator's claims. */
function tampered(): string {
  const [head, , signature] = genuine({ sub: 'someone', admin: false }).split('.');
  return `${head}.${encode(claims())}.${signature}`;
}

/** A token signed with the public key as an HMAC secret, for a verifier that trusts the header's algorithm. */
function confused(): string {
  const signed = `${encode({ ...HEADER, alg: 'HS256' })}.${encode(claims())}`;
  return `${signed}.${createHmac('sha256', certificates.publicPem).update(signed).digest('base64url')}`;
}

const FORGERIES: [string, () => string][] = [
  ['alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
  ['alg none with the id of a key', () => `${encode({ ...HEADER, alg: 'none' })}.${encode(claims())}.`],
  ['no signature', () => genuine().replace(/[^.]+$/, '')],
  ['tampered claims', tampered],
  ['the public key taken for a secret', confused],
  [
    "somebody else's key",
    () => sign(HEADER, claims(), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
  ],
  ['a key that is not known', () => sign({ ...HEADER, kid: 'key-2' }, claims(), certificates.privateKey)],
  ['an end in the past', () => genuine({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ["another project's audience", () => genuine({ aud: 'another' })],
  ['an ID token', () => genuine({ iss: `https://securetoken.google.com/${PROJECT}` })],
  ['no account', () => genuine({ sub: '' })],
];

it('looks up the account of a valid token', async () => {
  const cookie = `a.${genuine()}`;
  expect((await server.send('GET', readAdmin.path, { cookie })).status).toBe(503);
  expect(getUser).toHaveBeenCalledExactlyOnceWith('admin-1');
  expect(certificates.requestedHosts).toHaveLength(1);
});

it.each(FORGERIES)('a cookie with %s is rejected by every endpoint of the panel', async (_case, forge) => {
  getUser.mockClear();
  const forged = forge();
  const cookie = `u.${forged}~a.${forged}`;
  const responses = await Promise.all(
    ADMIN_ENDPOINTS.map(({ method, path }) => server.send(method, path.replace(':id', 'm0'), { cookie })),
  );
  for (const { status, body } of responses) {
    expect({ status, body }).toEqual({ status: 401, body: { message: ERROR_MESSAGES.signInRequired } });
  }
  expect(getUser).not.toHaveBeenCalled();
});

/** A token signed with RS256, as Google signs session cookies. */
function sign(header: object, claims: object, key: KeyObject): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

/**
 * Fakes the Admin SDK's request for Google's certificates with a test key, so that it verifies signatures as
 * in production, without the internet.
 */
async function serveCertificates() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const requestedHosts: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    requestedHosts.push(request.headers.host);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ [KEY_ID]: publicPem }));
  });
  const { port } = new URL(await listen(server));
  const original = https.request;
  const redirect = (options: http.RequestOptions, onResponse?: (response: http.IncomingMessage) => void) =>
    http.request(
      { ...options, protocol: 'http:', host: '127.0.0.1', hostname: '127.0.0.1', port },
      onResponse,
    );
  Object.assign(https, { request: redirect });
  return {
    privateKey,
    publicPem,
    requestedHosts,
    stop(): Promise<void> {
      Object.assign(https, { request: original });
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
