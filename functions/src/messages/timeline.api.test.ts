import { randomUUID } from 'node:crypto';
import {
  dayInDoha,
  MAX_MESSAGE_EVENTS,
  type Message,
  type MessageDetails,
  type MessageEvent,
} from '@alnafitha/contract';
import { Transaction } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { ADMIN } from '../testing/emulators';
import { storeMessages } from '../testing/messages';
import { spyOn } from '../testing/reads';

const { suite, send } = await startAdminApi({ name: 'timeline', path: '/api/admin' });

beforeEach(() => storeMessages(suite.db, [{}, {}, { status: 'completed' }]));

const change = (body: object, id = 'm0') => send('PATCH', `/messages/${id}`, { body });
const stored = async (id = 'm0') => bodyOf<MessageDetails>(await send('GET', `/messages/${id}`));
const told = async (id = 'm0') => (await stored(id)).events.map(({ kind, text }) => [kind, text]);
const by = 'Site Administrator';

it('each change of a message is told once, with who and when', async () => {
  const start = new Date().toISOString();
  await change({ status: 'processing' });
  await change({ status: 'processing' });
  await change({ adminNote: 'Wants oak' });
  await change({ adminNote: ' Wants oak ' });
  await change({ adminNote: '', status: 'completed' });
  await change({ adminNote: '' });
  await change({ suspectedSpam: false });
  await send('POST', '/messages/m0/contacts', { body: { kind: 'called' } });
  const { events } = bodyOf<MessageDetails>(
    await send('POST', '/messages/m0/contacts', { body: { kind: 'chatOpened' } }),
  );
  expect(events.map(({ at: _at, ...event }) => event)).toEqual([
    { by, kind: 'status', text: 'processing' },
    { by, kind: 'note', text: 'Wants oak' },
    { by, kind: 'status', text: 'completed' },
    { by, kind: 'note' },
    { by, kind: 'called' },
    { by, kind: 'chatOpened' },
  ]);
  const times = [start, ...events.map(({ at }) => at), new Date().toISOString()];
  expect(times.toSorted()).toEqual(times);
  expect((await send('POST', '/messages/m0/contacts', { body: { kind: 'replied' } })).status).toBe(400);
  expect((await send('POST', '/messages/absent/contacts', { body: { kind: 'called' } })).status).toBe(404);
});

describe('a response', () => {
  const respond = (kind: string, id: string) =>
    kind === 'replied'
      ? send('POST', `/messages/${id}/replies`, {
          body: { id: randomUUID(), subject: 'Doors', text: 'We come on Sunday.' },
        })
      : send('POST', `/messages/${id}/contacts`, { body: { kind } });

  it.each(['replied', 'called', 'chatOpened', 'mailed'])(
    'that was %s first answers a message, which is no longer new',
    async (kind) => {
      const before = await stored();
      expect(before).not.toHaveProperty('firstResponseAt');
      const first = bodyOf<MessageDetails>(await respond(kind, 'm0'));
      expect(first.status).toBe('processing');
      expect(first.unsentFrom === undefined).toBe(kind !== 'replied');
      const [response, status] = first.events;
      expect(response).toMatchObject({ kind, by });
      expect(status).toEqual({ at: response?.at, by, kind: 'status', text: 'processing', cause: kind });
      expect(first.firstResponseAt).toBe(response?.at);

      await change({ status: 'new' });
      const second = bodyOf<MessageDetails>(await respond('called', 'm0'));
      expect(second).toMatchObject({ status: 'processing', firstResponseAt: first.firstResponseAt });
      const list = bodyOf<{ messages: Message[] }>(await send('GET', '/messages'));
      expect(list.messages[0]).toMatchObject({ id: 'm0', firstResponseAt: first.firstResponseAt });
    },
  );

  it('does not change a status that somebody has set, and is recorded once when two respond at once', async () => {
    await Promise.all([respond('called', 'm2'), respond('replied', 'm2'), respond('chatOpened', 'm2')]);
    const { status, events, firstResponseAt } = await stored('m2');
    expect(status).toBe('completed');
    expect(events.map(({ kind }) => kind).sort()).toEqual(['called', 'chatOpened', 'replied']);
    expect(firstResponseAt).toBe(events[0]?.at);
  });
});

it('a follow-up is set, moved and removed, with or without a quote, and is done with the message', async () => {
  await change({ followUpOn: '2026-03-04', quoteSent: true });
  await change({ followUpOn: '2026-03-04', quoteSent: true });
  const today = dayInDoha(new Date());
  expect(await stored()).toMatchObject({ followUpOn: '2026-03-04', quoteSentOn: today });
  await change({ followUpOn: null });
  expect(await stored()).not.toHaveProperty('followUpOn');
  await change({ followUpOn: '2026-03-05' });
  await change({ status: 'completed' });
  const message = await stored();
  expect(message).not.toHaveProperty('followUpOn');
  expect(message.events).toMatchObject([
    { kind: 'quoteSent', by },
    { kind: 'followUp', by, text: '2026-03-04' },
    { kind: 'followUp', by },
    { kind: 'followUp', by, text: '2026-03-05' },
    { kind: 'status', text: 'completed' },
  ]);
  expect(message.events[2]).not.toHaveProperty('text');
  for (const followUpOn of ['tomorrow', '٢٠٢٦-٠٣-٠٤', 3])
    expect((await change({ followUpOn })).status).toBe(400);
});

