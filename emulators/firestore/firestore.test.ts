import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { credentials, Metadata, makeGenericClientConstructor, status } from '@grpc/grpc-js';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, Filter, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standInEnvironment } from '../environment';
import { firestoreService } from './service';

// The Admin SDK against the server in another process, started the way the Firebase CLI starts it.

let server: ChildProcess;
let origin: string;
const apps: App[] = [];

beforeAll(async () => {
  const { FIRESTORE_EMULATOR_BINARY_PATH: program = '', ...environment } = standInEnvironment(process.env);
  server = spawn(
    resolve(import.meta.dirname, '../bin/java'),
    ['-Duser.language=en', '-jar', program, '--host', '127.0.0.1', '--port', '0'],
    {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: server.stdout ?? process.stdin });
  for await (const line of lines) {
    const port = /:(\d+)$/.exec(line)?.[1];
    if (port) {
      origin = `127.0.0.1:${port}`;
      break;
    }
  }
}, 20_000);

afterEach(async () => {
  await Promise.all(apps.splice(0).map(deleteApp));
});

afterAll(async () => {
  server.kill('SIGINT');
  await once(server, 'exit');
});

function database(projectId = 'demo-one'): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = origin;
  const app = initializeApp({ projectId }, `app-${apps.length}-${projectId}`);
  apps.push(app);
  return getFirestore(app);
}

