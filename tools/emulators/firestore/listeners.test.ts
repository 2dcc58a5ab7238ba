import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { EventRecorder } from './testing/event-recorder';
import { useServer } from './testing/server-process';

const server = useServer();
let db: Firestore;
beforeEach(async () => {
  await server.clear();
  db = server.database();
});

it('notifies listeners of a query of every change', async () => {
  const recorder = new EventRecorder<string[]>();
  const query = db.collection('things').where('on', '==', true);
  const stop = query.onSnapshot((snapshot) => recorder.add(snapshot.docs.map(({ id }) => id)));
  await recorder.waitForCount(1);
  await db.doc('things/a').set({ on: true });
  await recorder.waitForCount(2);
  await db.doc('things/a').update({ on: false });
  await recorder.waitForCount(3);
  stop();
  expect(recorder.items).toEqual([[], ['a'], []]);
});

it('notifies listeners of a document of changes and deletions, and continues after a clear', async () => {
  const recorder = new EventRecorder<unknown>();
  const ref = db.doc('things/a');
  const stop = ref.onSnapshot((snapshot) => recorder.add(snapshot.get('n') ?? 'gone'));
  await recorder.waitForCount(1);
  for (let n = 1; n <= 3; n++) {
    await ref.set({ n });
    await recorder.waitFor((item) => item === n);
  }
  await server.clear();
  await recorder.waitForCount(5);
  await ref.set({ n: 4 });
  await recorder.waitFor((item) => item === 4);
  stop();
  expect(recorder.items).toEqual(['gone', 1, 2, 3, 'gone', 4]);
});

it('reports the missing index of a query to its listener', async () => {
  const query = db.collection('things').where('on', '==', true).orderBy('n');
  const error = await new Promise<Error>((resolve, reject) => {
    query.onSnapshot(() => reject(new Error('The query succeeded.')), resolve);
  });
  expect(error.message).toMatch(/^Error 9: The query requires an index\./);
});
