import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';
import { type Page, type PageRequest, readPage } from './paging';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('paging');
});
afterAll(() => suite.stop());
beforeEach(() => suite.reset());

/** Stores `e00`, `e01` and so on, each a second older than the one before, or all of one moment. */
async function storeEntries(count: number, secondsApart = 1) {
  const writes = suite.db.batch();
  for (let index = 0; index < count; index++) {
    const id = `e${String(index).padStart(2, '0')}`;
    const at = new Timestamp(1_000_000 - index * secondsApart, 123_456_000);
    writes.set(suite.db.doc(`entries/${id}`), { at, body: 'long' });
  }
  await writes.commit();
}

const read = (request: Partial<PageRequest>) =>
  readPage(
    { query: suite.db.collection('entries'), timestamp: 'at', fields: ['at'] },
    { page: 1, limit: 4, ...request },
  );
const idsOf = ({ snapshots }: Page) => snapshots.map(({ id }) => id);
const entry = (index: number) => `e${String(index).padStart(2, '0')}`;
const entries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => entry(from + index));

describe('pages', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [4, 1, 4],
    [5, 2, 1],
    [8, 2, 4],
    [9, 3, 1],
  ])('of %i entries end with page %i, which has %i', async (stored, last, length) => {
    await storeEntries(stored);
    const page = await read({ page: last });
    expect(page).toMatchObject({ total: stored, next: undefined });
    expect(idsOf(page)).toEqual(entries(stored - length, stored));
    expect(await read({ page: last + 1 })).toEqual({
      snapshots: [],
      total: stored,
      next: undefined,
      previous: undefined,
    });
  });

  it.each([1, 0])('hold each entry once, from either end, when these are %i seconds apart', async (apart) => {
    await storeEntries(22, apart);
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read({ page })));
    const order = apart === 0 ? entries(0, 22).reverse() : entries(0, 22);
    expect(pages.flatMap(idsOf)).toEqual(order);
  });

  it.each([1, 0])('follow each other by cursors, there and back, %i seconds apart', async (apart) => {
    await storeEntries(10, apart);
    const turnTo = async (request: Partial<PageRequest>) => {
      const page = await read(request);
      return { ...page, snapshots: idsOf(page) };
    };
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => turnTo({ page })));
    expect(await turnTo({ page: 2, after: first?.next })).toEqual(second);
    expect(await turnTo({ page: 3, after: second?.next })).toEqual(third);
    expect(await turnTo({ page: 2, before: third?.previous })).toEqual(second);
    expect(await turnTo({ page: 1, before: second?.previous })).toEqual(first);
  });

  it('bring the fields that were asked for alone', async () => {
    await storeEntries(5);
    for (const page of [1, 2]) {
      const { snapshots } = await read({ page });
      expect(snapshots.map((snapshot) => Object.keys(snapshot.data()))).toEqual(snapshots.map(() => ['at']));
    }
  });

  it('go on behind an entry whose place cannot be named', async () => {
    await storeEntries(6);
    await suite.db.doc('entries/e03').delete();
    await suite.db.doc('entries/not an id').set({ at: new Timestamp(1_000_000 - 3, 0) });
    const first = await read({});
    expect(idsOf(first).at(-1)).toBe('not an id');
    expect(idsOf(await read({ page: 2, after: first.next }))).toEqual(['not an id', 'e04', 'e05']);
  });
});

it('a page begins right behind the one before it, whatever was written meanwhile', async () => {
  await storeEntries(6);
  const { next } = await read({});
  await suite.db.doc('entries/new').set({ at: new Timestamp(2_000_000, 0) });
  expect(idsOf(await read({ page: 2, after: next }))).toEqual(['e04', 'e05']);
});

describe('what a page reads', () => {
  const reads = (request: Partial<PageRequest>) => documentsRead(() => read(request));

  it('is its own length where one usually goes: first, last, next, previous', async () => {
    await storeEntries(22);
    expect(await reads({})).toBe(4);
    expect(await reads({ page: 6 })).toBe(2);
    expect(await reads({ page: 3, after: (await read({ page: 2 })).next })).toBe(4);
    expect(await reads({ page: 5, before: (await read({ page: 6 })).previous })).toBe(4);
  });

  it('is never more than half of the list beside', async () => {
    await storeEntries(22);
    expect(await Promise.all([2, 3, 4, 5].map((page) => read({ page }).then(idsOf)))).toEqual([
      entries(4, 8),
      entries(8, 12),
      entries(12, 16),
      entries(16, 20),
    ]);
    expect(await reads({ page: 2 })).toBe(8);
    expect(await reads({ page: 3 })).toBe(12);
    expect(await reads({ page: 4 })).toBe(4 + 6);
    expect(await reads({ page: 5 })).toBe(4 + 2);
  });

  it('is nothing past the end, nor for what is no cursor', async () => {
    await storeEntries(5);
    expect(await reads({ page: 3 })).toBe(0);
    expect(await reads({ page: 1_000_000 })).toBe(0);
    expect(await documentsRead(() => expect(read({ after: 'garbage' })).rejects.toThrow())).toBe(0);
  });
});
