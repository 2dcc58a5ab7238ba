import { ENQUIRY_LIMITS, ERROR_MESSAGES } from '@alnafitha/contract';
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
    identity: { signIn: () => new Promise(() => {}) },
    mail: { mailer: null, alertTo: [], mailHost: 'alnafitha.example', panelOrigin: '' },
    translator: { translate: () => new Promise(() => {}) },
    logKey: 'any',
    translationBudget: 0,
    clock: () => new Date(),
    allowedOrigins: ['https://preview.example'],
    siteOrigin: '',
    projectId: 'demo-alnafitha',
    deadline: DEADLINE_MS,
    contentCacheMs: 0,
    uploadDeadline: DEADLINE_MS,
    secureCookies: true,
  });
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

describe('every response', () => {
  it('is private, has its declared type, and does not name the framework', async () => {
    for (const [path, status] of [
      ['/api/health', 503],
      ['/api/user', 401],
      ['/api/absent', 404],
    ] as const) {
      const response = await server.send('GET', path);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-powered-by')).toBeNull();
    }
  });
});

it('is unhealthy when Firestore does not respond', async () => {
  expect(await server.send('GET', '/api/health')).toMatchObject({
    status: 503,
    body: { message: ERROR_MESSAGES.unavailable },
  });
});

it('has a request id of its own', async () => {
  const responses = await Promise.all(
    ['/api/user', '/api/user', '/api/absent', '/media/absent/1.webp', '/api/admin/messages/%E0%A4%A'].map(
      (path) => server.send('GET', path),
    ),
  );
  // Too large a body is rejected first.
  responses.push(await server.send('POST', '/api/contact', { body: 'x'.repeat(100_001) }));
  const ids = responses.map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('a URL', () => {
  it.each(['/api', '/api/', '/api/absent', '/api/messages', '/', '/index.html', '/api/admin/messages/a/b'])(
    'that nobody declared is not found: %s',
    async (path) => {
      expect(await server.send('GET', path)).toMatchObject({
        status: 404,
        body: { message: ERROR_MESSAGES.notFound },
      });
    },
  );

  it.each([
    ['GET', '/api/contact', 'POST'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['OPTIONS', '/api/health', 'GET, HEAD'],
    ['PUT', '/api/admin/messages/m1', 'GET, PATCH, DELETE, HEAD'],
    ['GET', '/api/admin/messages/delete-multiple', 'POST'],
  ])('lists its allowed methods: %s %s', async (method, path, allowed) => {
    const response = await server.send(method, path);
    expect(response).toMatchObject({ status: 405, body: { message: ERROR_MESSAGES.methodNotAllowed } });
    expect(response.headers.get('allow')).toBe(allowed);
  });

  it('that cannot be decoded is a 404', async () => {
    expect(await server.send('DELETE', '/api/admin/messages/%E0%A4%A')).toMatchObject({ status: 404 });
  });
});

describe('a body', () => {
  it.each(['{"name": ', '{', "{'name': 1}", 'undefined', '\u0000'])(
    'that is not JSON is rejected: %j',
    async (body) => {
      expect(await server.send('POST', '/api/contact', { body })).toMatchObject({
        status: 400,
        body: { message: ERROR_MESSAGES.bodyNotJson },
      });
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s is rejected',
    async (type) => {
      const response = await server.send('POST', '/api/contact', {
        body: JSON.stringify(anEnquiry()),
        headers: { 'Content-Type': type },
      });
      expect(response).toMatchObject({ status: 415, body: { message: ERROR_MESSAGES.typeNotAccepted } });
    },
  );

  it('that is missing is rejected', async () => {
    expect(await server.send('POST', '/api/contact')).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.bodyNotJson },
    });
  });

  it.each(['[]', '"text"', 'null', '7', 'true', '[{"name":"x"}]'])(
    'that is no object is rejected: %s',
    async (body) => {
      expect(await server.send('POST', '/api/contact', { body })).toMatchObject({
        status: 400,
        body: {
          message: ERROR_MESSAGES.invalidValue,
          issues: [{ path: '', message: ERROR_MESSAGES.invalidValue }],
        },
      });
    },
  );

  it('over 100 kB is rejected, one of 100 kB is read', async () => {
    const sized = (bytes: number) => `{"message":"${'x'.repeat(bytes - '{"message":""}'.length)}"}`;
    expect(await server.send('POST', '/api/contact', { body: sized(100_001) })).toMatchObject({
      status: 413,
      body: { message: ERROR_MESSAGES.bodyTooLarge },
    });
    expect(await server.send('POST', '/api/contact', { body: sized(100_000) })).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.checkFields },
    });
  });

  it('reports the errors of each field', async () => {
    const body = {
      name: '   ',
      email: 'nobody',
      whatsappNumber: 'x'.repeat(ENQUIRY_LIMITS.phone + 1),
      subject: 5,
      service: 'Plumbing',
      message: 'x'.repeat(ENQUIRY_LIMITS.message + 1),
      consent: false,
    };
    const response = await server.send('POST', '/api/contact', { body });
    expect(response).toMatchObject({ status: 400, body: { message: ERROR_MESSAGES.checkFields } });
    expect((response.body as { issues: unknown }).issues).toEqual([
      { path: 'name', message: ERROR_MESSAGES.nameRequired },
      { path: 'email', message: ERROR_MESSAGES.emailInvalid },
      { path: 'whatsappNumber', message: ERROR_MESSAGES.phoneTooLong },
      { path: 'subject', message: ERROR_MESSAGES.subjectTooLong },
      { path: 'service', message: ERROR_MESSAGES.serviceUnknown },
      { path: 'message', message: ERROR_MESSAGES.messageTooLong },
      { path: 'consent', message: ERROR_MESSAGES.consentRequired },
    ]);
  });

  it('cannot reach the prototypes of objects', async () => {
    const body = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"name":"x"}';
    expect((await server.send('POST', '/api/contact', { body })).status).toBe(400);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a request with side effects', () => {
  const body = { ...anEnquiry(), name: '' };

  const unsafeEndpoints = ENDPOINTS.filter(({ method }) => method !== 'GET').map(
    ({ method, path }) => [method, path.replace(/:\w+/, 'x')] as const,
  );
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    {},
  ];

  it.each(unsafeEndpoints)("is rejected unless the site's own page sends it: %s %s", async (method, path) => {
    for (const headers of foreign) {
      const response = await fetch(server.origin + path, { method, headers });
      expect([headers, response.status]).toEqual([headers, 403]);
      expect(await response.json()).toEqual({ message: ERROR_MESSAGES.foreignOrigin });
    }
  });

  it('is anything but a GET', () => {
    expect(unsafeEndpoints.length).toBeGreaterThan(20);
  });

  it('is accepted from an allowed origin', async () => {
    const headers = { Origin: 'https://preview.example' };
    expect((await server.send('POST', '/api/contact', { body, headers })).status).toBe(400);
  });
});