it('the list of due follow-ups has what is due by today, the longest due first, with the other filters', async () => {
  const day = (days: number) => dayInDoha(new Date(Date.now() + days * 24 * 3_600_000));
  await storeMessages(suite.db, [
    { name: 'Noor' },
    { name: 'Omar' },
    { name: 'Noor' },
    {},
    { status: 'processing' },
  ]);
  for (const [id, days] of [0, -3, 1, -1].entries()) await change({ followUpOn: day(days) }, `m${id}`);
  const due = async (filter = '') => {
    const { messages, pagination } = bodyOf<{ messages: Message[]; pagination: { totalItems: number } }>(
      await send('GET', `/messages?due=yes${filter}`),
    );
    return [pagination.totalItems, ...messages.map(({ id }) => id)];
  };
  expect(await due()).toEqual([3, 'm1', 'm3', 'm0']);
  expect(await due('&limit=2&page=2')).toEqual([3, 'm0']);
  expect(await due('&search=noor')).toEqual([1, 'm0']);
  expect(await due('&status=processing')).toEqual([0]);
  expect(await due(`&from=${day(1)}`)).toEqual([0]);
  const { csv } = bodyOf<{ csv: string }>(await send('GET', '/export/messages?due=yes'));
  expect(csv.match(/Noor|Omar/g)).toEqual(['Omar', 'Noor']);
});

it('an administrator without a name goes by the username', async () => {
  await suite.db.doc(`admins/${ADMIN.username}`).update({ name: null });
  await change({ status: 'processing' });
  await suite.db.doc(`admins/${ADMIN.username}`).update({ name: by });
  expect((await stored()).events).toMatchObject([{ by: 'admin' }]);
});

it('a change of several messages is told in those that it changes', async () => {
  const body = { ids: ['m0', 'm1', 'm2', 'absent'], status: 'completed' };
  expect(bodyOf(await send('POST', '/messages/update-multiple', { body }))).toEqual({ updated: 3 });
  const noted = { ids: ['m1', 'm2'], status: 'completed', adminNote: 'Sold' };
  await send('POST', '/messages/update-multiple', { body: noted });
  expect(await told('m0')).toEqual([['status', 'completed']]);
  expect(await told('m1')).toEqual([
    ['status', 'completed'],
    ['note', 'Sold'],
  ]);
  expect((await stored('m2')).events).toMatchObject([{ kind: 'note', text: 'Sold', by }]);
});

// The emulator's union of two arrays takes a time that grows with the product of their lengths.
it('a note for many long messages takes transactions that Firestore accepts', async () => {
  const words = (count: number, from: number) =>
    Array.from(
      { length: count },
      (_, index) => `${String.fromCodePoint(0x4e00 + from + index)}玻璃門窗幕牆安裝報價`,
    ).join(' ');
  const ids = Array.from({ length: 25 }, (_, index) => `m${index}`);
  await storeMessages(
    suite.db,
    ids.map(() => ({ message: words(30, 0) })),
  );
  const event: MessageEvent = { at: new Date(0).toISOString(), kind: 'note', by, text: '玻'.repeat(2000) };
  const long = { events: Array.from({ length: 15 }, () => event), officeTexts: ['窗'.repeat(27_000)] };
  await Promise.all(ids.map((id) => suite.db.doc(`messages/${id}`).update(long)));
  const sizes = new Map<unknown, number[]>();
  const restore = spyOn(Transaction.prototype, 'update', (transaction, [, fields]) => {
    const bytes = Buffer.byteLength(JSON.stringify(fields));
    sizes.set(transaction, [...(sizes.get(transaction) ?? []), bytes]);
  });
  onTestFinished(restore);
  const body = { ids, status: 'processing', adminNote: words(60, 1000) };
  expect(bodyOf(await send('POST', '/messages/update-multiple', { body }))).toEqual({ updated: 25 });
  const sums = [...sizes.values()].map((updates) => updates.reduce((sum, bytes) => sum + bytes, 0));
  expect([...sizes.values()].map(({ length }) => length)).toEqual([20, 5]);
  expect(Math.max(...sums)).toBeLessThan(5 * 1024 * 1024);
  const { messages } = bodyOf<{ messages: Message[] }>(
    await send('GET', `/messages?search=${encodeURIComponent(words(1, 1059))}`),
  );
  expect(messages).toHaveLength(10);
});

it('a long timeline loses its oldest event to a new one, and stays far below the size of a document', async () => {
  const fill = (text?: string) => {
    const events = Array.from({ length: MAX_MESSAGE_EVENTS }, (_, index): MessageEvent => {
      const at = new Date(index).toISOString();
      return { at, kind: 'note', by, ...(text && { text }) };
    });
    return suite.db.doc('messages/m0').update({ events });
  };
  await fill();
  await change({ status: 'processing' });
  const { events } = await stored();
  expect(events).toHaveLength(MAX_MESSAGE_EVENTS);
  expect(events[0]?.at).toBe(new Date(1).toISOString());
  expect(events.at(-1)).toMatchObject({ kind: 'status', text: 'processing' });

  await fill('ن'.repeat(2000));
  await change({ status: 'completed' });
  const { events: long } = await stored();
  expect(long.length).toBeGreaterThan(10);
  expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(100_000);
  expect(long.at(-1)).toMatchObject({ kind: 'status' });
});

it('earlier messages of the same address, in any case, and of the same phone are counted', async () => {
  const other = { email: 'omar@example.com', whatsappNumber: '44000038' };
  await storeMessages(suite.db, [
    { email: 'Mariam@Example.com' },
    { whatsappNumber: other.whatsappNumber },
    other,
    { email: 'mariam@example.com', whatsappNumber: undefined },
    { email: other.email },
    { email: 'sara@example.com', whatsappNumber: '5512 3456 / 4400 0038' },
  ]);
  const counts = await Promise.all(['m0', 'm1', 'm2', 'm3'].map(async (id) => (await stored(id)).earlier));
  expect(counts).toEqual([
    { email: 2, phone: 1 },
    { email: 1, phone: 2 },
    { email: 1, phone: 1 },
    { email: 0, phone: 0 },
  ]);
});
