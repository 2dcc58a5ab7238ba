import { AggregateField, FieldPath, Filter, type Firestore, type Query } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { useServer } from './testing/use-server';

const server = useServer();
let db: Firestore;
beforeEach(async () => {
  await server.clear();
  db = server.database();
  const batch = db.batch();
  for (let n = 0; n < 10; n++) {
    batch.set(db.doc(`things/t${n}`), { n, even: n % 2 === 0, tags: [`tag${n % 3}`] });
  }
  await batch.commit();
});

const things = () => db.collection('things');
const numbers = async (query: Query) => (await query.get()).docs.map((doc) => doc.get('n'));

describe('queries', () => {
  it('page by offset and limit, from either end, and between cursors', async () => {
    expect(await numbers(things().orderBy('n', 'desc').offset(2).limit(3))).toEqual([7, 6, 5]);
    expect(await numbers(things().orderBy('n').limitToLast(2))).toEqual([8, 9]);
    expect(await numbers(things().orderBy('n').startAfter(3).endAt(6))).toEqual([4, 5, 6]);
    const third = await things().doc('t3').get();
    expect(await numbers(things().orderBy('n', 'desc').startAfter(third))).toEqual([2, 1, 0]);
    expect(await numbers(things().orderBy('n').startAt(third).endBefore(5))).toEqual([3, 4]);
  });

  it('compare with in, or, not equal and array-contains', async () => {
    expect(await numbers(things().where('n', 'in', [1, 4, 99]))).toEqual([1, 4]);
    expect(await numbers(things().where('n', 'not-in', [1, 2, 3]).where('n', '<', 6))).toEqual([0, 4, 5]);
    expect(await numbers(things().where('n', '!=', 5).limit(6))).toEqual([0, 1, 2, 3, 4, 6]);
    const outside = Filter.or(Filter.where('n', '<', 1), Filter.where('n', '>', 8));
    expect(await numbers(things().where(outside))).toEqual([0, 9]);
    const tagged = things().where('tags', 'array-contains', 'tag0').where('even', '==', true);
    expect(await numbers(tagged)).toEqual([0, 6]);
    expect(await numbers(things().where('tags', 'array-contains-any', ['tag1', 'tag2']).limit(2))).toEqual([
      1, 2,
    ]);
  });

  it('have at most thirty alternatives', async () => {
    const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);
    const isIn = (field: string, count: number) => Filter.where(field, 'in', upTo(count));
    expect(await numbers(things().where('n', 'in', upTo(30)))).toHaveLength(10);
    for (const many of [
      isIn('n', 31),
      Filter.or(isIn('n', 20), isIn('m', 11)),
      Filter.and(isIn('n', 6), Filter.where('m', 'array-contains-any', upTo(6))),
    ])
      await expect(things().where(many).get()).rejects.toMatchObject({ code: 3 });
  });

  it('find documents by name, and return only the selected fields', async () => {
    const { docs } = await things().where('n', '==', 1).select('even').get();
    expect(docs.map((doc) => doc.data())).toEqual([{ even: false }]);
    const names = [things().doc('t1'), things().doc('t5')];
    expect(await numbers(things().where(FieldPath.documentId(), 'in', names))).toEqual([1, 5]);
    expect(await numbers(things().orderBy(FieldPath.documentId()).startAt('t8'))).toEqual([8, 9]);
  });

  it('omit documents without a field that they order by or compare', async () => {
    await db.doc('things/bare').set({});
    await db.doc('things/null').set({ n: null });
    expect(await numbers(things().orderBy('n').limit(2))).toEqual([null, 0]);
    expect((await things().orderBy('n').count().get()).data().count).toBe(11);
    expect(await numbers(things().where('n', '!=', 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await numbers(things().where('n', '>', 7))).toEqual([8, 9]);
  });

  it('count, sum and average', async () => {
    expect((await things().where('even', '==', false).count().get()).data().count).toBe(5);
    const total = { sum: AggregateField.sum('n'), average: AggregateField.average('n') };
    expect((await things().aggregate(total).get()).data()).toEqual({ sum: 45, average: 4.5 });
  });

  it('find and count the current documents after every write, delete and clear', async () => {
    const countOf = async (query: Query) => (await query.count().get()).data().count;
    const even = things().where('even', '==', true);
    expect([await countOf(things()), await countOf(even)]).toEqual([10, 5]);
    expect(await countOf(things().limit(3))).toBe(3);
    expect(await numbers(even)).toEqual([0, 2, 4, 6, 8]);
    await things().doc('t10').set({ even: true, n: 10 });
    expect([await countOf(things()), await countOf(even)]).toEqual([11, 6]);
    expect(await numbers(even)).toEqual([0, 10, 2, 4, 6, 8]);
    await things().doc('t0').delete();
    expect([await countOf(things()), await countOf(even)]).toEqual([10, 5]);
    await server.clear();
    // The database has as many commits again as before the clear.
    for (const name of ['a', 'b', 'c']) await things().doc(name).set({});
    expect(await countOf(things())).toBe(3);
  });

  it('count the documents at the time of the read in transactions', async () => {
    const counted = await db.runTransaction(async (transaction) => {
      await things().doc('t10').set({});
      const { count } = (await transaction.get(things().count())).data();
      transaction.set(things().doc('t11'), { count });
      return count;
    });
    expect(counted).toBe(11);
    expect((await things().count().get()).data().count).toBe(12);
  });

  it('distinguish numbers that JSON does not', async () => {
    await things().doc('endless').set({ n: Number.POSITIVE_INFINITY });
    const countOf = async (n: number) => (await things().where('n', '<', n).count().get()).data().count;
    expect(await countOf(Number.POSITIVE_INFINITY)).toBe(10);
    expect(await countOf(Number.NEGATIVE_INFINITY)).toBe(0);
  });
});

it('indexes are named in the error when missing, for counts as well, and used when declared', async () => {
  const query = things().where('even', '==', true).orderBy('n');
  const index = '{"collectionGroup":"things","queryScope":"COLLECTION","fields":[{"fieldPath":"even",';
  await expect(query.get()).rejects.toMatchObject({ code: 9, message: expect.stringContaining(index) });
  await expect(query.count().get()).rejects.toMatchObject({ code: 9 });
  const sum = things()
    .where('even', '==', true)
    .aggregate({ sum: AggregateField.sum('n') });
  await expect(sum.get()).rejects.toMatchObject({ code: 9 });
  await db.doc('messages/m').set({ status: 'new', createdAt: new Date(), searchPrefixes: ['a'] });
  const declared = db
    .collection('messages')
    .where('status', '==', 'new')
    .where('searchPrefixes', 'array-contains', 'a')
    .orderBy('createdAt', 'desc');
  expect((await declared.get()).size).toBe(1);
});
