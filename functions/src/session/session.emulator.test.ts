import { SENTENCES } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, type Suite, startSuite, USER } from '../testing/emulators';

vi.mock('firebase-functions/logger');

let suite: Suite;
let now: () => Date;
beforeAll(async () => {
  suite = await startSuite('session', { clock: () => now() });
});
afterAll(() => suite.stop());
beforeEach(async () => {
  now = () => new Date();
  vi.clearAllMocks();
  await suite.reset();
});

const me = (cookie: string | undefined) => suite.send('GET', '/api/admin/me', { cookie });
const user = (cookie: string | undefined) => suite.send('GET', '/api/user', { cookie });
const logOutAdmin = (cookie: string) => suite.send('POST', '/api/admin/logout', { cookie });
const logOutUser = (cookie: string) => suite.send('POST', '/api/logout', { cookie });
const logInAdmin = (username: string, password = ADMIN.password) =>
  suite.send('POST', '/api/admin/login', { body: { username, password } });
const logInUser = (body: object) => suite.send('POST', '/api/login', { body });

const adminSession = { id: ADMIN.uid, username: 'admin', name: 'Site Administrator' };
const userSession = { id: USER.uid, email: USER.email, name: null };

describe('an administrator', () => {
  it('logs in and is known from then on', async () => {
    const reply = await logInAdmin('admin');
    expect(reply).toMatchObject({ status: 200, body: adminSession });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^__session=a\.[^;]+; Max-Age=28800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(await me(reply.cookie)).toMatchObject({ status: 200, body: adminSession });
  });

  it('may write the username in any case', async () => {
    expect((await logInAdmin(' ADMIN ')).body).toEqual(adminSession);
  });

  it('is not known as a user by that', async () => {
    expect((await user(await suite.logInAdmin())).status).toBe(401);
  });

  it('without an entry of its own any more still has a name', async () => {
    const cookie = await suite.logInAdmin();
    await suite.db.doc('admins/admin').delete();
    expect((await me(cookie)).body).toEqual({ id: ADMIN.uid, username: ADMIN.email, name: null });
  });
});

