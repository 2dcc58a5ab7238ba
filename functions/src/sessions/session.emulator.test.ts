import { ERROR_MESSAGES } from '@alnafitha/contract';
import { DocumentReference } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { ADMIN, startFreshSuite, USER } from '../testing/emulators';

const suite = await startFreshSuite('session');

const me = (cookie: string | undefined) => suite.send('GET', '/api/admin/me', { cookie });
const user = (cookie: string | undefined) => suite.send('GET', '/api/user', { cookie });
const logOutAdmin = (cookie: string) => suite.send('POST', '/api/admin/logout', { cookie });
const logOutUser = (cookie: string) => suite.send('POST', '/api/logout', { cookie });

const adminSession = {
  ...{ id: ADMIN.uid, username: 'admin', name: 'Site Administrator' },
  ...{ role: 'administrator', secondFactor: false, recoveryCodes: 0 },
};
const userSession = { id: USER.uid, email: USER.email, name: null };

it('the two sessions of one browser coexist, in either order, and end independently', async () => {
  const both = await suite.logInAdmin(await suite.logInUser());
  for (const cookie of [both, await suite.logInUser(await suite.logInAdmin())]) {
    expect((await me(cookie)).body).toEqual(adminSession);
    expect((await user(cookie)).body).toEqual(userSession);
  }
  const afterAdmin = await logOutAdmin(both);
  expect(afterAdmin).toMatchObject({ status: 200, body: { done: true } });
  expect((await me(afterAdmin.cookie)).status).toBe(403);
  expect((await user(afterAdmin.cookie)).status).toBe(200);

  const again = await suite.logInAdmin(afterAdmin.cookie);
  const afterUser = await logOutUser(again);
  expect((await user(afterUser.cookie)).status).toBe(401);
  expect((await me(afterUser.cookie)).status).toBe(200);
});

it('a logout of an administrator ends this session only, and deletes its document', async () => {
  const [here, there] = [await suite.logInAdmin(), await suite.logInAdmin()];
  expect((await logOutAdmin(here)).cookie).toMatch(/^d\.[\w-]{43}$/);
  expect((await me(here)).status).toBe(401);
  // The position of the other session counts, too.
  expect((await user(here.replace(/^a\./, 'u.'))).status).toBe(401);
  expect((await me(there)).status).toBe(200);
  expect((await suite.db.collection('sessions').get()).size).toBe(1);
});

it('a logout of a user invalidates a copy of the cookie', async () => {
  const cookie = await suite.logInUser();
  const response = await logOutUser(cookie);
  expect(response.headers.get('set-cookie')).toBe(
    '__session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  );
  expect((await user(cookie)).status).toBe(401);
});

it('a logout without a session succeeds without a Firestore request', async () => {
  const deletion = vi.spyOn(DocumentReference.prototype, 'delete');
  const done = { status: 200, body: { done: true } };
  for (const cookie of [undefined, 'garbage', 'a.x.y.z', 'u.x.y.z~a.x.y.z']) {
    for (const path of ['/api/logout', '/api/admin/logout']) {
      expect(await suite.send('POST', path, { cookie })).toMatchObject(done);
    }
  }
  expect(deletion).not.toHaveBeenCalled();
  deletion.mockRestore();
});

it('a second login revokes the session that it replaces', async () => {
  const first = await suite.logInAdmin();
  const second = await suite.logInAdmin(first);
  expect((await me(first)).status).toBe(401);
  expect((await me(second)).status).toBe(200);
});

it('a session ends when the claim is removed', async () => {
  const both = await suite.logInUser(await suite.logInAdmin());
  await suite.auth.setCustomUserClaims(ADMIN.uid, {});
  expect(await me(both)).toMatchObject({ status: 403, body: { message: ERROR_MESSAGES.adminRequired } });
  expect((await me(both.split('~').find((part) => part.startsWith('a.')))).status).toBe(401);
});
