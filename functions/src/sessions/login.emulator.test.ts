import { ERROR_MESSAGES } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startFreshSuite, USER } from '../testing/emulators';
import { idTokenOf } from '../testing/tokens';

let now = () => new Date();
const suite = await startFreshSuite('login', { clock: () => now() });
beforeEach(() => {
  now = () => new Date();
});

const me = (cookie: string | undefined) => suite.send('GET', '/api/admin/me', { cookie });
const user = (cookie: string | undefined) => suite.send('GET', '/api/user', { cookie });
const logInAdmin = (username: string, password = ADMIN.password) =>
  suite.send('POST', '/api/admin/login', { body: { username, password } });
const logInUser = (body: object) => suite.send('POST', '/api/login', { body });

const adminSession = {
  ...{ id: ADMIN.uid, username: 'admin', name: 'Site Administrator' },
  ...{ role: 'administrator', secondFactor: false, recoveryCodes: 0 },
};
const userSession = { id: USER.uid, email: USER.email, name: null };
const REJECTION = { status: 401, cookie: undefined, body: { message: ERROR_MESSAGES.credentialsRejected } };

it('an administrator logs in and is identified by the session', async () => {
  const loginResponse = await logInAdmin('admin');
  expect(loginResponse).toMatchObject({ status: 200, body: adminSession });
  expect(loginResponse.headers.get('set-cookie')).toMatch(
    /^__session=a\.[^;~]+~d\.[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  expect(loginResponse.headers.get('cache-control')).toBe('private, no-store');
  expect(await me(loginResponse.cookie)).toMatchObject({ status: 200, body: adminSession });
});

it.each([' ADMIN ', '\u202aadmin\u202c', 'ad\u200bmin\u200f', 'ａｄｍｉｎ\u00a0'])(
  'an administrator may type the username as %j',
  async (username) => {
    expect((await logInAdmin(username)).body).toEqual(adminSession);
  },
);

it('an administrator without a document has the id as name, not the sign-in email', async () => {
  const cookie = await suite.logInAdmin();
  await suite.db.doc('admins/admin').delete();
  expect((await me(cookie)).body).toEqual({ ...adminSession, username: ADMIN.uid, name: null });
});

it('a rejected admin login does not reveal what was wrong', async () => {
  await suite.db.doc('admins/broken').set({ uid: 7 });
  const usernames = {
    'a broken entry': 'broken',
    'an e-mail in place of the username': ADMIN.email,
    'a path': 'x/../admin',
    dots: '..',
    'a reserved name': '__admin__',
    'half a character': '\ud800',
    'the key of every object': 'constructor',
    'a name that is too long in lower case': '\u0130'.repeat(200),
  };
  for (const [what, username] of Object.entries(usernames)) {
    const { status, cookie, body } = await logInAdmin(username);
    expect({ status, cookie, body }, what).toEqual(REJECTION);
  }
});

it('a rejected admin login keeps existing sessions', async () => {
  const cookie = await suite.logInAdmin();
  const body = { username: 'admin', password: 'wrong' };
  const response = await suite.send('POST', '/api/admin/login', { body, cookie });
  expect(response).toMatchObject({ status: 401, cookie: undefined });
  expect((await me(cookie)).status).toBe(200);
});

describe('a user', () => {
  it('logs in by e-mail and password', async () => {
    const loginResponse = await logInUser({ email: USER.email, password: USER.password });
    expect(loginResponse).toMatchObject({ status: 200, body: userSession });
    expect(loginResponse.headers.get('set-cookie')).toMatch(/^__session=u\.[^;]+; Max-Age=432000; Path=\//);
    expect(await user(loginResponse.cookie)).toMatchObject({ status: 200, body: userSession });
  });

  it('logs in by the ID token of a sign-in, twenty times in a quarter of an hour at most', async () => {
    await suite.auth.updateUser(USER.uid, { displayName: 'Noor' });
    const idToken = await idTokenOf(suite, USER);
    const body = { ...userSession, name: 'Noor' };
    const { cookie } = await logInUser({ idToken });
    expect((await user(cookie)).body).toEqual(body);
    for (let index = 1; index < 20; index += 1)
      expect(await logInUser({ idToken })).toMatchObject({ status: 200, body });
    const blocked = { status: 429, body: { message: ERROR_MESSAGES.tooManyAttempts } };
    expect(await logInUser({ idToken })).toMatchObject(blocked);
  });

  it('has ten sessions; the eleventh ends the oldest', async () => {
    let time = Date.now();
    now = () => new Date(time);
    const cookies = new Set<string | undefined>();
    while (cookies.size < 11) {
      time += 1000;
      const { cookie } = await logInUser({ email: USER.email, password: USER.password });
      // One of 600 logins within a second gets the same token again: a session that is now the newest.
      cookies.delete(cookie);
      cookies.add(cookie);
    }
    const responses = await Promise.all([...cookies].map(user));
    expect(responses.map(({ status }) => status)).toEqual([401, ...Array(10).fill(200)]);
    const { size } = await suite.db.collection('sessions').get();
    expect(size).toBe(10);
    time -= 60_000;
    const { cookie } = await logInUser({ email: USER.email, password: USER.password });
    expect(await user(cookie)).toMatchObject({ status: 200 });
  });

  it('is rejected by an invalid ID token, one of more than five minutes, or as a disabled account, without a hint', async () => {
    const disabled = await idTokenOf(suite, USER);
    now = () => new Date(Date.now() + 6 * 60_000);
    expect(await logInUser({ idToken: disabled })).toMatchObject(REJECTION);
    now = () => new Date();
    await suite.auth.updateUser(USER.uid, { disabled: true });
    for (const idToken of ['garbage', 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.bm8ganNvbg.', disabled]) {
      const { status, cookie, body } = await logInUser({ idToken });
      expect({ status, cookie, body }, idToken).toEqual(REJECTION);
    }
  });
});
