import { randomUUID } from 'node:crypto';
import {
  type Dashboard,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  type Message,
  type MessageDetails,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../platform/rate-limits';
import { bodyOf } from '../testing/admin-api';
import { startMailApi } from '../testing/mail-api';
import { stateOf } from '../testing/stored';

const { suite, send, startServer, receive, store, clock, deliver, deliverAll, deliverWith, mailer } =
  await startMailApi('erasure');

const ENQUIRY = anEnquiry({ name: 'Sheikha Zarqa', email: 'Zarqa@example.com', whatsappNumber: '5512 3456' });
/** Words of her name, her address, and her phone in both spellings, with any gaps. */
const PERSONAL = [/zarqa/i, /sheikha/i, /55\W?12\W?34\W?56/];

/** The paths of the documents that have one of the personal data. */
async function pathsWith(data: RegExp): Promise<string[]> {
  const documents = Object.entries(await stateOf(suite));
  return documents.filter(([, fields]) => data.test(JSON.stringify(fields))).map(([path]) => path);
}

/** Sends an enquiry and does everything with it that leaves a trace. */
async function handleEnquiry() {
  const enquiry = await suite.send('POST', '/api/contact', {
    body: ENQUIRY,
    headers: { [FORM_TIME_HEADER]: '30000', [HONEYPOT_HEADER]: HONEYPOT_EMPTY },
  });
  const { id } = bodyOf<{ id: string }>(enquiry);
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
    for (const data of PERSONAL) {
      expect((await pathsWith(data)).sort()).toEqual([`messages/${id}`, `messages/${id}/mails/${reply}`]);
    }

    expect((await remove(id)).status).toBe(200);
    await afterDays(29.9);
    const moved = [`deletedMessages/${id}`, `deletedMessages/${id}/mails/${reply}`];
    for (const data of PERSONAL) expect((await pathsWith(data)).sort()).toEqual(moved);
    await purge(id);
    // The platform may deliver the events later.
    for (const mail of ['alert', 'receipt', reply]) expect(await deliver(id, mail)).toEqual({ retry: false });

    for (const data of PERSONAL) expect(await pathsWith(data)).toEqual([]);
    const after = await stateOf(suite);
    const left = Object.keys(after).filter((path) => !before.includes(path));
    expect(new Set(left.map((path) => path.split('/')[0]))).toEqual(new Set([LIMITS]));
    for (const path of left) {
      expect(path).toMatch(/^limits\/[0-9a-f]{64}$/);
      const { hits, expireAt: _expireAt, ...others } = after[path] as Record<string, unknown>;
      expect(others).toEqual({});
      for (const hit of hits as object[]) {
        expect(hit).toEqual({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          at: expect.any(Number),
          by: expect.stringMatching(/^[0-9a-f]{16}$/),
        });
      }
    }
  },
);

it('a message that is deleted while it is mailed or answered stays deleted', async () => {
  await startServer();
  const { id, reply } = await handleEnquiry();
  const path = `messages/${id}`;
  const mails = await suite.db.collection(`${path}/mails`).get();
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
    const paths = [
      '/messages',
      '/messages?search=zarqa',
      '/messages?deleted=yes',
      '/messages?deleted=yes&search=zarqa',
    ];
    const lists = await Promise.all(paths.map((path) => send('GET', path)));
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
    expect((await send('DELETE', `/messages/${id}`)).status).toBe(404);
    expect(await numbers()).toEqual([0, 0, 1, 1, 0, 0]);
    expect((await send('GET', `/messages/${id}`)).status).toBe(404);

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

  it('whose mails had not been sent does not send them by itself when it comes back', async () => {
    const server = await startServer();
    await receive();
    await send('DELETE', '/messages/m0');
    await send('POST', '/deleted-messages/m0/restore');
    expect(await deliver('m0', 'none')).toEqual({ retry: false });
    const { mails, unsentFrom } = bodyOf<MessageDetails>(await send('GET', '/messages/m0'));
    const failed = { state: 'failed', error: 'deleted' };
    expect(mails).toMatchObject({ alert: failed, receipt: failed });
    expect(Date.parse(unsentFrom ?? '')).toBeLessThanOrEqual(Date.now());
    await send('POST', '/messages/m0/mails');
    await deliverAll();
    expect(server.received).toHaveLength(2);
  });

  it('cannot be restored after the thirtieth day', async () => {
    await receive();
    await send('DELETE', '/messages/m0');
    await afterDays(30.1);
    expect((await send('POST', '/deleted-messages/m0/restore')).status).toBe(404);
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
  expect((await suite.db.collectionGroup('mails').get()).size).toBe(0);
});