describe('a refused admin login', () => {
  beforeEach(async () => {
    await suite.auth.createUser({ uid: 'plain', email: 'plain@example.com', password: 'plain-password' });
    await suite.db.doc('admins/plain').set({ uid: 'plain', email: 'plain@example.com', name: 'No claim' });
    await suite.db
      .doc('admins/swapped')
      .set({ uid: 'someone-else', email: ADMIN.email, name: 'Wrong account' });
    await suite.db.doc('admins/broken').set({ uid: 7 });
  });

  it.each([
    ['wrong password', 'admin', 'wrong'],
    ['unknown username', 'nobody', ADMIN.password],
    ['account without the claim', 'plain', 'plain-password'],
    ['entry of another account', 'swapped', ADMIN.password],
    ['broken entry', 'broken', ADMIN.password],
    ['e-mail in place of the username', ADMIN.email, ADMIN.password],
    ['path', 'x/../admin', ADMIN.password],
    ['dots', '..', ADMIN.password],
    ['reserved name', '__admin__', ADMIN.password],
    ['half a character', '\ud800', ADMIN.password],
    ['key of every object', 'constructor', ADMIN.password],
    ['name that normalising makes too long', '\u3300'.repeat(200), ADMIN.password],
  ])('says the same of a %s', async (_case, username, password) => {
    const reply = await logInAdmin(username, password);
    expect(reply).toMatchObject({ status: 401, cookie: undefined });
    expect(reply.body).toEqual({ message: SENTENCES.credentialsRefused });
  });

  it('says the same of a disabled account', async () => {
    await suite.auth.updateUser(ADMIN.uid, { disabled: true });
    expect(await logInAdmin('admin')).toMatchObject({
      status: 401,
      body: { message: SENTENCES.credentialsRefused },
    });
  });

  it('asks for what is missing', async () => {
    expect(await logInAdmin('', '')).toMatchObject({
      status: 400,
      body: {
        message: SENTENCES.checkFields,
        issues: [
          { path: 'username', message: SENTENCES.usernameRequired },
          { path: 'password', message: SENTENCES.passwordRequired },
        ],
      },
    });
  });

  it('leaves the sessions that there are', async () => {
    const cookie = await suite.logInAdmin();
    const body = { username: 'admin', password: 'wrong' };
    expect(await suite.send('POST', '/api/admin/login', { body, cookie })).toMatchObject({
      status: 401,
      cookie: undefined,
    });
    expect((await me(cookie)).status).toBe(200);
  });

  it('leaves no name, address, password or token in the log', async () => {
    await logInAdmin('admin', 'wrong-password-1');
    const reply = await logInAdmin('admin');
    const logged = JSON.stringify([
      ...vi.mocked(logger.info).mock.calls,
      ...vi.mocked(logger.warn).mock.calls,
    ]);
    expect(logged).toContain('login refused');
    expect(logged).toContain('logged in');
    for (const text of [
      'wrong-password-1',
      ADMIN.password,
      ADMIN.email,
      adminSession.name,
      reply.cookie ?? '?',
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
    const reply = await logInUser({ email: USER.email, password: USER.password });
    expect(reply).toMatchObject({ status: 200, body: userSession });
    expect(reply.headers.get('set-cookie')).toMatch(/^__session=u\.[^;]+; Max-Age=432000; Path=\//);
    expect(await user(reply.cookie)).toMatchObject({ status: 200, body: userSession });
  });

  it('logs in by the ID token of a sign-in', async () => {
    await suite.auth.updateUser(USER.uid, { displayName: 'Noor' });
    const reply = await logInUser({ idToken: await idTokenOf() });
    expect(reply).toMatchObject({ status: 200, body: { ...userSession, name: 'Noor' } });
    expect((await user(reply.cookie)).body).toEqual({ ...userSession, name: 'Noor' });
  });

  it('has to sign in again when that was more than five minutes ago', async () => {
    const idToken = await idTokenOf();
    now = () => new Date(Date.now() + 6 * 60_000);
    expect(await logInUser({ idToken })).toMatchObject({
      status: 401,
      body: { message: SENTENCES.credentialsRefused },
    });
  });

  it.each([
    { email: USER.email, password: 'wrong' },
    { email: 'nobody@example.com', password: USER.password },
    { idToken: 'garbage' },
    { idToken: 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.bm8ganNvbg.' },
  ])('is refused with %o', async (body) => {
    const reply = await logInUser(body);
    expect(reply).toMatchObject({ status: 401, cookie: undefined });
    expect(reply.body).toEqual({ message: SENTENCES.credentialsRefused });
  });

  it('is refused when disabled', async () => {
    const idToken = await idTokenOf();
    await suite.auth.updateUser(USER.uid, { disabled: true });
    expect((await logInUser({ idToken })).status).toBe(401);
    expect((await logInUser({ email: USER.email, password: USER.password })).status).toBe(401);
  });

  it.each([{}, { idToken: 7 }, { email: USER.email }, { idToken: '' }])(
    'is not asked about by %o',
    async (body) => {
      expect((await logInUser(body)).status).toBe(400);
    },
  );
});

describe('the two sessions of one browser', () => {
  it('are there together, whichever came first', async () => {
    for (const both of [
      await suite.logInAdmin(await suite.logInUser()),
      await suite.logInUser(await suite.logInAdmin()),
    ]) {
      expect((await me(both)).body).toEqual(adminSession);
      expect((await user(both)).body).toEqual(userSession);
    }
  });

  it('end one by one', async () => {
    const both = await suite.logInAdmin(await suite.logInUser());
    const afterAdmin = await logOutAdmin(both);
    expect(afterAdmin).toMatchObject({ status: 200, body: { done: true } });
    expect((await me(afterAdmin.cookie)).status).toBe(403);
    expect((await user(afterAdmin.cookie)).status).toBe(200);

    const again = await suite.logInAdmin(afterAdmin.cookie);
    const afterUser = await logOutUser(again);
    expect((await user(afterUser.cookie)).status).toBe(401);
    expect((await me(afterUser.cookie)).status).toBe(200);
  });
});

describe('a logout', () => {
  it('of an administrator leaves a copy of the cookie worthless', async () => {
    const cookie = await suite.logInAdmin();
    const reply = await logOutAdmin(cookie);
    expect(reply.headers.get('set-cookie')).toBe(
      '__session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    );
    expect((await me(cookie)).status).toBe(401);
    expect((await suite.send('GET', '/api/admin/messages', { cookie })).status).toBe(401);
  });

  it('of a user leaves a copy of the cookie worthless', async () => {
    const cookie = await suite.logInUser();
    await logOutUser(cookie);
    expect((await user(cookie)).status).toBe(401);
  });

  it('leaves the token worthless in the place of the other session, too', async () => {
    const cookie = await suite.logInAdmin();
    await logOutAdmin(cookie);
    expect((await user(cookie.replace(/^a\./, 'u.'))).status).toBe(401);
  });

  it('leaves the same person signed in on another device', async () => {
    const [here, there] = [await suite.logInAdmin(), await suite.logInAdmin()];
    await logOutAdmin(here);
    expect((await me(here)).status).toBe(401);
    expect((await me(there)).status).toBe(200);
  });

  it('does not stand in the way of the next login', async () => {
    await logOutAdmin(await suite.logInAdmin());
    expect((await me(await suite.logInAdmin())).status).toBe(200);
  });

  it('keeps the token on the list for as long as it would have lasted', async () => {
    const before = Date.now();
    await logOutAdmin(await suite.logInAdmin());
    const { docs } = await suite.db.collection('revokedSessions').get();
    expect(docs).toHaveLength(1);
    const hours = (docs[0]?.get('expireAt').toMillis() - before) / 3_600_000;
    expect(hours).toBeGreaterThan(7.8);
    expect(hours).toBeLessThanOrEqual(8.01);
  });

  it('without a session is done, and writes nothing', async () => {
    for (const cookie of [undefined, 'garbage', 'a.x.y.z', 'u.x.y.z~a.x.y.z']) {
      for (const path of ['/api/logout', '/api/admin/logout']) {
        expect(await suite.send('POST', path, { cookie })).toMatchObject({
          status: 200,
          body: { done: true },
        });
      }
    }
    expect((await suite.db.collection('revokedSessions').get()).size).toBe(0);
  });
});

it('logging in again revokes the session that it replaces', async () => {
  const first = await suite.logInAdmin();
  const second = await suite.logInAdmin(first);
  expect((await me(first)).status).toBe(401);
  expect((await me(second)).status).toBe(200);
});

describe('a session ends', () => {
  it('when the claim is taken away', async () => {
    const both = await suite.logInUser(await suite.logInAdmin());
    await suite.auth.setCustomUserClaims(ADMIN.uid, {});
    expect(await me(both)).toMatchObject({ status: 403, body: { message: SENTENCES.adminRequired } });
    expect((await me(both.split('~').find((part) => part.startsWith('a.')))).status).toBe(401);
  });

  it('when the account is disabled', async () => {
    const both = await suite.logInUser(await suite.logInAdmin());
    await suite.auth.updateUser(ADMIN.uid, { disabled: true });
    await suite.auth.updateUser(USER.uid, { disabled: true });
    expect((await me(both)).status).toBe(401);
    expect((await user(both)).status).toBe(401);
  });

  it('when the account is deleted', async () => {
    const cookie = await suite.logInUser();
    await suite.auth.deleteUser(USER.uid);
    expect((await user(cookie)).status).toBe(401);
  });
});

describe('a cookie', () => {
  const tampered = (cookie: string, change: (claims: Record<string, unknown>) => object) => {
    const [kind = '', head = '', body = '', signature = ''] = cookie.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify(change(claims))).toString('base64url');
    return [kind, head, changed, signature].join('.');
  };

  it('that has expired opens nothing', async () => {
    const cookie = tampered(await suite.logInAdmin(), (claims) => ({
      ...claims,
      exp: 1_700_000_000,
      iat: 1_699_990_000,
    }));
    expect((await me(cookie)).status).toBe(401);
  });

  it('of another project opens nothing', async () => {
    const cookie = tampered(await suite.logInAdmin(), (claims) => ({
      ...claims,
      aud: 'another',
      iss: 'another',
    }));
    expect((await me(cookie)).status).toBe(401);
  });

  it("holding a user session does not open the admin's by another name", async () => {
    const asUser = await suite.send('POST', '/api/login', {
      body: { email: ADMIN.email, password: ADMIN.password },
    });
    expect((await user(asUser.cookie)).status).toBe(200);
    expect((await me(asUser.cookie?.replace(/^u\./, 'a.'))).status).toBe(401);
  });

  it.each([
    ['one word', 'garbage'],
    ['too few parts', 'a.b'],
    ['three words', 'a.x.y.z'],
    ['garbage twice', 'u.x.y.z~a.x.y.z'],
    ['separators', '~~~~'],
    ['a header without claims', 'a.eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.bm8ganNvbg.'],
    ['something long', `a.${'x'.repeat(3000)}.y.z`],
    ['something encoded', '%7B%22'],
  ])('of garbage (%s) opens nothing, and is no failure', async (_case, cookie) => {
    for (const path of ['/api/user', '/api/admin/me', '/api/admin/messages']) {
      expect((await suite.send('GET', path, { cookie })).status).toBe(401);
    }
  });
});
