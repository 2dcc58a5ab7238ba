import { ERROR_MESSAGES, logIn, logInAdmin } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../platform/rate-limits';
import { backendRequests } from '../testing/backend-requests';
import { ADMIN, startFreshSuite, USER } from '../testing/emulators';
import type { TestResponse } from '../testing/server';

const MINUTE = 60_000;
const SIGN_IN_PATH = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const CLIENT_IP = '203.0.113.7';

let elapsed: number;
let startTime: number;
const suite = await startFreshSuite('login-limits', { clock: () => new Date(startTime + elapsed) });
beforeEach(() => {
  startTime = Date.now();
  elapsed = 0;
});

const credentials = { username: ADMIN.username, password: ADMIN.password };
const from = (ip: string, forged = '198.51.100.1') => ({ 'X-Forwarded-For': `${forged}, ${ip}` });
const submitLogin = (
  body: object = credentials,
  headers: Record<string, string> = from(CLIENT_IP),
  path: string = logInAdmin.path,
) => suite.send('POST', path, { body, headers });
const guess = (headers: Record<string, string> = from(CLIENT_IP), username: string = ADMIN.username) =>
  submitLogin({ username, password: 'wrong' }, headers);

async function guessTimes(count: number, headersOf = (_index: number) => from(CLIENT_IP)): Promise<void> {
  for (let index = 0; index < count; index += 1) expect((await guess(headersOf(index))).status).toBe(401);
}

function expectBlocked(response: TestResponse): number {
  expect(response).toMatchObject({ status: 429, cookie: undefined });
  expect(response.body).toEqual({ message: ERROR_MESSAGES.tooManyAttempts });
  return Number(response.headers.get('retry-after'));
}

const submitLoginWith = (cookie: string | undefined, password: string = ADMIN.password) =>
  suite.send('POST', logInAdmin.path, {
    body: { username: ADMIN.username, password },
    headers: from(CLIENT_IP),
    ...(cookie && { cookie }),
  });

/** The cookie of a browser in which the administrator has logged in and out. */
async function knownBrowser(): Promise<string | undefined> {
  const { cookie } = await suite.send('POST', '/api/admin/logout', { cookie: await suite.logInAdmin() });
  expect(cookie).toMatch(/^d\.[\w-]{43}$/);
  return cookie;
}

it('ten failures for one username and IP in fifteen minutes block any account, and any name without one: even the right password is not checked', async () => {
  const accounts = {
    'an administrator': [logInAdmin.path, credentials],
    'a name that is nobody’s': [logInAdmin.path, { username: 'nobody', password: 'x' }],
    'a name that nobody can have': [logInAdmin.path, { username: '../x', password: 'x' }],
    'a user': [logIn.path, { email: USER.email, password: USER.password }],
    'an address that is nobody’s': [logIn.path, { email: 'nobody@example.com', password: 'x' }],
  } as const;
  for (const [index, [who, [path, body]]] of Object.entries(accounts).entries()) {
    const headers = from(`203.0.113.${index}`);
    const wrong = { ...body, password: 'wrong' };
    for (let failures = 0; failures < 10; failures += 1) {
      expect((await submitLogin(wrong, headers, path)).status, who).toBe(401);
      elapsed += MINUTE;
    }
    const calls = await backendRequests(suite, async () => {
      expect(expectBlocked(await submitLogin(body, headers, path)), who).toBe(5 * 60);
    });
    expect(calls, who).not.toContain(SIGN_IN_PATH);
  }
});

it('ten failures for one username and IP in fifteen minutes block neither other IPs nor other usernames, and expire fifteen minutes after the first', async () => {
  await guessTimes(10);
  expect((await submitLogin(credentials, from('203.0.113.8'))).status).toBe(200);
  expect((await guess(from(CLIENT_IP), 'nobody')).status).toBe(401);
  elapsed = 15 * MINUTE - 1;
  expect(expectBlocked(await guess())).toBe(1);
  elapsed += 1;
  expect((await submitLogin()).status).toBe(200);
});

it('ten failures for one username and IP in fifteen minutes do not count successes', async () => {
  for (let times = 0; times < 12; times += 1) expect((await submitLogin()).status).toBe(200);
  await guessTimes(9);
  expect((await submitLogin()).status).toBe(200);
  await guessTimes(1);
  expectBlocked(await submitLogin());
});

describe('fifty failures for one username in an hour', () => {
  it('block the username from any IP for the rest of the hour, but not for the administrator’s own browser', async () => {
    const old = await knownBrowser();
    elapsed = 181 * 24 * 60 * MINUTE;
    const ofAnother = await knownBrowser();
    const { docs } = await suite.db.collection('devices').get();
    const now = startTime + elapsed;
    const unexpired = docs.filter((device) => device.get('expireAt').toMillis() > now);
    await Promise.all(unexpired.map(({ ref }) => ref.update({ username: 'other' })));
    const known = await knownBrowser();

    const began = elapsed;
    const anywhere = (index: number) => ({ 'Fastly-Client-IP': `198.51.100.${index}`, ...from(CLIENT_IP) });
    await guessTimes(49, anywhere);
    elapsed = began + MINUTE;
    await guessTimes(1, () => from('203.0.113.200'));
    expect(expectBlocked(await submitLogin(credentials, from('203.0.113.201')))).toBe(59 * 60);

    for (const [whose, cookie] of Object.entries({
      'of nobody': `d.${'x'.repeat(43)}`,
      'of another administrator': ofAnother,
      'of half a year ago': old,
    })) {
      expect((await submitLoginWith(cookie)).status, `a browser ${whose}`).toBe(429);
    }
    expect((await submitLoginWith(known)).status).toBe(200);
    elapsed = began + 60 * MINUTE;
    expect((await guess(from('203.0.113.201'))).status).toBe(401);
  });
});

it('password spraying is blocked after thirty failures of an IP in an hour, which store neither names nor IPs, and writes nothing then', async () => {
  for (let index = 0; index < 30; index += 1) {
    expect((await guess(from(CLIENT_IP), `name-${index}`)).status).toBe(401);
  }
  elapsed = MINUTE;
  const stored = async () => (await suite.db.collection(LIMITS).get()).docs;
  const before = await stored();
  expect(expectBlocked(await submitLogin(credentials, from(CLIENT_IP)))).toBe(59 * 60);
  const written = (docs: typeof before) => docs.map(({ id, updateTime }) => [id, updateTime?.toMillis()]);
  expect(written(await stored())).toEqual(written(before));
  const texts = JSON.stringify(before.map((document) => [document.id, document.data()]));
  for (const text of ['name-', CLIENT_IP, '198.51.100.1', 'wrong']) expect(texts).not.toContain(text);
  expect((await submitLogin(credentials, from('203.0.113.8'))).status).toBe(200);
});

it('a known device is stored as a hash, and may fail twenty times in an hour, which count in no other limit', async () => {
  const cookie = await knownBrowser();
  const { docs } = await suite.db.collection('devices').get();
  expect(docs).toHaveLength(1);
  expect(JSON.stringify([docs[0]?.id, docs[0]?.data()])).not.toContain(cookie?.slice('d.'.length));
  for (let failures = 0; failures < 20; failures += 1) {
    expect((await submitLoginWith(cookie, 'wrong')).status).toBe(401);
  }
  expectBlocked(await submitLoginWith(cookie));
  expect((await submitLoginWith(undefined)).status).toBe(200);
});
