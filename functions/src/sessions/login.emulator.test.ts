import { ERROR_MESSAGES } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, type Suite, startSuite, USER } from '../testing/emulators';

let suite: Suite;
let now: () => Date;
beforeAll(async () => {
  suite = await startSuite('login', { clock: () => now() });
});
afterAll(() => suite.stop());
beforeEach(async () => {
  now = () => new Date();
  await suite.reset();
});

const me = (cookie: string | undefined) => suite.send('GET', '/api/admin/me', { cookie });
const user = (cookie: string | undefined) => suite.send('GET', '/api/user', { cookie });
const logInAdmin = (username: string, password = ADMIN.password) =>
  suite.send('POST', '/api/admin/login', { body: { username, password } });
const logInUser = (body: object) => suite.send('POST', '/api/login', { body });

const adminSession = { id: ADMIN.uid, username: 'admin', name: 'Site Administrator' };
const userSession = { id: USER.uid, email: USER.email, name: null };

describe('an administrator', () => {
  it('logs in and is identified by the session', async () => {
    const loginResponse = await logInAdmin('admin');
    expect(loginResponse).toMatchObject({ status: 200, body: adminSession });
    expect(loginResponse.headers.get('set-cookie')).toMatch(
      /^__session=a\.[^;~]+~d\.[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(loginResponse.headers.get('cache-control')).toBe('private, no-store');
    expect(await me(loginResponse.cookie)).toMatchObject({ status: 200, body: adminSession });
  });

  it.each([' ADMIN ', '\u202aadmin\u202c', 'ad\u200bmin\u200f', 'ａｄｍｉｎ\u00a0'])(
    'may type the username as %j',
    async (username) => {
      expect((await logInAdmin(username)).body).toEqual(adminSession);
    },
  );

  it('is not signed in as a user', async () => {
    expect((await user(await suite.logInAdmin())).status).toBe(401);
  });

  it('without a document has the id as name, not the sign-in email', async () => {
    const cookie = await suite.logInAdmin();
    await suite.db.doc('admins/admin').delete();
    expect((await me(cookie)).body).toEqual({ id: ADMIN.uid, username: ADMIN.uid, name: null });
  });
});

describe('a rejected admin login', () => {
  beforeEach(async () => {
    const email = 'plain@example.com';
    await suite.auth.createUser({ uid: 'plain', email, password: 'plain-password' });
    await suite.db.doc('admins/plain').set({ uid: 'plain', email, signInEmail: email, name: 'No claim' });
    await suite.db.doc('admins/swapped').set({
      uid: 'someone-else',
      email: ADMIN.email,
      signInEmail: ADMIN.signInEmail,
      name: 'Wrong account',
    });
    await suite.db.doc('admins/broken').set({ uid: 7 });
  });

  it('does not reveal what was wrong', async () => {
    const attempts: Record<string, readonly [username: string, password: string]> = {
      'a wrong password': ['admin', 'wrong'],
      'an unknown username': ['nobody', ADMIN.password],
      'an account without the claim': ['plain', 'plain-password'],
      'the entry of another account': ['swapped', ADMIN.password],
      'a broken entry': ['broken', ADMIN.password],
      'an e-mail in place of the username': [ADMIN.email, ADMIN.password],
      'a path': ['x/../admin', ADMIN.password],
      dots: ['..', ADMIN.password],
      'a reserved name': ['__admin__', ADMIN.password],
      'half a character': ['\ud800', ADMIN.password],
      'the key of every object': ['constructor', ADMIN.password],
      'a name that is too long in lower case': ['\u0130'.repeat(200), ADMIN.password],
    };
    for (const [what, [username, password]] of Object.entries(attempts)) {
      const { status, cookie, body } = await logInAdmin(username, password);
      expect({ status, cookie, body }, what).toEqual({
        status: 401,
        cookie: undefined,
        body: { message: ERROR_MESSAGES.credentialsRejected },
      });
    }
  });

  it('has the same response for a disabled account', async () => {
    await suite.auth.updateUser(ADMIN.uid, { disabled: true });
    expect(await logInAdmin('admin')).toMatchObject({
      status: 401,
      body: { message: ERROR_MESSAGES.credentialsRejected },
    });
  });

  it('reports missing fields', async () => {
    expect(await logInAdmin('', '')).toMatchObject({
      status: 400,
      body: {
        message: ERROR_MESSAGES.checkFields,
        issues: [
          { path: 'username', message: ERROR_MESSAGES.usernameRequired },
          { path: 'password', message: ERROR_MESSAGES.passwordRequired },
        ],
      },
    });
  });

  it('keeps existing sessions', async () => {
    const cookie = await suite.logInAdmin();
    const body = { username: 'admin', password: 'wrong' };
    expect(await suite.send('POST', '/api/admin/login', { body, cookie })).toMatchObject({
      status: 401,
      cookie: undefined,
    });
    expect((await me(cookie)).status).toBe(200);
  });

  it('logs no name, e-mail address, password or token', async () => {
    await logInAdmin('admin', 'wrong-password-1');
    const loginResponse = await logInAdmin('admin');
    const logged = JSON.stringify([
      ...vi.mocked(logger.info).mock.calls,
      ...vi.mocked(logger.warn).mock.calls,
    ]);
    expect(logged).toContain('login rejected');
    expect(logged).toContain('logged in');
    for (const text of [
      'wrong-password-1',
      ADMIN.password,
      ADMIN.email,
      adminSession.name,
      loginResponse.cookie ?? '?',
    ]) {
      expect(logged).not.toContain(text);
    }
  });
});

describe('a user', () => {
  const idTokenOf = async () => {
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const response = await fetch(
      `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
        body: JSON.stringify({ ...USER, returnSecureToken: true, targetProjectId: suite.projectId }),
      },
    );
    return ((await response.json()) as { idToken: string }).idToken;
  };

  it('logs in by e-mail and password', async () => {
    const loginResponse = await logInUser({ email: USER.email, password: USER.password });
    expect(loginResponse).toMatchObject({ status: 200, body: userSession });
    expect(loginResponse.headers.get('set-cookie')).toMatch(/^__session=u\.[^;]+; Max-Age=432000; Path=\//);
    expect(await user(loginResponse.cookie)).toMatchObject({ status: 200, body: userSession });
  });

  it('logs in by the ID token of a sign-in', async () => {
    await suite.auth.updateUser(USER.uid, { displayName: 'Noor' });
    const loginResponse = await logInUser({ idToken: await idTokenOf() });
    expect(loginResponse).toMatchObject({ status: 200, body: { ...userSession, name: 'Noor' } });
    expect((await user(loginResponse.cookie)).body).toEqual({ ...userSession, name: 'Noor' });
  });

  it('creates at most twenty sessions by ID token in a quarter of an hour', async () => {
    const idToken = await idTokenOf();
    for (let index = 0; index < 20; index += 1) expect((await logInUser({ idToken })).status).toBe(200);
    expect(await logInUser({ idToken })).toMatchObject({
      status: 429,
      body: { message: ERROR_MESSAGES.tooManyAttempts },
    });
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
  });

  it("must sign in again when the ID token's sign-in is older than five minutes", async () => {
    const idToken = await idTokenOf();
    now = () => new Date(Date.now() + 6 * 60_000);
    expect(await logInUser({ idToken })).toMatchObject({
      status: 401,
      body: { message: ERROR_MESSAGES.credentialsRejected },
    });
  });

  it('is rejected with wrong credentials, without a hint', async () => {
    for (const body of [
      { email: USER.email, password: 'wrong' },
      { email: 'nobody@example.com', password: USER.password },
      { idToken: 'garbage' },
      { idToken: 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.bm8ganNvbg.' },
    ]) {
      const loginResponse = await logInUser(body);
      expect(loginResponse, JSON.stringify(body)).toMatchObject({ status: 401, cookie: undefined });
      expect(loginResponse.body).toEqual({ message: ERROR_MESSAGES.credentialsRejected });
    }
  });

  it('is rejected when disabled', async () => {
    const idToken = await idTokenOf();
    await suite.auth.updateUser(USER.uid, { disabled: true });
    expect((await logInUser({ idToken })).status).toBe(401);
    expect((await logInUser({ email: USER.email, password: USER.password })).status).toBe(401);
  });

  it('is not looked up for incomplete credentials', async () => {
    for (const body of [{}, { idToken: 7 }, { email: USER.email }, { idToken: '' }]) {
      expect((await logInUser(body)).status, JSON.stringify(body)).toBe(400);
    }
  });
});
