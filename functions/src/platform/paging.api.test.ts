import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { startCleanSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';
import { type Page, type PagedList, type PageRequest, readPage } from './paging';

const suite = await startCleanSuite('paging');

/** Stores `e00`, `e01` and so on, each a second older than the previous one, or all at the same time. */
async function storeEntries(count: number, secondsApart = 1) {
  const writes = suite.db.batch();
  for (let index = 0; index < count; index++) {
    const at = new Timestamp(1_000_000 - index * secondsApart, 123_456_000);
    writes.set(suite.db.doc(`entries/${entry(index)}`), { at, body: 'long' });
  }
  await writes.commit();
}

const read = (request: Partial<PageRequest>, changes: Partial<PagedList> = {}) => {
  const list = { name: 'entries', query: suite.db.collection('entries'), timestamp: 'at', fields: ['at'] };
  return readPage({ ...list, ...changes }, { page: 1, limit: 4, ...request });
};
const idsOf = ({ snapshots }: Page) => snapshots.map(({ id }) => id);
const entry = (index: number) => `e${String(index).padStart(2, '0')}`;
const entries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => entry(from + index));

it.each([
  [0, 1, 0],
  [4, 1, 4],
  [5, 2, 1],
])(
  'pages of %i entries end with page %i, which has %i with the requested fields only',
  async (stored, last, length) => {
    await storeEntries(stored);
    const page = await read({ page: last });
    expect(page).toMatchObject({ total: stored, next: undefined });
    expect(idsOf(page)).toEqual(entries(stored - length, stored));
    for (const snapshot of page.snapshots) expect(Object.keys(snapshot.data())).toEqual(['at']);
    const empty = { snapshots: [], total: stored, next: undefined, previous: undefined };
    expect(await read({ page: last + 1 })).toEqual(empty);
  },
);

it.each([1, 0])(
  'pages with %i seconds between entries contain each once, from both ends and cursors',
  async (apart) => {
    const readIds = async (request: Partial<PageRequest>) => {
      const page = await read(request);
      return { ...page, snapshots: idsOf(page) };
    };
    await storeEntries(22, apart);
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => readIds({ page })));
    const order = apart === 0 ? entries(0, 22).reverse() : entries(0, 22);
    expect(pages.flatMap(({ snapshots }) => snapshots)).toEqual(order);
    const [first, second, third, , fifth] = pages;
    for (const request of [
      { page: 2, after: first?.next },
      { page: 3, after: second?.next },
      { page: 2, before: third?.previous },
      { page: 1, before: second?.previous },
      { page: 2, at: second?.previous },
      { page: 4, after: second?.next, skip: 1 },
      { page: 3, before: fifth?.previous, skip: 1 },
      { page: 6, after: third?.next, skip: 2 },
    ])
      expect(await readIds(request)).toEqual(pages[request.page - 1]);
  },
);

it('pages of a forward-only list have no previous cursor', async () => {
  await storeEntries(12);
  const forwardOnly = { isForwardOnly: true };
  const { next, previous } = await read({ page: 2 }, forwardOnly);
  expect(previous).toBeUndefined();
  expect(idsOf(await read({ page: 3, after: next }, forwardOnly))).toEqual(entries(8, 12));
  expect(idsOf(await read({ page: 1, before: next }, forwardOnly))).toEqual(entries(0, 4));
  expect(await documentsRead(() => read({ page: 3 }, forwardOnly))).toBe(12);
});

it('pages continue after an entry without a cursor', async () => {
  await storeEntries(8);
  await suite.db.doc('entries/e03').delete();
  await suite.db.doc('entries/not an id').set({ at: new Timestamp(1_000_000 - 3, 0) });
  const first = await read({});
  expect(idsOf(first).at(-1)).toBe('not an id');
  expect(idsOf(await read({ page: 2, after: first.next }))).toEqual(['not an id', 'e04', 'e05', 'e06']);
});

const newest = (index: number) =>
  suite.db.doc(`entries/new${index}`).set({ at: new Timestamp(2_000_000 - index, 0) });
const remove = (from: number, to: number) =>
  Promise.all(entries(from, to).map((id) => suite.db.doc(`entries/${id}`).delete()));

