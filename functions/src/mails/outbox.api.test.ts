import type { Dashboard, Message, MessageDetails } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';
import { createRateLimits } from '../platform/rate-limits';
import { bodyOf } from '../testing/admin-api';
import { logged } from '../testing/logger';
import { type MailServer, rejecting, startMailApi } from '../testing/mail-api';
import { RECEIPT_LIMITS } from './deliver';
import { mailIdOf, mailsOf } from './mail-document';
import { createMailer } from './mailer';

const api = await startMailApi('outbox');
const { suite, send, stored, startServer, receive, deliverAll, wait } = api;

const sendAgain = async () => bodyOf<MessageDetails>(await send('POST', '/messages/m0/mails'));
const listed = async () =>
  bodyOf<{ messages: Message[] }>(await send('GET', '/messages')).messages.find(({ id }) => id === 'm0');
const unsentOnDashboard = async () => bodyOf<Dashboard>(await send('GET', '/dashboard')).waiting.unsent;

it('nobody is mailed about suspected spam, or a message that is deleted', async () => {
  const server = await startServer();
  await receive({ suspectedSpam: true });
  expect(await deliverAll()).toEqual({ retry: false });
  expect(await api.deliver('none', 'alert')).toEqual({ retry: false });
  expect((await stored()).mails).toEqual({});
  expect(server.received).toEqual([]);
});

it('mails wait for a server that is down for two hours, are seen meanwhile, and tell of each failure once', async () => {
  await receive();
  expect((await stored()).mails).toMatchObject({
    alert: { state: 'pending' },
    receipt: { state: 'pending' },
  });
  expect(await unsentOnDashboard()).toBeNull();
  for (const minutes of [20, 100]) {
    expect(await deliverAll()).toEqual({ retry: true });
    wait(minutes);
    const failed = { state: 'failed', error: 'ESOCKET' };
    expect((await stored()).mails).toMatchObject({ alert: failed, receipt: failed });
    expect(await unsentOnDashboard()).toEqual({ count: 1, id: 'm0' });
    expect(Date.parse((await listed())?.unsentFrom ?? '')).toBeLessThan(api.clock().getTime());
  }
  const server = await startServer();
  expect(await deliverAll()).toEqual({ retry: false });
  expect(await deliverAll()).toEqual({ retry: false });
  const { mails, events } = await stored();
  expect(events.map(({ kind, text }) => [kind, text]).sort()).toEqual([
    ['alertFailed', 'ESOCKET'],
    ['alertSent', undefined],
    ['receiptFailed', 'ESOCKET'],
    ['receiptSent', undefined],
  ]);
  const sent = { state: 'sent', at: api.clock().toISOString() };
  expect(mails).toEqual({ alert: sent, receipt: sent });
  expect(server.received).toHaveLength(2);
  expect(await unsentOnDashboard()).toBeNull();
  expect(await listed()).not.toHaveProperty('unsentFrom');
  expect(logged()).toContain('mail failed');
  expect(logged()).not.toMatch(/mariam|Kuwari|5555|@/i);
});

it('a mail is sent once, however often its event comes, or it is sent again by hand', async () => {
  await receive();
  await deliverAll();
  const server = await startServer();
  await Promise.all([sendAgain(), sendAgain(), deliverAll(), deliverAll(), sendAgain(), deliverAll()]);
  await deliverAll();
  await sendAgain();
  await deliverAll();
  expect(server.received.map(({ mail }) => mail.messageId).sort()).toEqual([
    '<m0.alert@alnafitha.example>',
    '<m0.receipt@alnafitha.example>',
  ]);
  expect((await stored()).mails).toMatchObject({ alert: { state: 'sent' }, receipt: { state: 'sent' } });
});

it('a mail whose event never came is seen after ten minutes, and sent by hand or at night', async () => {
  const server = await startServer();
  await receive();
  await receive({}, 'm1');
  wait(9);
  expect((await sendAgain()).mails.alert).toMatchObject({ at: '2026-03-01T12:00:00.000Z' });
  expect(await unsentOnDashboard()).toBeNull();
  wait(1);
  expect(await unsentOnDashboard()).toEqual({ count: 2, id: 'm0' });
  const queued = { state: 'pending', at: '2026-03-01T12:10:00.000Z' };
  expect((await sendAgain()).mails).toEqual({ alert: queued, receipt: queued });
  expect(await unsentOnDashboard()).toEqual({ count: 1, id: 'm1' });
  await api.outbox.requeue(api.clock());
  expect((await stored('m1')).mails).toEqual({ alert: queued, receipt: queued });
  await Promise.all([deliverAll('m0'), deliverAll('m1')]);
  expect(server.received).toHaveLength(4);
});

