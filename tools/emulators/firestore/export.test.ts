import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startServer } from './testing/server-process';
import { useServer } from './testing/use-server';

const PROJECT = 'demo-export';
const NAME = 'firestore_export';

const server = useServer();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function post(body: object): Promise<number> {
  const url = `http://${server.origin()}/emulator/v1/projects/${PROJECT}:export`;
  return (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).status;
}

/** Gives `use` the data of a server that starts with an export, as the Firebase CLI starts it. */
async function startWith(file: string, use: (db: Firestore) => Promise<void>): Promise<void> {
  const { server: started, origin } = await startServer(['--seed_from_export', file]);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', origin);
  const app = initializeApp({ projectId: PROJECT }, 'again');
  try {
    await use(getFirestore(app));
  } finally {
    await deleteApp(app);
    started.kill();
    await once(started, 'exit');
  }
}

it('loses no document and no value from one start of the suite to the next', async () => {
  const db = server.database(PROJECT);
  const everything = db.doc('all/types');
  await everything.set({ first: true });
  await everything.set({
    ...{ number: -0, time: new Timestamp(1_800_000_000, 123_456_000), place: new GeoPoint(25.28, 51.53) },
    ...{ bytes: Buffer.from([0, 254]), vector: FieldValue.vector([0.5, 1]), reference: everything },
  });
  await db.doc('parents/missing/children/one').set({});
  await db.doc('all/gone').set({ n: 1 });
  await db.doc('all/gone').delete();
  await db.doc('all/counted').set({ n: 1 });
  await db.doc('all/counted').update({ n: FieldValue.increment(2) });
  const before = await state(db);
  expect(before).toHaveLength(3);
  expect(await post({ export_directory: folder, export_name: NAME })).toBe(200);

  await startWith(join(folder, NAME, `${NAME}.overall_export_metadata`), async (again) => {
    expect(await state(again)).toEqual(before);
    const { writeTime } = await again.doc('all/later').set({});
    expect(writeTime.toMillis()).toBeGreaterThan(
      Math.max(...before.map(({ updated }) => updated.toMillis())),
    );
  });
});

it('rejects an export without a folder', async () => {
  expect(await post({ export_name: NAME })).toBe(400);
  expect(existsSync(NAME)).toBe(false);
});

async function state(db: Firestore) {
  const groups = ['all', 'children'];
  const results = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return results.flatMap(({ docs }) =>
    docs.map((document) => ({
      path: document.ref.path,
      // References compare by value as strings.
      data: plain(document.data()),
      created: document.createTime,
      updated: document.updateTime,
    })),
  );
}

function plain({ reference, ...rest }: FirebaseFirestore.DocumentData) {
  return { ...rest, reference: reference?.path };
}
