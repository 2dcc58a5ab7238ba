import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from './testing/server-process';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const NAME = 'firestore_export';

let folder: string;
let running: Awaited<ReturnType<typeof startServer>> | undefined;
let app: App | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

async function start(...args: string[]): Promise<Firestore> {
  await end();
  running = await startServer(args);
  process.env.FIRESTORE_EMULATOR_HOST = running.origin;
  process.env.METADATA_SERVER_DETECTION = 'none';
  app = initializeApp({ projectId: 'demo-export' }, running.origin);
  return getFirestore(app);
}

async function end(): Promise<void> {
  if (app) await deleteApp(app);
  app = undefined;
  if (running?.server.kill()) await once(running.server, 'exit');
}

async function post(body: object): Promise<number> {
  const url = `http://${running?.origin}/emulator/v1/projects/demo-export:export`;
  return (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).status;
}

it('exports all documents, and starts with an export', async () => {
  const db = await start();
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
  expect(await post({ export_directory: folder, export_name: NAME })).toBe(200);

  const again = await start('--seed_from_export', join(folder, NAME, `${NAME}.overall_export_metadata`));
  expect(await state(again)).toEqual(before);
  const { writeTime } = await again.doc('all/later').set({});
  expect(writeTime.toMillis()).toBeGreaterThan(Math.max(...before.map(({ updated }) => updated.toMillis())));
});

it('rejects an export without a folder', async () => {
  await start();
  expect(await post({ export_name: NAME })).toBe(400);
  expect(existsSync(NAME)).toBe(false);
});

async function state(db: Firestore) {
  const groups = ['all', 'children'];
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
