import {
  changePassword,
  deleteMessages,
  ERROR_MESSAGES,
  listMessages,
  logInAdmin,
  readAdmin,
  signOutOthers,
  updateMessage,
  updateProfile,
} from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, startFreshSuite } from '../testing/emulators';
import { storeMessages } from '../testing/messages';
import { sessionOfAnHourAgo } from '../testing/tokens';

const PASSWORD = 'blue doors by the sea';

const suite = await startFreshSuite('profile');
let cookie: string;
beforeEach(async () => {
  cookie = await suite.logInAdmin();
});

const me = (sent: string | undefined) => suite.send('GET', readAdmin.path, { cookie: sent });
const logIn = (password: string) =>
  suite.send('POST', logInAdmin.path, { body: { username: ADMIN.username, password } });
const change = (password: string, current = ADMIN.password, sent = cookie) =>
  suite.send('POST', changePassword.path, { body: { current, password }, cookie: sent });

it('a new name is shown to the administrator, and is that of the account', async () => {
  const account = { id: ADMIN.uid, username: ADMIN.username, name: 'Noor A.' };
  const renamed = { ...account, role: 'administrator', secondFactor: false, recoveryCodes: 0 };
  const response = await suite.send('PATCH', updateProfile.path, { body: { name: ' Noor  A. ' }, cookie });
  expect(response).toMatchObject({ status: 200, body: renamed });
  expect((await me(cookie)).body).toEqual(renamed);
  expect((await suite.auth.getUser(ADMIN.uid)).displayName).toBe('Noor A.');
});

describe('a new password', () => {
  it('replaces the old one, ends all other sessions and keeps the own in a new cookie', async () => {
    const other = await suite.logInAdmin();
    const response = await change(PASSWORD);
    expect(response).toMatchObject({ status: 200, body: { done: true } });
    expect((await me(response.cookie)).status).toBe(200);
    expect((await me(cookie)).status).toBe(401);
    expect((await me(other)).status).toBe(401);
    expect((await logIn(ADMIN.password)).status).toBe(401);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });

  it('keeps the own session although the account revokes those before it', async () => {
    const old = await sessionOfAnHourAgo(suite, ADMIN.uid, cookie);
    const response = await change(PASSWORD, ADMIN.password, old);
    expect((await me(response.cookie)).status).toBe(200);
    expect((await me(old)).status).toBe(401);
  });

  it('forgets the other known browsers', async () => {
    const { cookie: other } = await suite.send('POST', '/api/admin/logout', {
      cookie: await suite.logInAdmin(),
    });
    const device = (text: string | undefined) => text?.split('~').find((part) => part.startsWith('d.'));
    const { cookie: changed } = await change(PASSWORD);
    expect(device(changed)).toBe(device(cookie));
    expect(device(other)).not.toBe(device(cookie));
    expect((await suite.db.collection('devices').get()).size).toBe(1);
  });

  it('is rejected at its field when it is easy to guess, and nothing changes', async () => {
    await suite.send('PATCH', updateProfile.path, { body: { name: 'Khalifa Kuwari' }, cookie });
    const issues = [{ path: 'password', message: ERROR_MESSAGES.passwordTooWeak }];
    const rejection = { status: 400, cookie: undefined, body: { issues } };
    expect(await change('Khalifa.Kuwari.2026')).toMatchObject(rejection);
    expect((await logIn(ADMIN.password)).status).toBe(200);
    expect((await me(cookie)).status).toBe(200);
  });

  it('needs the current one, whose guesses count as failed logins', async () => {
    // The browser is not known: failed logins of a known one have a separate limit.
    const [session] = cookie.split('~');
    const guess = () => change(PASSWORD, 'wrong', session);
    for (let failures = 0; failures < 10; failures += 1) {
      const issues = [{ path: 'current', message: ERROR_MESSAGES.passwordWrong }];
      expect(await guess()).toMatchObject({ status: 400, body: { issues } });
    }
    const blocked = { status: 429, body: { message: ERROR_MESSAGES.tooManyAttempts } };
    expect(await change(PASSWORD, ADMIN.password, session)).toMatchObject(blocked);
    expect(await logIn(ADMIN.password)).toMatchObject(blocked);
    expect((await me(session)).status).toBe(200);
  });

  it('of two at once leaves one, with a session that works', async () => {
    const passwords = [PASSWORD, 'green tents on a hill'];
    const changes = await Promise.all(passwords.map((password) => change(password)));
    const logins = await Promise.all(passwords.map(async (password) => (await logIn(password)).status));
    expect(logins.toSorted()).toEqual([200, 401]);
    const winner = changes[logins.indexOf(200)];
    expect(winner?.status).toBe(200);
    expect((await me(winner?.cookie)).status).toBe(200);
  });
});

it('signing out elsewhere ends all sessions but the own', async () => {
  const cookies = [await suite.logInAdmin(), await suite.logInAdmin()];
  expect(await suite.send('POST', signOutOthers.path, { cookie })).toMatchObject({ status: 200 });
  for (const cookie of cookies) expect((await me(cookie)).status).toBe(401);
  expect((await me(cookie)).status).toBe(200);
});

it('each successful change of the panel has one log entry, with ids only', async () => {
  await storeMessages(suite.db, [{ name: 'Secret Name' }, {}]);
  const send = (method: string, path: string, body?: object, sent: string | undefined = cookie) =>
    suite.send(method, path, { cookie: sent, ...(body && { body }) });
  const item = (id: string) => updateMessage.path.replace(':id', id);

  await send('GET', listMessages.path);
  await send('PATCH', item('m0'), { status: 'nonsense' });
  await send('PATCH', item('m9'), { status: 'completed' });
  await send('PATCH', item('m0'), { status: 'completed' }, await suite.logInUser());
  await send('PATCH', item('m0'), { status: 'completed', adminNote: 'Secret note' });
  await send('POST', deleteMessages.path, { ids: ['m0', 'm1'] });
  await send('PATCH', updateProfile.path, { name: 'Secret Admin' });

  const entries = vi.mocked(logger.info).mock.calls.filter(([message]) => message === 'admin change');
  const entry = (endpoint: string, ids: string[]) => ['admin change', { uid: ADMIN.uid, endpoint, ids }];
  expect(entries).toEqual([
    entry('PATCH /api/admin/messages/:id', ['m0']),
    entry('POST /api/admin/messages/delete-multiple', ['m0', 'm1']),
    entry('PATCH /api/admin/profile', [ADMIN.uid]),
  ]);
});
