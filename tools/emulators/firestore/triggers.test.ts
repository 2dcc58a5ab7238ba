import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { CloudEvent } from 'firebase-functions/v2';
import {
  type FirestoreEvent,
  onDocumentCreated,
  type QueryDocumentSnapshot,
} from 'firebase-functions/v2/firestore';
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
  expect(await register('created')).toBe(200);
});

it('a function is called for each created document once, and for no other write', async () => {
  const db = server.database(PROJECT);
  const messages = db.collection('messages');
  await messages.doc('one').create({ name: 'Noor', at: new Date('2026-03-01T09:30:00Z') });
  await messages.doc('one').update({ name: 'Omar' });
  await messages.doc('one').set({ name: 'Omar' });
  await db.collection('posts').doc('two').set({});
  await messages.doc('one').collection('replies').doc('three').set({});
  await db.runTransaction(async (transaction) => {
    transaction.set(messages.doc('four'), {}).delete(messages.doc('one'));
  });
  const writer = db.bulkWriter();
  void writer.create(messages.doc('five'), {});
  await writer.close();
  await server.database('demo-two').doc('messages/six').set({});
  await vi.waitFor(() => expect(requests).toHaveLength(3));

  const seen: FirestoreEvent<QueryDocumentSnapshot | undefined, { id: string }>[] = [];
  const notify = onDocumentCreated('messages/{id}', (event) => void seen.push(event));
  for (const { event } of requests) await notify(event);
  expect(seen.map(({ params }) => params.id).sort()).toEqual(['five', 'four', 'one']);
  expect(seen.find(({ params }) => params.id === 'one')?.data?.get('name')).toBe('Noor');
  expect(new Set(requests.map(({ url }) => url))).toEqual(
    new Set([`/functions/projects/${PROJECT}/triggers/europe-notify-0`]),
  );
});

it('each function is called for the documents at its own path, also those of a transaction', async () => {
  expect(await register('created', 'mail', 'messages/{id}/replies/{replyId}')).toBe(200);
  requests.length = 0;
  const db = server.database(PROJECT);
  const message = db.doc('messages/seven');
  await db.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(message);
    if (!exists) transaction.create(message, {}).create(message.collection('replies').doc('eight'), {});
  });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  const seen: unknown[] = [];
  const mail = onDocumentCreated('messages/{id}/replies/{replyId}', ({ params }) => void seen.push(params));
  for (const { url, event } of requests) if (url?.endsWith('/europe-mail-0')) await mail(event);
  expect(seen).toEqual([{ id: 'seven', replyId: 'eight' }]);
});

it('the Firebase CLI learns that a trigger of changes would never run', async () => {
  expect(await register('updated')).toBe(501);
});

it('an event that a dead process leaves without a response is sent again, at most twice, before the next one', async () => {
  const received: string[] = [];
  const dying = createServer(async (request, response) => {
    const { subject = '' } = (await json(request)) as CloudEvent<unknown>;
    received.push(subject);
    // The first document never gets a response, the second one fails once.
    if (subject.endsWith('one')) return;
    response.statusCode = received.filter((each) => each === subject).length === 1 ? 500 : 200;
    response.end('{}');
  });
  await new Promise<void>((ready) => {
    dying.listen(0, '127.0.0.1', ready);
  });
  const triggers = new Triggers(`127.0.0.1:${(dying.address() as AddressInfo).port}`, 50);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  triggers.register(PROJECT, 'notify', {
    eventType: 'google.cloud.firestore.document.v1.created',
    database: '(default)',
    document: { value: 'messages/{id}' },
  });
  for (const path of ['messages/one', 'messages/two'])
    triggers.deliver(PROJECT, { path, fields: {}, created: 0 });
  await vi.waitFor(() => expect(received).toHaveLength(5), { timeout: 5000 });
  expect(received.map((subject) => subject.split('/').at(-1))).toEqual(['one', 'one', 'one', 'two', 'two']);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  dying.closeAllConnections();
  dying.close();
});