describe('a failure', () => {
  it('that is unexpected is logged and described by an id only', async () => {
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

  it('of Firestore is a 503 within the deadline', async () => {
    expect(await server.send('POST', '/api/contact', { body: anEnquiry() })).toMatchObject({
      status: 503,
      body: { message: ERROR_MESSAGES.unavailable },
    });
    expect(serviceUnavailable).toHaveBeenCalledWith('POST /api/contact', 'deadline');
  });

  it.each([
    ['Firestore', '/api/blog', 'GET /api/blog'],
    ['Storage', '/media/villa/480.webp', 'GET /media'],
  ])('of %s is not cached', async (_service, path, endpoint) => {
    const response = await server.send('GET', path);
    expect(response).toMatchObject({ status: 503, body: { message: ERROR_MESSAGES.unavailable } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(serviceUnavailable).toHaveBeenCalledWith(endpoint, 'deadline');
  });

  it('to respond in time is a 503', async () => {
    const body = { email: 'user@example.com', password: 'x' };
    expect(await server.send('POST', '/api/login', { body })).toMatchObject({
      status: 503,
      body: { message: ERROR_MESSAGES.unavailable },
    });
  });
});

describe('without a session', () => {
  it.each([
    ['GET', '/api/user'],
    ['GET', '/api/admin/me'],
    ['GET', '/api/admin/messages'],
  ])('%s %s responds 401 before anything else', async (method, path) => {
    expect(await server.send(method, `${path}?page=0`)).toMatchObject({
      status: 401,
      body: { message: ERROR_MESSAGES.signInRequired },
    });
  });
});