const clear = (projectId: string) =>
  fetch(`http://${origin}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
  });

let db: Firestore;
beforeEach(async () => {
  expect((await clear('demo-one')).status).toBe(200);
  db = database();
});

const fill = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      db.doc(`things/t${n}`).set({ n, even: n % 2 === 0, tags: [`tag${n % 3}`] }),
    ),
  );

describe('documents', () => {
  it('are written, read, changed and deleted', async () => {
    const ref = db.doc('things/one');
    await ref.set({ text: 'نص', at: new Date(0), nested: { list: [1, 2.5, null, true] } });
    await ref.update({ 'nested.more': FieldValue.increment(3), gone: FieldValue.delete() });
    const snapshot = await ref.get();
    expect(snapshot.get('text')).toBe('نص');
    expect(snapshot.get('at').toMillis()).toBe(0);
    expect(snapshot.get('nested')).toEqual({ list: [1, 2.5, null, true], more: 3 });
    await ref.delete();
    expect((await ref.get()).exists).toBe(false);
  });

  it('larger than four megabytes in one batch come through', async () => {
    const batch = db.batch();
    for (let n = 0; n < 8; n++) batch.set(db.doc(`big/b${n}`), { text: 'x'.repeat(900_000) });
    await batch.commit();
    const { docs } = await db.collection('big').get();
    expect(docs.map((doc) => doc.get('text').length)).toEqual(Array(8).fill(900_000));
  });

  it('hold to their preconditions', async () => {
    const ref = db.doc('things/one');
    const { writeTime } = await ref.create({ a: 1 });
    await expect(ref.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('things/none').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await ref.update({ a: 3 }, { lastUpdateTime: writeTime });
    await expect(ref.update({ a: 4 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    expect((await ref.get()).get('a')).toBe(3);
  });

  it('of a failed batch are not written', async () => {
    await db.doc('things/one').set({ a: 1 });
    const batch = db.batch().set(db.doc('things/two'), { a: 1 }).create(db.doc('things/one'), { a: 2 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 6 });
    expect((await db.doc('things/two').get()).exists).toBe(false);
  });

  it('are written in bulk, listed and deleted with all below them', async () => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 50; n++) void writer.set(db.doc(`things/t${n}/parts/p`), { n });
    await writer.close();
    expect((await db.collectionGroup('parts').get()).size).toBe(50);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['things']);
    expect(await db.collection('things').listDocuments()).toHaveLength(50);
    await db.recursiveDelete(db.collection('things'));
    expect((await db.collectionGroup('parts').get()).size).toBe(0);
  });
});

describe('transactions', () => {
  it('count right when twenty run at once', async () => {
    const ref = db.doc('counters/one');
    await ref.set({ value: 0 });
    const increment = () =>
      db.runTransaction(
        async (transaction) => {
          const value = (await transaction.get(ref)).get('value');
          transaction.update(ref, { value: value + 1 });
        },
        { maxAttempts: 50 },
      );
    await Promise.all(Array.from({ length: 20 }, increment));
    expect((await ref.get()).get('value')).toBe(20);
  });

  it('leave nothing behind when they fail', async () => {
    const failed = db.runTransaction(async (transaction) => {
      transaction.set(db.doc('things/one'), { a: 1 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect((await db.doc('things/one').get()).exists).toBe(false);
  });
});

describe('queries', () => {
  beforeEach(() => fill(10));
  const numbers = async (query: FirebaseFirestore.Query) =>
    (await query.get()).docs.map((doc) => doc.get('n'));

  it('filter, order, page and count', async () => {
    const things = db.collection('things');
    expect(await numbers(things.orderBy('n', 'desc').offset(2).limit(3))).toEqual([7, 6, 5]);
    expect(await numbers(things.orderBy('n').startAfter(3).endAt(6))).toEqual([4, 5, 6]);
    const third = await things.doc('t3').get();
    expect(await numbers(things.orderBy('n', 'desc').startAfter(third))).toEqual([2, 1, 0]);
    expect(await numbers(things.where('n', 'in', [1, 4, 99]))).toEqual([1, 4]);
    expect(await numbers(things.where('tags', 'array-contains', 'tag0').where('even', '==', true))).toEqual([
      0, 6,
    ]);
    expect(
      await numbers(things.where(Filter.or(Filter.where('n', '<', 1), Filter.where('n', '>', 8)))),
    ).toEqual([0, 9]);
    expect((await things.where('even', '==', false).count().get()).data().count).toBe(5);
  });

  it('bring only the fields that are selected', async () => {
    const { docs } = await db.collection('things').where('n', '==', 1).select('even').get();
    expect(docs.map((doc) => doc.data())).toEqual([{ even: false }]);
  });

  it('that need an index which is not declared are refused, for counts as well', async () => {
    const query = db.collection('things').where('even', '==', true).orderBy('n');
    await expect(query.get()).rejects.toMatchObject({
      code: 9,
      message: expect.stringContaining('firestore.indexes.json'),
    });
    await expect(query.count().get()).rejects.toMatchObject({ code: 9 });
  });

  it('that have their index declared are answered', async () => {
    await db.doc('messages/m').set({ status: 'new', createdAt: new Date(), searchPrefixes: ['a'] });
    const query = db
      .collection('messages')
      .where('status', '==', 'new')
      .where('searchPrefixes', 'array-contains', 'a');
    expect((await query.orderBy('createdAt', 'desc').get()).size).toBe(1);
  });
});

it('listeners hear of every change', async () => {
  const heard: string[][] = [];
  let wake = () => {};
  const stop = db
    .collection('things')
    .where('on', '==', true)
    .onSnapshot((snapshot) => {
      heard.push(snapshot.docs.map(({ id }) => id));
      wake();
    });
  const until = async (length: number) => {
    while (heard.length < length) await new Promise<void>((resume) => (wake = resume));
  };
  await until(1);
  await db.doc('things/a').set({ on: true });
  await until(2);
  await db.doc('things/a').update({ on: false });
  await until(3);
  stop();
  expect(heard).toEqual([[], ['a'], []]);
});

describe('projects and callers', () => {
  it('keep projects apart', async () => {
    await clear('demo-two');
    const other = database('demo-two');
    await db.doc('things/one').set({ a: 1 });
    expect((await other.doc('things/one').get()).exists).toBe(false);
    await other.doc('things/one').set({ a: 2 });
    await clear('demo-one');
    expect((await db.doc('things/one').get()).exists).toBe(false);
    expect((await other.doc('things/one').get()).get('a')).toBe(2);
  });

  it('refuses whoever is not the Admin SDK', async () => {
    const Client = makeGenericClientConstructor(firestoreService, 'Firestore');
    const client = new Client(origin, credentials.createInsecure());
    const commit = (metadata: Metadata) =>
      new Promise((done, failed) => {
        const request = { database: 'projects/demo-one/databases/(default)', writes: [] };
        client.commit?.(request, metadata, (error: Error | null, answer: unknown) =>
          error ? failed(error) : done(answer),
        );
      });
    const as = (token: string) => {
      const metadata = new Metadata();
      metadata.set('authorization', token);
      return metadata;
    };
    await expect(commit(new Metadata())).rejects.toMatchObject({ code: status.PERMISSION_DENIED });
    await expect(commit(as('Bearer somebody'))).rejects.toMatchObject({ code: status.PERMISSION_DENIED });
    await expect(commit(as('Bearer owner'))).resolves.toHaveProperty('commitTime');
    client.close();
  });

  it('answers what is not there with 404', async () => {
    expect((await fetch(`http://${origin}/`)).status).toBe(200);
    expect((await fetch(`http://${origin}/emulator/v1/other`)).status).toBe(404);
  });
});
