import { randomUUID } from 'node:crypto';
import {
  type Dashboard,
  ERROR_MESSAGES,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  type Message,
  type MessageDetails,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAILS, mailIdOf, mailsOf } from '../mails/mail-document';
import { LIMITS } from '../platform/rate-limits';
import { EVENTS } from '../sessions/account-events';
import { bodyOf } from '../testing/admin-api';
import { type MailServer, rejecting, startMailApi } from '../testing/mail-api';
import { stateOf } from '../testing/stored';

const api = await startMailApi('erasure');
const { suite, send, startServer, receive, store, clock, deliver, deliverAll, deliverWith, mailer } = api;
const { mails, outbox, wait, unsent, holdSending } = api;

const ENQUIRY = anEnquiry({ name: 'Sheikha Zarqa', email: 'Zarqa@example.com', whatsappNumber: '5512 3456' });
/** Words of her name, her address, and her phone in both spellings, with any gaps. */
const PERSONAL = [/zarqa/i, /sheikha/i, /55\W?12\W?34\W?56/];

/** The paths of the documents that have one of the personal data. */
async function pathsWith(data: RegExp): Promise<string[]> {
  const documents = Object.entries(await stateOf(suite));
  return documents.filter(([, fields]) => data.test(JSON.stringify(fields))).map(([path]) => path);
}

const FILLED_IN = { [FORM_TIME_HEADER]: '30000', [HONEYPOT_HEADER]: HONEYPOT_EMPTY };

async function enquire(key: string = randomUUID()) {
  const enquiry = await suite.send('POST', '/api/contact', {
    body: ENQUIRY,
    headers: { ...FILLED_IN, [IDEMPOTENCY_HEADER]: key },
  });
  return bodyOf<{ id: string }>(enquiry);
}

/** Sends an enquiry and does everything with it that leaves a trace. */
async function handleEnquiry() {
  const { id } = await enquire();
  await deliverAll(id);
  const change = { status: 'processing', adminNote: 'Sheikha Zarqa wants a call on +974 5512 3456' };
  await send('PATCH', `/messages/${id}`, { body: change });
  await send('POST', `/messages/${id}/contacts`, { body: { kind: 'called' } });
  const reply = { id: randomUUID(), subject: 'Doors', text: 'Dear Sheikha Zarqa, we call 55123456.' };
  await send('POST', `/messages/${id}/replies`, { body: reply });
  await deliver(id, reply.id);
  const message = bodyOf<MessageDetails>(await send('GET', `/messages/${id}`));
  expect(message.replies).toMatchObject([{ mail: { state: 'sent' } }]);
  expect(message.events).toHaveLength(7);
  return { id, reply: reply.id };
}

const purgeByHand = (id: string) => send('DELETE', `/deleted-messages/${id}`);
const afterDays = (days: number) =>
  store.deleted.purgeOld(new Date(clock().getTime() + days * 24 * 3_600_000));

it.each([
  ['alone', (id: string) => send('DELETE', `/messages/${id}`), purgeByHand],
  [
    'with others, and thirty days ago,',
    (id: string) => send('POST', '/messages/delete-multiple', { body: { ids: [id] } }),
    () => afterDays(30.1),
  ],
])(
  'a message that is deleted %s leaves nothing of its sender in any collection',
  async (_how, remove, purge) => {
    await startServer();
    const before = Object.keys(await stateOf(suite));
    const { id, reply } = await handleEnquiry();
    const mail = `${MAILS}/${mailIdOf(id, reply)}`;
    for (const data of PERSONAL) {
      expect((await pathsWith(data)).sort()).toEqual([mail, `messages/${id}`]);
    }

    expect((await remove(id)).status).toBe(200);
    await afterDays(29.9);
    const moved = [`deletedMessages/${id}`, mail];
    for (const data of PERSONAL) expect((await pathsWith(data)).sort()).toEqual(moved);
    await purge(id);
    // The platform may deliver the events later.
    for (const name of ['alert', 'receipt', reply]) expect(await deliver(id, name)).toEqual({ retry: false });

    for (const data of PERSONAL) expect(await pathsWith(data)).toEqual([]);
    const after = await stateOf(suite);
    const left = Object.keys(after).filter((path) => !before.includes(path));
    // That somebody answered and deleted it stays, by the id alone.
    expect(new Set(left.map((path) => path.split('/')[0]))).toEqual(new Set([EVENTS, LIMITS]));
    for (const path of left.filter((other) => !other.startsWith(`${EVENTS}/`))) {
      expect(path).toMatch(/^limits\/[0-9a-f]{64}$/);
      const { hits, expireAt: _expireAt, ...remaining } = after[path] as Record<string, unknown>;
      expect(remaining).toEqual({});
      const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
      const by = expect.stringMatching(/^[0-9a-f]{16}$/);
      for (const hit of hits as object[]) expect(hit).toEqual({ id, at: expect.any(Number), by });
    }
  },
);

