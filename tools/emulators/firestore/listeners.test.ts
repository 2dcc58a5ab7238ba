import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { Heard } from './testing/heard';
import { useServer } from './testing/server-process';

const server = useServer();
let db: Firestore;
beforeEach(async () => {
  await server.clear();
  db = server.database();
});

it('notifies listeners of a query of every change', async () => {
  const heard = new Heard<string[]>();
  const query = db.collection('things').where('on', '==', true);
  const stop = query.onSnapshot((snapshot) => heard.add(snapshot.docs.map(({ id }) => id)));
  await heard.count(1);
  await db.doc('things/a').set({ on: true });
  await heard.count(2);
  await db.doc('things/a').update({ on: false });
  await heard.count(3);
  stop();
  expect(heard.items).toEqual([[], ['a'], []]);
});

it('notifies listeners of a document of changes and deletions, and continues after a clear', async () => {
  const heard = new Heard<unknown>();
  const ref = db.doc('things/a');
  const stop = ref.onSnapshot((snapshot) => heard.add(snapshot.get('n') ?? 'gone'));
  await heard.count(1);
  for (let n = 1; n <= 3; n++) {
    await ref.set({ n });
    await heard.until((item) => item === n);
  }
  await server.clear();
  await heard.count(5);
  await ref.set({ n: 4 });
  await heard.until((item) => item === 4);
  stop();
  expect(heard.items).toEqual(['gone', 1, 2, 3, 'gone', 4]);
});

it('reports the missing index of a query to its listener', async () => {
  const query = db.collection('things').where('on', '==', true).orderBy('n');
  const error = await new Promise<Error>((resolve, reject) => {
    query.onSnapshot(() => reject(new Error('The query succeeded.')), resolve);
  });
  expect(error.message).toMatch(/^Error 9: The query requires an index\./);
});
