import { listMessages, logIn, logInAdmin } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN, type Suite, startSuite, USER } from '../testing/emulators';

vi.mock('firebase-functions/logger');

const HOME = '203.0.113.7';
const from = (address: string) => ({ 'X-Forwarded-For': address });

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('security-log');
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await suite.reset();
  vi.clearAllMocks();
});

interface Entry {
  readonly requestId: string;
  readonly address: string;
  readonly account?: string;
}
const entries = (message: string): Entry[] =>
  [...vi.mocked(logger.warn).mock.calls, ...vi.mocked(logger.info).mock.calls]
    .filter(([text]) => text === message)
    .map(([, fields]) => fields as Entry);

const guess = (username: string, address = HOME) =>
  suite.send('POST', logInAdmin.path, { body: { username, password: 'wrong' }, headers: from(address) });
const ID = /^[0-9a-f-]{36}$/;
const HASH = /^[0-9a-f]{16}$/;

it('a rejected login is logged with stable hashes of account and client', async () => {
  for (const [username, address] of [['admin'], [' ADMIN'], ['other'], ['admin', '203.0.113.8']] as const) {
    await guess(username, address);
  }
  const [first, again, other, elsewhere] = entries('login refused');
  expect(first).toMatchObject({
    kind: 'admin',
    reason: 'wrong password',
    requestId: expect.stringMatching(ID),
    address: expect.stringMatching(HASH),
    account: expect.stringMatching(HASH),
  });
  expect([again?.account, again?.address]).toEqual([first?.account, first?.address]);
  expect(again?.requestId).not.toBe(first?.requestId);
  expect(other?.account).not.toBe(first?.account);
  expect(elsewhere?.address).not.toBe(first?.address);
});

it('a successful login has the same hashes as the failed ones before it', async () => {
  await guess('admin');
  const body = { username: ADMIN.username, password: ADMIN.password };
  await suite.send('POST', logInAdmin.path, { body, headers: from(HOME) });
  const [rejected] = entries('login refused');
  expect(entries('logged in')).toMatchObject([
    { kind: 'admin', uid: ADMIN.uid, address: rejected?.address, account: rejected?.account },
  ]);
});

it('a reached limit is logged with its kind', async () => {
  for (let index = 0; index < 11; index += 1) await guess('admin');
  const [rejected] = entries('login refused');
  expect(entries('limit reached')).toEqual([
    {
      name: 'admin-login',
      account: rejected?.account,
      address: rejected?.address,
      requestId: expect.stringMatching(ID),
    },
  ]);
});

it('a foreign origin is logged', async () => {
  const headers = { Origin: 'https://evil.example', ...from(HOME) };
  await suite.send('POST', logIn.path, { body: {}, headers });
  expect(entries('foreign origin refused')).toEqual([
    { method: 'POST', requestId: expect.stringMatching(ID), address: expect.stringMatching(HASH) },
  ]);
});

it('rejected requests of the panel are logged without their search text', async () => {
  const ask = (cookie?: string) =>
    suite.send('GET', `${listMessages.path}?search=secret-name`, {
      headers: from(HOME),
      ...(cookie && { cookie }),
    });
  await ask();
  await ask(await suite.logInUser());
  expect(entries('panel refused')).toEqual([
    expect.objectContaining({
      endpoint: 'GET /api/admin/messages',
      status: 401,
      address: expect.stringMatching(HASH),
    }),
    expect.objectContaining({
      endpoint: 'GET /api/admin/messages',
      status: 403,
      address: expect.stringMatching(HASH),
    }),
  ]);
});

it('no entry contains a name, an e-mail address, an IP or a password', async () => {
  await guess('a-secret-name');
  await suite.send('POST', logIn.path, {
    body: { email: USER.email, password: 'wrong-password' },
    headers: from(HOME),
  });
  const logged = JSON.stringify([vi.mocked(logger.warn).mock.calls, vi.mocked(logger.info).mock.calls]);
  expect(entries('login refused')).toHaveLength(2);
  for (const text of ['a-secret-name', HOME, USER.email, 'wrong-password'])
    expect(logged).not.toContain(text);
});
