import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend } from './backend';
import { billedFor } from './reads';

const { db, stop } = startBackend('demo-alnafitha-billed');
const things = db.collection('things');

beforeAll(() => Promise.all(['a', 'b', 'c'].map((id) => things.doc(id).set({ id }))));
afterAll(stop);

it.each<[string, number, number, () => Promise<unknown>]>([
  ['a query, its documents', 2, 0, () => things.limit(2).get()],
  ['a query that finds nothing, one', 1, 0, () => things.where('id', '==', 'x').get()],
  ['a page after others, also what it skips', 3, 0, () => things.orderBy('id').offset(2).limit(1).get()],
  ['a count, one', 1, 0, () => things.count().get()],
  ['a document, one', 1, 0, () => things.doc('a').get()],
  ['several, each', 2, 0, () => db.getAll(things.doc('a'), things.doc('b'), { fieldMask: ['id'] })],
  [
    'a transaction, what it reads and writes',
    1,
    1,
    () => db.runTransaction(async (change) => change.set((await change.get(things.doc('a'))).ref, {})),
  ],
  [
    'a batch, each of its writes',
    0,
    2,
    () => db.batch().set(things.doc('d'), {}).delete(things.doc('d')).commit(),
  ],
  ['an update, one', 0, 1, () => things.doc('b').update({ id: 'b' })],
])('bills %s', async (_case, reads, writes, work) => {
  expect(await billedFor(work)).toMatchObject({ reads, writes });
});