it('what failed is tried again each night of a week, unless the recipient was rejected', async () => {
  await startServer(rejecting((address) => address === 'mariam@example.com'));
  await receive();
  await receive({ email: 'noor@example.com' }, 'm1');
  await deliverAll();
  api.mailTo('smtp://127.0.0.1:1');
  await deliverAll('m1');
  const statesOf = async (id: string) => {
    const { docs } = await mailsOf(suite.db, id).get();
    return docs.map((mail) => mail.get('state'));
  };
  const nightly = async (days: number) => {
    wait(days * 24 * 60);
    await api.outbox.requeue(api.clock());
    return Promise.all([statesOf('m0'), statesOf('m1')]);
  };
  expect(await nightly(1)).toEqual([
    ['sent', 'refused'],
    ['pending', 'pending'],
  ]);
  await deliverAll('m1');
  expect(await nightly(7)).toEqual([
    ['sent', 'refused'],
    ['failed', 'failed'],
  ]);
});

it('a worker that dies while it sends leaves the mail to another one after two minutes, with the same id', async () => {
  const server = await startServer();
  await receive({ suspectedSpam: true });
  await send('PATCH', '/messages/m0', { body: { suspectedSpam: false } });
  // One dies before it speaks to the server, and one after the server has accepted the mail.
  await api.outbox.claim(mailIdOf('m0', 'alert'), api.clock());
  const resurrect = await api.holdSending('m0', 'receipt');
  expect(server.received).toHaveLength(1);
  expect(await deliverAll()).toEqual({ retry: true });
  wait(1);
  expect(await deliverAll()).toEqual({ retry: true });
  expect(server.received).toHaveLength(1);
  wait(1);
  expect(await deliverAll()).toEqual({ retry: false });
  expect(server.received.map(({ mail }) => mail.messageId).sort()).toEqual([
    '<m0.alert@alnafitha.example>',
    '<m0.receipt@alnafitha.example>',
    '<m0.receipt@alnafitha.example>',
  ]);
  const before = await stored();
  wait(1);
  await resurrect();
  expect(await stored()).toEqual(before);
  expect(before.events.map(({ kind }) => kind).sort()).toEqual(['alertSent', 'notSpam', 'receiptSent']);
});

it('the receipt to an address that does not exist is seen, and not tried again until somebody asks for it', async () => {
  const server = await startServer(rejecting((address) => address === 'mariam@example.com'));
  await receive();
  expect(await deliverAll()).toEqual({ retry: false });
  expect(await deliverAll()).toEqual({ retry: false });
  const refused = { alert: { state: 'sent' }, receipt: { state: 'refused', error: '550' } };
  expect((await stored()).mails).toMatchObject(refused);
  expect(server.received).toHaveLength(1);
  expect(await unsentOnDashboard()).toEqual({ count: 1, id: 'm0' });
  expect((await sendAgain()).mails).toMatchObject({ receipt: { state: 'pending' } });
  await deliverAll();
  expect((await stored()).mails).toMatchObject(refused);
  // Whoever calls the sender knows it.
  await send('POST', '/messages/m0/contacts', { body: { kind: 'called' } });
  expect(await unsentOnDashboard()).toBeNull();
});

it('the office is told again when all its addresses are rejected', async () => {
  await startServer(rejecting((address) => api.alertTo.includes(address)));
  await receive();
  expect(await deliverAll()).toEqual({ retry: true });
  expect((await stored()).mails).toMatchObject({ alert: { state: 'failed', error: '550' } });
});

it.each([450, 550])(
  'when one address of the office is rejected (%i), the other one gets the alert once, and it counts as unsent',
  async (responseCode) => {
    const [office, sales] = api.alertTo;
    let rejected = sales;
    const server = await startServer(rejecting((address) => address === rejected, responseCode));
    const alerts = () =>
      server.received.filter(({ mail }) => mail.subject?.startsWith('New')).map(({ to }) => to);
    const error = String(responseCode);
    await receive();
    expect(await deliverAll()).toEqual({ retry: true });
    expect((await stored()).mails).toMatchObject({ alert: { state: 'failed', error } });
    expect(vi.mocked(logger.error).mock.calls).toEqual([
      ['mail failed', { id: 'm0', kind: 'alert', code: error }],
    ]);
    expect(await api.unsent()).toEqual({ count: 1, id: 'm0' });
    expect(await deliverAll()).toEqual({ retry: true });
    await sendAgain();
    expect(await deliverAll()).toEqual({ retry: true });
    wait(24 * 60);
    await api.outbox.requeue(api.clock());
    expect(await deliverAll()).toEqual({ retry: true });
    expect(alerts()).toEqual([[office]]);
    rejected = undefined;
    expect(await deliverAll()).toEqual({ retry: false });
    expect(await deliverAll()).toEqual({ retry: false });
    expect(alerts()).toEqual([[office], [sales]]);
    const { mails, events = [] } = (await api.store.readDetails('m0')) ?? {};
    expect(mails).toMatchObject({ alert: { state: 'sent' } });
    expect(
      events.filter(({ kind }) => kind.startsWith('alert')).map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['alertFailed', error],
      ['alertSent', undefined],
    ]);
    expect(await api.unsent()).toBeNull();
  },
);

