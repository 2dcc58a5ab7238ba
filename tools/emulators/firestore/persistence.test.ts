import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from './testing/server-process';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let folder: string;
let commitLog: string;
let running: Awaited<ReturnType<typeof startServer>>;
let app: App | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'persistence-'));
  commitLog = join(folder, 'commit-log');
  running = await startServer({ FIRESTORE_COMMIT_LOG: commitLog });
});
afterEach(async () => {
  await end('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function connect(): Promise<Firestore> {
  if (app) await deleteApp(app);
  process.env.FIRESTORE_EMULATOR_HOST = running.origin;
  process.env.METADATA_SERVER_DETECTION = 'none';
  app = initializeApp({ projectId: 'demo-persistence' }, running.origin);
  return getFirestore(app);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (app) await deleteApp(app);
  app = undefined;
  if (running.server.kill(signal)) await once(running.server, 'exit');
}

/** Ends the server, starts another one and returns its database. */
async function restart(signal: NodeJS.Signals): Promise<Firestore> {
  await end(signal);
  running = await startServer({ FIRESTORE_COMMIT_LOG: commitLog });
  return connect();
}

it('loses no acknowledged write, and stores no batch partially, when killed amid 200 writes', async () => {
  const db = await connect();
  const acknowledged: number[] = [];
  const writes = Array.from({ length: 200 }, async (_, n) => {
    const batch = db.batch();
    for (const half of ['a', 'b']) batch.set(db.doc(`halves/${n}${half}`), { n });
    await batch.commit();
    acknowledged.push(n);
    if (acknowledged.length === 60) running.server.kill('SIGKILL');
  });
  await Promise.race([Promise.allSettled(writes), once(running.server, 'exit')]);
  const confirmed = [...acknowledged];
  expect(confirmed.length).toBeGreaterThanOrEqual(60);

  // The client still retries on the new server, so later acknowledgements don't count.
  const found = (await (await restart('SIGKILL')).collection('halves').get()).docs.map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(confirmed.flatMap((n) => [`${n}a`, `${n}b`])));
  const numbers = new Set(found.map((id) => id.slice(0, -1)));
  expect(found).toHaveLength(numbers.size * 2);
});

it.each(['SIGKILL', 'SIGINT'] as const)('restores everything after %s', async (signal) => {
  const db = await connect();
  const everything = db.doc('all/types');
  await everything.set({ first: true });
  await everything.set({
    nothing: null,
    yes: true,
    whole: 9_007_199_254_740_991,
    fraction: 0.1,
    oddities: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0],
    text: 'النافذة\n"\u2028',
    time: new Timestamp(1_800_000_000, 123_456_000),
    server: FieldValue.serverTimestamp(),
    place: new GeoPoint(25.28, 51.53),
    bytes: Buffer.from([0, 1, 254, 255]),
    reference: db.doc('all/types'),
    vector: FieldValue.vector([0.5, 1]),
    nested: { empty: {}, none: [], list: [{ deep: [1] }] },
  });
  await db.doc('parents/missing/children/one').set({});
  await db.doc('all/gone').set({ n: 1 });
  await db.doc('all/gone').delete();
  await db.doc('all/counted').set({ n: 1 });
  await db.doc('all/counted').update({ n: FieldValue.increment(2) });
  const before = await state(db);
  expect(before).toHaveLength(3);

  const again = await restart(signal);
  expect(await state(again)).toEqual(before);
  // And once more, from a log that was compacted at the start.
  const onceMore = await restart('SIGKILL');
  expect(await state(onceMore)).toEqual(before);
  const { writeTime } = await onceMore.doc('all/later').set({});
  expect(writeTime.toMillis()).toBeGreaterThan(Math.max(...before.map(({ updated }) => updated.toMillis())));
});

it('stores the writes of a bulk writer, and stays empty after everything was cleared', async () => {
  let db = await connect();
  const writer = db.bulkWriter();
  for (let n = 0; n < 30; n++) writer.set(db.doc(`bulk/${n}`), { n });
  await writer.close();
  db = await restart('SIGKILL');
  expect((await db.collection('bulk').count().get()).data().count).toBe(30);

  const path = '/emulator/v1/projects/demo-persistence/databases/(default)/documents';
  await fetch(`http://${running.origin}${path}`, { method: 'DELETE' });
  db = await restart('SIGKILL');
  expect(await state(db)).toEqual([]);
});

it('compacts its commit log when it ends', async () => {
  const db = await connect();
  for (let n = 0; n < 20; n++) await db.doc('counters/one').set({ n });
  expect(lines()).toHaveLength(21);
  await end('SIGTERM');
  expect(lines()).toHaveLength(2);
});

const lines = () => readFileSync(commitLog, 'utf8').trimEnd().split('\n');

async function state(db: Firestore) {
  const groups = ['all', 'children', 'bulk'];
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return found.flatMap(({ docs }) =>
    docs.map((document) => ({
      path: document.ref.path,
      // As a string, a reference compares by value.
      data: plain(document.data()),
      created: document.createTime,
      updated: document.updateTime,
    })),
  );
}

function plain({ reference, ...rest }: FirebaseFirestore.DocumentData) {
  return { ...rest, reference: reference?.path };
}
