import { listMessages, logIn, logInAdmin } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { ADMIN, startFreshSuite, USER } from '../testing/emulators';
import { logged } from '../testing/logger';

const CLIENT_IP = '203.0.113.7';
const from = (ip: string) => ({ 'X-Forwarded-For': ip });

const suite = await startFreshSuite('security-log');

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

it('a successful login and a reached limit have the same hashes as the failed logins', async () => {
  const body = { username: ADMIN.username, password: ADMIN.password };
  await suite.send('POST', logInAdmin.path, { body, headers: from(CLIENT_IP) });
  for (let index = 0; index < 11; index += 1) await guess('admin');
  const [rejected] = entries('login rejected');
  const hashes = { address: rejected?.address, account: rejected?.account };
  expect(entries('logged in')).toMatchObject([{ kind: 'admin', uid: ADMIN.uid, ...hashes }]);
  const requestId = expect.stringMatching(ID);
  expect(entries('limit reached')).toEqual([{ name: 'admin-login', requestId, ...hashes }]);
});

it('a foreign origin is logged', async () => {
  const headers = { Origin: 'https://evil.example', ...from(CLIENT_IP) };
  await suite.send('POST', logIn.path, { body: {}, headers });
  expect(entries('foreign origin rejected')).toEqual([
    { method: 'POST', requestId: expect.stringMatching(ID), address: expect.stringMatching(HASH) },
  ]);
});

it('rejected requests of the panel are logged without their search text', async () => {
  const listWith = (cookie?: string) => {
    const url = `${listMessages.path}?search=secret-name`;
    return suite.send('GET', url, { headers: from(CLIENT_IP), ...(cookie && { cookie }) });
  };
  await listWith();
  await listWith(await suite.logInUser());
  const rejected = { endpoint: 'GET /api/admin/messages', address: expect.stringMatching(HASH) };
  expect(entries('admin request rejected')).toEqual([
    expect.objectContaining({ ...rejected, status: 401 }),
    expect.objectContaining({ ...rejected, status: 403 }),
  ]);
});

it('no entry contains a name, an e-mail address, an IP, a password or a token', async () => {
  const post = (path: string, body: object) => suite.send('POST', path, { body, headers: from(CLIENT_IP) });
  const { username, password, email } = ADMIN;
  await guess('a-secret-name');
  await post(logIn.path, { email: USER.email, password: 'wrong-password' });
  const { cookie = '?' } = await post(logInAdmin.path, { username, password });
  expect(entries('login rejected')).toHaveLength(2);
  expect(entries('logged in')).toHaveLength(1);
  const secrets = ['a-secret-name', CLIENT_IP, USER.email, 'wrong-password', password, email, cookie];
  for (const text of [...secrets, 'Site Administrator']) expect(logged()).not.toContain(text);
});
