import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { useServer } from './testing/use-server';

const server = useServer();
let db: Firestore;
beforeEach(async () => {
  expect(await server.clear()).toBe(200);
  db = server.database();
});

it('documents are changed and merged field by field', async () => {
  const ref = db.doc('things/one');
  const nested = { list: [1, 2.5, null, true], none: [], empty: {} };
  await ref.set({ text: 'نص', nested });
  await ref.update({ 'nested.more': FieldValue.increment(3), text: FieldValue.delete() });
  await ref.set({ a: { b: 1 } }, { merge: true });
  await ref.set({ a: { c: 2 }, tags: FieldValue.arrayUnion('x') }, { merge: true });
  const data = { nested: { ...nested, more: 3 }, a: { b: 1, c: 2 }, tags: ['x'] };
  expect((await ref.get()).data()).toEqual(data);
});

it('documents may exceed four megabytes in one batch', async () => {
  const batch = db.batch();
  for (let n = 0; n < 8; n++) batch.set(db.doc(`big/b${n}`), { text: 'x'.repeat(900_000) });
  await batch.commit();
  const { docs } = await db.collection('big').get();
  expect(docs.map((doc) => doc.get('text').length)).toEqual(Array(8).fill(900_000));
});

it('documents are only written when their preconditions hold', async () => {
  const ref = db.doc('things/one');
  const { writeTime } = await ref.create({ a: 1 });
  await expect(ref.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
  await expect(db.doc('things/none').update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  await ref.update({ a: 3 }, { lastUpdateTime: writeTime });
  await expect(ref.update({ a: 4 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
  expect((await ref.get()).get('a')).toBe(3);
});

it('documents are not written when their batch fails', async () => {
  await db.doc('things/one').set({ a: 1 });
  const batch = db.batch().set(db.doc('things/two'), { a: 1 }).create(db.doc('things/one'), { a: 2 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 6 });
  expect((await db.doc('things/two').get()).exists).toBe(false);
});

it('in bulk writes, lists and recursively deletes documents', async () => {
  const writer = db.bulkWriter();
  for (let n = 0; n < 50; n++) void writer.set(db.doc(`things/t${n}/parts/p`), { n });
  await writer.close();
  expect((await db.collectionGroup('parts').get()).size).toBe(50);
  expect((await db.listCollections()).map(({ id }) => id)).toEqual(['things']);
  expect((await db.doc('things/t1').listCollections()).map(({ id }) => id)).toEqual(['parts']);
  expect(await db.collection('things').listDocuments()).toHaveLength(50);
  await db.recursiveDelete(db.collection('things'));
  expect((await db.collectionGroup('parts').get()).size).toBe(0);
});

it('in bulk applies the other writes when one fails', async () => {
  await db.doc('things/there').set({});
  const writer = db.bulkWriter();
  writer.onWriteError(() => false);
  const written = Promise.allSettled([
    writer.set(db.doc('things/one'), { a: 1 }),
    writer.create(db.doc('things/there'), { a: 1 }),
    writer.set(db.doc('things/large'), { text: 'x'.repeat(1_100_000) }),
    writer.set(db.doc('things/two'), { a: 1 }),
  ]);
  await writer.close();
  const statuses = (await written).map(({ status }) => status);
  expect(statuses).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  const { docs } = await db.collection('things').get();
  expect(docs.map(({ id }) => id)).toEqual(['one', 'there', 'two']);
});
