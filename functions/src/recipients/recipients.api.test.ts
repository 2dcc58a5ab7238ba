import {
  type AccountEvent,
  beginSecondFactor,
  changeRecipients,
  confirmSecondFactor,
  ERROR_MESSAGES,
  type Recipients,
  readActivity,
  readRecipients,
  removeSecondFactor,
  type SecondFactorSecret,
  sendTestMail,
} from '@alnafitha/contract';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { bodyOf } from '../testing/admin-api';
import { ADMIN } from '../testing/emulators';
import { fieldError } from '../testing/forms';
import { logged } from '../testing/logger';
import { rejecting, sentTo, startMailApi } from '../testing/mail-api';

const api = await startMailApi('recipients');
const { suite, alertTo, startServer, receive, deliverAll, deliverToOffice, wait } = api;
let cookie: string;
beforeEach(async () => {
  cookie = await suite.logInAdmin();
  await suite.db.recursiveDelete(suite.db.collection('mails'));
});

const NEW = ['huda@alnafitha.example', 'sales@alnafitha.example'];
const read = async () => bodyOf<Recipients>(await suite.send('GET', readRecipients.path, { cookie }));
const change = (body: object = {}) =>
  suite.send('PATCH', changeRecipients.path, {
    body: { recipients: NEW, password: ADMIN.password, ...body },
    cookie,
  });
const events = async () =>
  bodyOf<{ events: AccountEvent[] }>(await suite.send('GET', readActivity.path, { cookie })).events.map(
    ({ kind }) => kind,
  );

it('are the parameter’s until they are changed; then an alert that waits goes to the new ones', async () => {
  expect(await read()).toEqual({ recipients: alertTo, isDefault: true });
  await receive();
  expect(bodyOf(await change())).toEqual({ recipients: NEW, isDefault: false });
  expect(await read()).toEqual({ recipients: NEW, isDefault: false });
  const server = await startServer();
  await deliverAll();
  expect(sentTo(server, 'huda@alnafitha.example').to).toEqual(NEW);
});

it('a change is told to the addresses before and after and to the administrator, and is an event', async () => {
  bodyOf(await change());
  expect(await events()).toContain('recipientsChanged');
  const server = await startServer();
  expect(await deliverToOffice()).toEqual({ retry: false });
  expect(server.received.map(({ to }) => to).sort()).toEqual(
    [ADMIN.email, ...alertTo, 'huda@alnafitha.example'].sort().map((address) => [address]),
  );
  const [office] = alertTo;
  const { mail } = sentTo(server, office ?? '');
  expect(mail.subject).toBe('Al Nafitha Aluminium & Glass: Recipients of enquiries changed');
  for (const part of [`Until now: ${alertTo.join(', ')}`, `From now on: ${NEW.join(', ')}`, 'حتى الآن'])
    expect(mail.text).toContain(part);
  expect(logged()).not.toContain('@alnafitha.example');
});

it('a former address that is dead is not waited for, a new one is', async () => {
  const [office] = alertTo;
  bodyOf(await change());
  await startServer(rejecting((address) => address === office));
  expect(await deliverToOffice()).toEqual({ retry: false });
  await suite.db.recursiveDelete(suite.db.collection('mails'));
  bodyOf(await change({ recipients: alertTo }));
  expect(await deliverToOffice()).toEqual({ retry: true });
});

it.each([
  ['a wrong password', { password: 'wrong' }, 'password', ERROR_MESSAGES.passwordWrong],
  ['no password', { password: '' }, 'password', ERROR_MESSAGES.passwordRequired],
  ['no address', { recipients: [] }, 'recipients', ERROR_MESSAGES.recipientsMissing],
  [
    'six addresses',
    { recipients: [...'abcdef'].map((name) => `${name}@example.com`) },
    'recipients',
    ERROR_MESSAGES.tooManyRecipients,
  ],
  [
    'a text that is no address',
    { recipients: ['a@example.com', 'sales'] },
    'recipients.1',
    ERROR_MESSAGES.emailInvalid,
  ],
  [
    'an address twice',
    { recipients: ['a@example.com', 'A@example.com'] },
    'recipients.1',
    ERROR_MESSAGES.recipientRepeated,
  ],
])('%s changes and tells nothing', async (_case, body, path, message) => {
  expect(await change(body)).toMatchObject({ status: 400, body: fieldError(path, message) });
  expect(await read()).toEqual({ recipients: alertTo, isDefault: true });
  expect(await api.officeMails()).toEqual([]);
});

it('an account with a second factor needs a code, too, once the password is right', async () => {
  const password = { body: { password: ADMIN.password }, cookie };
  const { secret } = bodyOf<SecondFactorSecret>(await suite.send('POST', beginSecondFactor.path, password));
  const codeOf = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock().getTime() });
  const confirmed = await suite.send('POST', confirmSecondFactor.path, { body: { code: codeOf() }, cookie });
  const [recoveryCode] = bodyOf<{ recoveryCodes: string[] }>(confirmed).recoveryCodes;
  wait(1);
  const refused = (message: string) => ({ status: 400, body: fieldError('code', message) });
  expect(await change()).toMatchObject(refused(ERROR_MESSAGES.codeRequired));
  expect(await change({ code: '000000' })).toMatchObject(refused(ERROR_MESSAGES.codeWrong));
  const wrong = { status: 400, body: fieldError('password', ERROR_MESSAGES.passwordWrong) };
  expect(await change({ code: recoveryCode, password: 'wrong' })).toMatchObject(wrong);
  expect(await read()).toMatchObject({ isDefault: true });
  bodyOf(await change({ code: codeOf() }));
  bodyOf(await change({ code: recoveryCode }));
  expect(await events()).toContain('recoveryCodeUsed');
  wait(1);
  bodyOf(await suite.send('DELETE', removeSecondFactor.path, { body: { code: codeOf() }, cookie }));
});

it('a test mail goes to each of them', async () => {
  bodyOf(await change());
  await suite.db.recursiveDelete(suite.db.collection('mails'));
  const server = await startServer();
  const body = { to: 'recipients' };
  expect(bodyOf(await suite.send('POST', sendTestMail.path, { body, cookie }))).toEqual({ to: NEW });
  await deliverToOffice();
  expect(server.received.map(({ to }) => to).sort()).toEqual(NEW.map((address) => [address]));
});