it('a message that is deleted while it is mailed or answered stays deleted', async () => {
  await startServer();
  const { id, reply } = await handleEnquiry();
  const path = `messages/${id}`;
  const mails = await mailsOf(suite.db, id).get();
  for (const mail of mails.docs) await mail.ref.update({ state: 'pending' });
  const removing = deliverWith(async (mail) => {
    await send('DELETE', `/${path}`);
    await mailer?.(mail);
  });
  expect(await deliverAll(id, removing)).toEqual({ retry: false });
  expect(await deliver(id, reply)).toEqual({ retry: false });
  const late = { id: randomUUID(), subject: 'Doors', text: 'Dear Sheikha Zarqa' };
  const responses = await Promise.all([
    send('POST', `/${path}/replies`, { body: late }),
    send('POST', `/${path}/contacts`, { body: { kind: 'called' } }),
    send('PATCH', `/${path}`, { body: { adminNote: 'Sheikha Zarqa' } }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  await purgeByHand(id);
  expect(await pathsWith(/zarqa/i)).toEqual([]);
});

describe('a deleted message', () => {
  const numbers = async () => {
    const queries = ['', '?search=zarqa', '?deleted=yes', '?deleted=yes&search=zarqa'];
    const lists = await Promise.all(queries.map((query) => send('GET', `/messages${query}`)));
    const exported = bodyOf<{ csv: string }>(await send('GET', '/export/messages'));
    const dashboard = bodyOf<Dashboard>(await send('GET', '/dashboard'));
    return [
      ...lists.map((list) => bodyOf<{ messages: Message[] }>(list).messages.length),
      Number(exported.csv.includes('Zarqa')),
      dashboard.counts.contacts,
    ];
  };

  it('is hidden everywhere but among the deleted ones, and comes back as it was', async () => {
    await startServer();
    const { id } = await handleEnquiry();
    const before = bodyOf<MessageDetails>(await send('GET', `/messages/${id}`));
    expect(await numbers()).toEqual([1, 1, 0, 0, 1, 1]);
    await send('DELETE', `/messages/${id}`);
    const missing = { status: 404, body: { message: ERROR_MESSAGES.messageNotFound } };
    for (const method of ['GET', 'DELETE'])
      expect(await send(method, `/messages/${id}`)).toMatchObject(missing);
    expect(await numbers()).toEqual([0, 0, 1, 1, 0, 0]);

    const restore = () => send('POST', `/deleted-messages/${id}/restore`);
    const statuses = (await Promise.all([restore(), restore()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await numbers()).toEqual([1, 1, 0, 0, 1, 1]);
    const { events, ...after } = bodyOf<MessageDetails>(await send('GET', `/messages/${id}`));
    expect({ ...after, events: events.slice(0, -2) }).toEqual(before);
    expect(events.slice(-2)).toMatchObject([
      { kind: 'deleted', by: 'Site Administrator' },
      { kind: 'restored', by: 'Site Administrator' },
    ]);
    expect((await purgeByHand(id)).status).toBe(404);
  });

  it('does not become two when its enquiry is repeated', async () => {
    const key = randomUUID();
    const { id } = await enquire(key);
    await send('DELETE', `/messages/${id}`);
    expect(await enquire(key)).toMatchObject({ id });
    expect((await send('GET', `/messages/${id}`)).status).toBe(404);
    expect((await send('POST', `/deleted-messages/${id}/restore`)).status).toBe(200);
  });
});

it('many are deleted at once, with all their mails', async () => {
  const ids = Array.from({ length: 45 }, (_, index) => `m${index}`);
  for (const id of ids) await receive({}, id);
  const body = { ids: [...ids, 'm0', 'absent'] };
  expect(bodyOf(await send('POST', '/messages/delete-multiple', { body }))).toEqual({ deleted: 45 });
  const left = await Promise.all(
    ['messages', 'deletedMessages'].map((name) => suite.db.collection(name).get()),
  );
  expect(left.map(({ size }) => size)).toEqual([0, 45]);
  await afterDays(31);
  expect((await suite.db.collection(MAILS).get()).size).toBe(0);
});

describe('a reply that is not sent yet when its message is deleted', () => {
  const answer = async () => {
    const reply = { id: randomUUID(), subject: 'Doors', text: 'We come on Sunday.' };
    await send('POST', '/messages/m0/replies', { body: reply });
    return reply.id;
  };
  const remove = () => send('DELETE', '/messages/m0');
  const sendAgain = () => mails.sendAgain('m0', clock());
  const restored = async () => {
    await store.deleted.restore('m0', { by: 'Huda', at: clock().toISOString() });
    return (await store.readDetails('m0')) as MessageDetails;
  };
  const repliesTo = ({ received }: MailServer) =>
    received.filter(({ mail }) => mail.subject?.startsWith('Doors'));
  beforeEach(async () => {
    await receive();
    await receive({ email: 'noor@example.com' }, 'm1');
  });

  it.each([
    ['alone', remove],
    ['with others', () => send('POST', '/messages/delete-multiple', { body: { ids: ['m0', 'm1'] } })],
  ])('%s, is sent from the trash, and that is told', async (_, removeIt) => {
    const server = await startServer();
    const id = await answer();
    await removeIt();
    expect(await deliver('m0', id)).toEqual({ retry: false });
    expect(await deliver('m0', id)).toEqual({ retry: false });
    expect(repliesTo(server)).toHaveLength(1);
    expect(await unsent()).toBeNull();
    const { replies, events, unsentFrom } = await restored();
    expect(replies).toMatchObject([{ id, mail: { state: 'sent' } }]);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds).toEqual(['replied', 'status', 'deleted', 'replySent', 'restored']);
    expect(unsentFrom).toBeUndefined();
    await sendAgain();
    await deliverAll();
    expect(repliesTo(server)).toHaveLength(1);
  });

  it.each<[string, SMTPServerOptions | undefined]>([
    ['is down', undefined],
    ['cuts the line', { onData: (stream) => void stream.destroy() }],
    ['is silent', { onConnect: () => undefined }],
  ])('is tried by the platform and at night while the server %s, and seen meanwhile', async (_, options) => {
    if (options) await startServer(options);
    const id = await answer();
    await remove();
    expect(await deliver('m0', id)).toEqual({ retry: true });
    expect(await unsent()).toEqual({ count: 1, deleted: true });
    const { messages } = bodyOf<{ messages: Message[] }>(await send('GET', '/messages?deleted=yes'));
    expect(messages).toMatchObject([{ id: 'm0', unsentFrom: clock().toISOString() }]);
    const server = await startServer();
    wait(24 * 60);
    await outbox.requeue(clock());
    expect(await stateOfMail(id)).toBe('pending');
    expect(await deliver('m0', id)).toEqual({ retry: false });
    expect(repliesTo(server)).toHaveLength(1);
    expect(await unsent()).toBeNull();
    expect((await restored()).replies).toMatchObject([{ mail: { state: 'sent' } }]);
  });
  const stateOfMail = async (id: string) =>
    (await suite.db.doc(`${MAILS}/${mailIdOf('m0', id)}`).get()).get('state');

  it('is tried at night for a week after it was written, and fails visibly when it comes back', async () => {
    const id = await answer();
    await remove();
    await deliver('m0', id);
    wait(6 * 24 * 60);
    await outbox.requeue(clock());
    await deliver('m0', id);
    wait(24 * 60);
    await outbox.requeue(clock());
    expect(await stateOfMail(id)).toBe('failed');
    const { replies, unsentFrom } = await restored();
    expect(replies).toMatchObject([{ mail: { state: 'failed', error: 'ESOCKET' } }]);
    expect(Date.parse(unsentFrom ?? '')).toBeLessThanOrEqual(clock().getTime());
    const server = await startServer();
    await Promise.all([sendAgain(), sendAgain()]);
    await Promise.all([deliver('m0', id), deliver('m0', id)]);
    expect(repliesTo(server)).toHaveLength(1);
  });

  it('that the server has taken is sent, whether it ends before or after the restore, and nothing doubles it', async () => {
    const server = await startServer();
    const [first, second] = [await answer(), await answer()];
    const endFirst = await holdSending('m0', first);
    const endSecond = await holdSending('m0', second);
    await remove();
    expect(await endFirst()).toEqual({ retry: false });
    const states = ({ replies }: MessageDetails) =>
      Object.fromEntries(replies.map(({ id, mail }) => [id, mail.state]));
    expect(states(await restored())).toEqual({ [first]: 'sent', [second]: 'sending' });
    await sendAgain();
    expect(await deliver('m0', second)).toEqual({ retry: true });
    expect(await endSecond()).toEqual({ retry: false });
    await sendAgain();
    await deliverAll();
    const message = (await store.readDetails('m0')) as MessageDetails;
    expect(states(message)).toEqual({ [first]: 'sent', [second]: 'sent' });
    expect(message.events.filter(({ kind }) => kind === 'replySent')).toHaveLength(2);
    expect(repliesTo(server)).toHaveLength(2);
  });

  it('leaves nothing when the message is deleted for good meanwhile', async () => {
    await startServer();
    const end = await holdSending('m0', await answer());
    await remove();
    await purgeByHand('m0');
    expect(await end()).toEqual({ retry: false });
    expect((await mailsOf(suite.db, 'm0').get()).size).toBe(0);
    expect((await suite.db.doc('deletedMessages/m0').get()).exists).toBe(false);
  });

  it('that its mailbox refuses is seen in the trash, unless it was before the deletion', async () => {
    await startServer(rejecting((address) => address.startsWith('mariam')));
    await deliverAll('m1');
    const seen = await answer();
    expect(await deliver('m0', seen)).toEqual({ retry: false });
    await remove();
    await deliver('m0', 'receipt');
    expect(await unsent()).toBeNull();
    await restored();
    wait(1);
    const late = await answer();
    wait(1);
    await remove();
    wait(1);
    expect(await deliver('m0', late)).toEqual({ retry: false });
    expect(await unsent()).toEqual({ count: 1, deleted: true });
    const { replies, mails } = await restored();
    expect(replies).toMatchObject(
      [seen, late].map((id) => ({ id, mail: { state: 'refused', error: '550' } })),
    );
    expect(mails).toMatchObject({ receipt: { state: 'refused' } });
    expect(await unsent()).toEqual({ count: 1, id: 'm0' });
  });

  it('is sent by another worker two minutes after one died; the receipt is sent as well, and nobody is alerted', async () => {
    const server = await startServer();
    const id = await answer();
    await outbox.claim(mailIdOf('m0', id), clock());
    await remove();
    wait(1);
    expect(await deliver('m0', id)).toEqual({ retry: true });
    wait(1);
    expect(await deliver('m0', id)).toEqual({ retry: false });
    expect(repliesTo(server)).toHaveLength(1);
    server.received.length = 0;
    await deliverAll();
    expect(await deliver('m0', 'alert')).toEqual({ retry: false });
    expect(server.received.map(({ to }) => to)).toEqual([['mariam@example.com']]);
    const { mails, events } = await restored();
    expect(mails).toEqual({ receipt: { state: 'sent', at: clock().toISOString() } });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds).toEqual(['replied', 'status', 'deleted', 'replySent', 'receiptSent', 'restored']);
  });
});
