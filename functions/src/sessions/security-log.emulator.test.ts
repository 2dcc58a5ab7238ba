import { listMessages, logIn, logInAdmin } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN, type Suite, startSuite, USER } from '../testing/emulators';

const CLIENT_IP = '203.0.113.7';
const from = (ip: string) => ({ 'X-Forwarded-For': ip });

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('security-log');
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await suite.reset();
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

const guess = (username: string, ip = CLIENT_IP) =>
  suite.send('POST', logInAdmin.path, { body: { username, password: 'wrong' }, headers: from(ip) });
const ID = /^[0-9a-f-]{36}$/;
const HASH = /^[0-9a-f]{16}$/;

it('a rejected login is logged with stable hashes of account and client', async () => {
  for (const [username, ip] of [['admin'], [' ADMIN'], ['other'], ['admin', '203.0.113.8']] as const) {
    await guess(username, ip);
  }
  const [first, again, other, elsewhere] = entries('login rejected');
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
  await suite.send('POST', logInAdmin.path, { body, headers: from(CLIENT_IP) });
  const [rejected] = entries('login rejected');
  expect(entries('logged in')).toMatchObject([
    { kind: 'admin', uid: ADMIN.uid, address: rejected?.address, account: rejected?.account },
  ]);
});

it('a reached limit is logged with its kind', async () => {
  for (let index = 0; index < 11; index += 1) await guess('admin');
  const [rejected] = entries('login rejected');
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
  const headers = { Origin: 'https://evil.example', ...from(CLIENT_IP) };
  await suite.send('POST', logIn.path, { body: {}, headers });
  expect(entries('foreign origin rejected')).toEqual([
    { method: 'POST', requestId: expect.stringMatching(ID), address: expect.stringMatching(HASH) },
  ]);
});

it('rejected requests of the panel are logged without their search text', async () => {
  const listWith = (cookie?: string) =>
    suite.send('GET', `${listMessages.path}?search=secret-name`, {
      headers: from(CLIENT_IP),
      ...(cookie && { cookie }),
    });
  await listWith();
  await listWith(await suite.logInUser());
  expect(entries('admin request rejected')).toEqual([
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
    headers: from(CLIENT_IP),
  });
  const logged = JSON.stringify([vi.mocked(logger.warn).mock.calls, vi.mocked(logger.info).mock.calls]);
  expect(entries('login rejected')).toHaveLength(2);
  for (const text of ['a-secret-name', CLIENT_IP, USER.email, 'wrong-password'])
    expect(logged).not.toContain(text);
});