it('a page starts right after the previous one despite concurrent writes and the deletion of its last entry', async () => {
  await storeEntries(6);
  const { next } = await read({});
  await newest(0);
  expect(idsOf(await read({ page: 2, after: next }))).toEqual(['e04', 'e05']);
  await remove(3, 4);
  expect(idsOf(await read({ page: 2, after: next }))).toEqual(['e04', 'e05']);
});

it('a page is reloaded from its first position, even if that entry is deleted', async () => {
  await storeEntries(14);
  const { previous } = await read({ page: 2 });
  await remove(4, 6);
  expect(idsOf(await read({ page: 2, at: previous }))).toEqual(entries(6, 10));
});

it('the page number wins over a misleading cursor: the list has one more page, or has lost entries before it', async () => {
  await storeEntries(9);
  const [second, lastOfNine] = await Promise.all([2, 3].map((page) => read({ page })));
  await Promise.all([0, 1, 2, 3].map(newest));
  expect(idsOf(await read({ page: 4, after: lastOfNine?.previous }))).toEqual(['e08']);
  expect(idsOf(await read({ page: 4, after: second?.next, skip: 1 }))).toEqual(['e08']);
  await suite.clear();
  await storeEntries(14);
  const [first, third] = await Promise.all([1, 3].map((page) => read({ page })));
  await remove(0, 3);
  expect(idsOf(await read({ page: 3, at: third?.previous }))).toEqual(entries(11, 14));
  expect(idsOf(await read({ page: 3, after: first?.next, skip: 1 }))).toEqual(entries(11, 14));
  await remove(3, 8);
  expect(idsOf(await read({ page: 2, before: third?.previous }))).toEqual(entries(12, 14));
});

describe('the reads of a page', () => {
  const reads = (request: Partial<PageRequest>) => documentsRead(() => read(request));

  it('equal its length from the ends and cursors, and never exceed half of the list besides', async () => {
    await storeEntries(22);
    const { next } = await read({ page: 2 });
    const [fourth, sixth] = await Promise.all([4, 6].map((page) => read({ page })));
    for (const [request, expected] of [
      [{}, 4],
      [{ page: 6 }, 2],
      [{ page: 3, after: next }, 4],
      [{ page: 5, before: sixth?.previous }, 4],
      [{ page: 4, at: fourth?.previous }, 4],
      [{ page: 2 }, 8],
      [{ page: 3 }, 12],
      [{ page: 4 }, 4 + 6],
      [{ page: 5 }, 4 + 2],
    ] as const)
      expect(await reads(request)).toBe(expected);
  });

  it('include the distance from the nearest cursor or end of the list', async () => {
    await storeEntries(60);
    const [fifth, tenth] = await Promise.all([5, 10].map((page) => read({ page })));
    expect(await reads({ page: 7 })).toBe(4 + 24);
    expect(await reads({ page: 7, after: fifth?.next, skip: 1 })).toBe(4 + 4);
    expect(await reads({ page: 7, before: tenth?.previous, skip: 2 })).toBe(4 + 8);
    expect(await reads({ page: 2, before: tenth?.previous, skip: 7 })).toBe(4 + 4);
    expect(await reads({ page: 14, after: fifth?.next, skip: 8 })).toBe(4 + 4);
    expect(await reads({ page: 15, after: fifth?.next, skip: 9 })).toBe(4);
  });

  it('are none past the end or for an invalid cursor', async () => {
    await storeEntries(5);
    expect(await reads({ page: 3 })).toBe(0);
    expect(await reads({ page: 1_000_000 })).toBe(0);
    const { next } = await read({});
    for (const cursor of ['garbage', `${next}x`]) {
      for (const name of ['after', 'before', 'at']) {
        const rejected = () => expect(read({ page: 2, skip: 3, [name]: cursor })).rejects.toThrow();
        expect(await documentsRead(rejected)).toBe(0);
      }
    }
    const elsewhere = () => expect(read({ after: next }, { name: 'others' })).rejects.toThrow();
    expect(await documentsRead(elsewhere)).toBe(0);
  });
});
