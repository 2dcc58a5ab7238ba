import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Timestamp } from 'firebase-admin/firestore';
import type { CloudEvent } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useServer } from './testing/use-server';
import { Triggers } from './triggers';

const PROJECT = 'demo-one';
/** What the Functions emulator receives. */
const requests: { url: string | undefined; event: CloudEvent<unknown> }[] = [];
const functions = createServer(async (request, response) => {
  requests.push({ url: request.url, event: (await json(request)) as CloudEvent<unknown> });
  response.end('{}');
});
await new Promise<void>((ready) => {
  functions.listen(0, '127.0.0.1', ready);
});
afterAll(() => functions.close());

const server = useServer({ functions: `127.0.0.1:${(functions.address() as AddressInfo).port}` });

/** Registers a trigger as the Firebase CLI does; returns the status. */
async function register(eventType: string, key = 'notify', path = 'messages/{id}'): Promise<number> {
  const trigger = {
    eventType: `google.cloud.firestore.document.v1.${eventType}`,
    database: '(default)',
    namespace: '(default)',
    document: { value: path, matchType: 'PATH_PATTERN' },
  };
  const url = `/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=europe-${key}-0`;
  const response = await fetch(`http://${server.origin()}${url}`, {
    method: 'POST',
    body: JSON.stringify(trigger),
  });
  return response.status;
}

beforeAll(async () => {
  expect(await register('written')).toBe(200);
});

/** What a function of the triggers learns of each event. */
async function changesIn(events: readonly CloudEvent<unknown>[], path: string) {
  const changes: unknown[] = [];
  const handle = onDocumentWritten(path, ({ data, params }) => {
    changes.push({ ...params, before: data?.before.data(), after: data?.after.data() });
  });
  for (const event of events) await handle(event as Parameters<typeof handle>[0]);
  return changes;
}

it('a function is called for each change of a document at its path, in order, with both contents', async () => {
  const db = server.database(PROJECT);
  const messages = db.collection('messages');
  const at = new Date('2026-03-01T09:30:00Z');
  await messages.doc('one').create({ name: 'Noor', at });
  await messages.doc('one').update({ name: 'Omar' });
  await messages.doc('one').set({ name: 'Omar' }, { merge: true });
  await db.collection('posts').doc('two').set({});
  await messages.doc('one').collection('mails').doc('three').set({});
  await db.runTransaction(async (transaction) => {
    transaction.set(messages.doc('four'), {}).delete(messages.doc('one'));
  });
  const writer = db.bulkWriter();
  void writer.create(messages.doc('five'), {});
  await writer.close();
  await server.database('demo-two').doc('messages/six').set({});
  await vi.waitFor(() => expect(requests).toHaveLength(5));

  const time = Timestamp.fromDate(at);
  const changes = await changesIn(
    requests.map(({ event }) => event),
    'messages/{id}',
  );
  expect(changes).toEqual([
    { id: 'one', before: undefined, after: { name: 'Noor', at: time } },
    { id: 'one', before: { name: 'Noor', at: time }, after: { name: 'Omar', at: time } },
    { id: 'four', before: undefined, after: {} },
    { id: 'one', before: { name: 'Omar', at: time }, after: undefined },
    { id: 'five', before: undefined, after: {} },
  ]);
  expect(new Set(requests.map(({ url }) => url))).toEqual(
    new Set([`/functions/projects/${PROJECT}/triggers/europe-notify-0`]),
  );
});

it('each function is called for the documents at its own path', async () => {
  expect(await register('written', 'mail', 'messages/{id}/mails/{mailId}')).toBe(200);
  requests.length = 0;
  const db = server.database(PROJECT);
  const message = db.doc('messages/seven');
  await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(message);
    if (!exists) transaction.create(message, {}).create(message.collection('mails').doc('eight'), {});
  });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  const ofMail = requests.filter(({ url }) => url?.endsWith('/europe-mail-0'));
  const changes = await changesIn(
    ofMail.map(({ event }) => event),
    'messages/{id}/mails/{mailId}',
  );
  expect(changes).toMatchObject([{ id: 'seven', mailId: 'eight', after: {} }]);
});

it('the Firebase CLI learns that a trigger of other events would never run', async () => {
  expect(await register('created')).toBe(501);
});

it('an event that a dead process leaves without a response is sent again, at most twice, before the next one', async () => {
  const received: string[] = [];
  const dying = createServer(async (request, response) => {
    const { subject = '' } = (await json(request)) as CloudEvent<unknown>;
    received.push(subject);
    // The first document never gets a response, the second one fails once.
    if (subject.endsWith('one')) return;
    response.statusCode = received.filter((earlier) => earlier === subject).length === 1 ? 500 : 200;
    response.end('{}');
  });
  await new Promise<void>((ready) => {
    dying.listen(0, '127.0.0.1', ready);
  });
  const triggers = new Triggers(`127.0.0.1:${(dying.address() as AddressInfo).port}`, 50);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  triggers.register(PROJECT, 'notify', {
    eventType: 'google.cloud.firestore.document.v1.written',
    database: '(default)',
    document: { value: 'messages/{id}' },
  });
  for (const path of ['messages/one', 'messages/two'])
    triggers.deliver(PROJECT, { path, before: undefined, after: undefined });
  await vi.waitFor(() => expect(received).toHaveLength(5), { timeout: 5000 });
  expect(received.map((subject) => subject.split('/').at(-1))).toEqual(['one', 'one', 'one', 'two', 'two']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  dying.closeAllConnections();
  dying.close();
});