it('an address that was rejected, and is no longer the office’s, is not waited for', async () => {
  const [office, sales] = api.alertTo;
  const server = await startServer(rejecting((address) => address === sales));
  await receive();
  expect(await deliverAll()).toEqual({ retry: true });
  await api.recipients.change([office ?? ''], () => {});
  expect(await deliverAll()).toEqual({ retry: false });
  expect((await stored()).mails).toMatchObject({ alert: { state: 'sent' } });
  expect(server.received).toHaveLength(2);
});

const receiptsOf = ({ received }: MailServer) =>
  received.filter(({ mail }) => mail.subject?.startsWith('Your enquiry'));

it('a mailbox gets three receipts a day at most, however its address is spelled', async () => {
  const server = await startServer();
  const spellings = [
    'a@example.com',
    'A@example.com',
    'a+1@example.com',
    'a+2@example.com',
    'a+b+c@EXAMPLE.com',
  ];
  const atGmail = ['no.or@gmail.com', 'noor@gmail.com', 'n.o.o.r+x@googlemail.com', 'Noor@gmail.com'];
  const distinct = ['a.b@example.com', 'ab@example.com'];
  for (const [index, email] of [...spellings, ...atGmail, ...distinct].entries()) {
    await receive({ email }, `m${index}`);
    await deliverAll(`m${index}`);
  }
  expect(receiptsOf(server)).toHaveLength(3 + 3 + 2);
  expect(server.received).toHaveLength(11 + 8);
  // It is withheld, and so nothing is missing.
  expect((await stored('m4')).mails).toEqual({ alert: expect.objectContaining({ state: 'sent' }) });
  expect(await unsentOnDashboard()).toBeNull();
});

it.each<['hour' | 'day', number, number]>([
  ['hour', 60, 60],
  ['day', 300, 24 * 60],
])(
  'all receipts together have a limit of an %s, and the office is told of each enquiry',
  async (name, most, minutes) => {
    const server = await startServer();
    const limits = createRateLimits(suite.db, api.clock);
    const limit = RECEIPT_LIMITS[name];
    await Promise.all(Array.from({ length: most - 1 }, () => limits.acquire(limit, '', '')));
    const enquire = async (id: string) => {
      await receive({ email: `${id}@example.com` }, id);
      await deliverAll(id);
    };
    await enquire('m0');
    await enquire('m1');
    expect(receiptsOf(server)).toHaveLength(1);
    wait(minutes);
    await enquire('m2');
    expect(receiptsOf(server)).toHaveLength(2);
    expect(server.received).toHaveLength(3 + 2);
  },
);

it('without a mail server, enquiries are stored and mail is off', async () => {
  await receive();
  const off = api.deliverWith(createMailer('off', 'website@alnafitha.example'));
  expect(await deliverAll('m0', off)).toEqual({ retry: false });
  expect(vi.mocked(logger.warn).mock.calls).toEqual([['mail is off']]);
  expect((await stored()).mails).toEqual({});
  wait(60);
  expect(await unsentOnDashboard()).toBeNull();
});

it('an enquiry that is no spam after all is mailed once', async () => {
  const server = await startServer();
  await receive({ suspectedSpam: true });
  const accept = () => send('PATCH', '/messages/m0', { body: { suspectedSpam: false } });
  const [message] = (await Promise.all([accept(), accept(), accept()])).map(bodyOf<MessageDetails>);
  expect(message).not.toHaveProperty('suspectedSpam');
  expect(message?.mails).toMatchObject({ alert: { state: 'pending' }, receipt: { state: 'pending' } });
  expect(message?.events).toMatchObject([{ kind: 'notSpam', by: 'Site Administrator' }]);
  await deliverAll();
  await accept();
  await deliverAll();
  expect((await stored()).events).toHaveLength(3);
  expect(server.received).toHaveLength(2);
  expect((await send('PATCH', '/messages/m0', { body: { suspectedSpam: true } })).status).toBe(400);
});
