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

it('of a query hear of every change', async () => {
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

it('of a document hear of its changes and its end, also when everything is cleared, and go on', async () => {
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

it('are told which index their query lacks', async () => {
  const query = db.collection('things').where('on', '==', true).orderBy('n');
  const refusal = await new Promise<Error>((refused, answered) => {
    query.onSnapshot(() => answered(new Error('It was answered.')), refused);
  });
  expect(refusal.message).toMatch(/^Error 9: The query requires an index\./);
});
