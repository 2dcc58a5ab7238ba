import { ERROR_MESSAGES } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as logs from './platform/logs';
import type { SessionAuth } from './sessions/tokens';
import { ENDPOINTS } from './testing/endpoints';
import { startServer, type TestServer } from './testing/server';
import { closedPort } from './testing/unreachable';

const DEADLINE_MS = 300;

const LEAK = new Error('the password of the database is hunter2');
const failing = { verifySessionCookie: () => Promise.reject(LEAK) };

const requestFailed = vi.spyOn(logs, 'requestFailed');
const serviceUnavailable = vi.spyOn(logs, 'serviceUnavailable');
let server: TestServer;

beforeAll(async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', await closedPort());
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const unreachable = initializeApp({ projectId: 'demo-alnafitha-app' }, 'app');
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${await closedPort()}`);
  server = await startServer({
    db: getFirestore(unreachable),
    bucket: async () => getStorage(unreachable).bucket('pictures'),
    auth: failing as Partial<SessionAuth> as SessionAuth,
    allowedOrigins: ['https://preview.example'],
    deadline: DEADLINE_MS,
    uploadDeadline: DEADLINE_MS,
  });
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

it('every response is private, has its declared type, and does not name the framework', async () => {
  const statuses = { '/api/health': 503, '/api/user': 401, '/api/absent': 404 };
  for (const [path, status] of Object.entries(statuses)) {
    const response = await server.send('GET', path);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
  }
});

it('every response has a separate request id', async () => {
  const undecodable = '/api/admin/messages/%E0%A4%A';
  const paths = ['/api/user', '/api/user', '/api/absent', '/media/absent/1.webp', undecodable];
  const responses = await Promise.all(paths.map((path) => server.send('GET', path)));
  // A body that is too large is rejected first.
  responses.push(await server.send('POST', '/api/contact', { body: 'x'.repeat(100_001) }));
  const ids = responses.map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

it('a URL that nobody declared, or that cannot be decoded, is not found', async () => {
  const paths = [
    ...['/api', '/api/', '/api/absent', '/api/messages', '/', '/index.html', '/api/admin/messages/a/b'],
  ];
  const notFound = { status: 404, body: { message: ERROR_MESSAGES.notFound } };
  for (const path of paths) expect(await server.send('GET', path), path).toMatchObject(notFound);
  expect(await server.send('DELETE', '/api/admin/messages/%E0%A4%A')).toMatchObject({ status: 404 });
});

it.each([
  ['GET', '/api/contact', 'POST'],
  ['OPTIONS', '/api/health', 'GET, HEAD'],
  ['PUT', '/api/admin/messages/m1', 'GET, PATCH, DELETE, HEAD'],
  ['GET', '/api/admin/messages/delete-multiple', 'POST'],
])('%s %s is rejected with the allowed methods %s', async (method, path, allowed) => {
  const response = await server.send(method, path);
  expect(response).toMatchObject({ status: 405, body: { message: ERROR_MESSAGES.methodNotAllowed } });
  expect(response.headers.get('allow')).toBe(allowed);
});

describe('a body', () => {
  const post = (body?: unknown, headers: Record<string, string> = {}) =>
    server.send('POST', '/api/contact', { body, headers });

  it('that is not JSON, or no object, is rejected', async () => {
    for (const body of ['{"name": ', '{', "{'name': 1}", 'undefined', '\u0000', undefined])
      expect(await post(body), body).toMatchObject({
        status: 400,
        body: { message: ERROR_MESSAGES.bodyNotJson },
      });
    const message = ERROR_MESSAGES.invalidValue;
    for (const body of ['[]', '"text"', 'null', '7', 'true', '[{"name":"x"}]'])
      expect(await post(body), body).toMatchObject({
        status: 400,
        body: { message, issues: [{ path: '', message }] },
      });
  });

  it('of another type is not read, and one that is too deep, a list or UTF-16 is rejected', async () => {
    const json = JSON.stringify(anEnquiry());
    const types = [
      ...['text/plain', 'text/plain; application/json', 'application/x-www-form-urlencoded', ''],
      ...['multipart/form-data; boundary=x', 'application/json-patch+json'],
    ];
    const notAccepted = { status: 415, body: { message: ERROR_MESSAGES.typeNotAccepted } };
    for (const type of types)
      expect(await post(json, { 'Content-Type': type }), type).toMatchObject(notAccepted);
    for (const body of [
      `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
      `{"name":${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}}`,
      JSON.stringify(Array(40_000).fill(1)),
      Buffer.from(json, 'utf16le').toString('latin1'),
    ])
      expect((await post(body)).status, body.slice(0, 20)).toBe(400);
  });

  it('over 100 kB is rejected, one of 100 kB is read', async () => {
    const sized = (bytes: number) => `{"message":"${'x'.repeat(bytes - '{"message":""}'.length)}"}`;
    const tooLarge = { status: 413, body: { message: ERROR_MESSAGES.bodyTooLarge } };
    expect(await post(sized(100_001))).toMatchObject(tooLarge);
    const read = { status: 400, body: { message: ERROR_MESSAGES.checkFields } };
    expect(await post(sized(100_000))).toMatchObject(read);
  });

  it('has the errors of its fields in the response', async () => {
    const { status, body } = await post({ ...anEnquiry(), name: '   ', email: 'nobody' });
    const issues = [
      { path: 'name', message: ERROR_MESSAGES.nameRequired },
      { path: 'email', message: ERROR_MESSAGES.emailInvalid },
    ];
    expect([status, body]).toEqual([400, { message: ERROR_MESSAGES.checkFields, issues }]);
  });

  it('is ignored by an endpoint without one', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await server.send('POST', '/api/logout', { body: '{', headers })).status).toBe(200);
  });

  it('cannot reach the prototypes of objects', async () => {
    const body = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"name":"x"}';
    expect((await post(body)).status).toBe(400);
    expect({}).not.toHaveProperty('polluted');
  });
});

it("a request with side effects is rejected unless the site's own page, or an allowed origin, sends it", async () => {
  const unsafeEndpoints = ENDPOINTS.filter(({ method }) => method !== 'GET');
  expect(unsafeEndpoints.length).toBeGreaterThan(20);
  for (const { method, path } of unsafeEndpoints) {
    for (const headers of [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, {}]) {
      const response = await fetch(server.origin + path.replace(/:\w+/, 'x'), { method, headers });
      expect([method, path, headers, response.status]).toEqual([method, path, headers, 403]);
      expect(await response.json()).toEqual({ message: ERROR_MESSAGES.foreignOrigin });
    }
  }
  const body = { ...anEnquiry(), name: '' };
  const headers = { Origin: 'https://preview.example' };
  expect((await server.send('POST', '/api/contact', { body, headers })).status).toBe(400);
});

it('a failure that is unexpected is logged and described by an id only', async () => {
  const response = await server.send('GET', '/api/user', { cookie: 'u.a.b.c' });
  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    message: ERROR_MESSAGES.unexpected,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const { requestId } = response.body as { requestId: string };
  expect(response.headers.get('x-request-id')).toBe(requestId);
  expect(requestFailed).toHaveBeenCalledExactlyOnceWith(requestId, 'GET /api/user', LEAK);
});

it.each([
  ['Firestore', '/api/blog', 'GET /api/blog'],
  ['Storage', '/media/villa/480.webp', 'GET /media'],
])('a failure of %s to respond in time is a 503 and not cached', async (_service, path, endpoint) => {
  const response = await server.send('GET', path);
  expect(response).toMatchObject({ status: 503, body: { message: ERROR_MESSAGES.unavailable } });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(serviceUnavailable).toHaveBeenCalledWith(endpoint, 'deadline');
});

it('a failure of Firestore during a change or a login is a 503', async () => {
  const login = { email: 'user@example.com', password: 'x' };
  for (const [path, body] of [
    ['/api/contact', anEnquiry()],
    ['/api/login', login],
  ] as const)
    expect((await server.send('POST', path, { body })).status).toBe(503);
});

it('a request without a session gets a 401 before its query is read', async () => {
  const response = await server.send('GET', '/api/admin/messages?page=0');
  expect(response).toMatchObject({ status: 401, body: { message: ERROR_MESSAGES.signInRequired } });
});
