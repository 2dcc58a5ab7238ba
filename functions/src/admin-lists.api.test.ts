import type { LinkedPagination } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, startFilledSuite } from './testing/admin-api';
import { identicalDocuments, store } from './testing/content';
import type { Suite } from './testing/emulators';
import { storeMessages } from './testing/messages';
import { documentsRead } from './testing/reads';

/** Reads of every request: the revocation check of the session. */
const SESSION_READS = 1;

const LIMIT = 10;
const STORED = 305;
const PAGES = 31;
/** The length of the last page. */
const REST = STORED % LIMIT;

const fill = ({ db }: Pick<Suite, 'db'>, count: number) =>
  Promise.all(
    [storeMessages, store.images, store.projects, store.posts].map((storeSome) =>
      storeSome(db, identicalDocuments(count)),
    ),
  );
const { suite, send } = await startFilledSuite('admin-lists', (started) => fill(started, STORED));

/** Those of posts, which an instance caches. */
const CATEGORY_READS = 1;

type ListResponse = Record<string, { id: string }[]> & { pagination: LinkedPagination };

/** A page of a list and the number of documents read. */
async function read(list: string, page: number, links: Record<string, string | number> = {}) {
  const url = withQuery(list, { page, limit: LIMIT, ...links });
  let ids: string[] = [];
  let pagination: LinkedPagination = { totalItems: 0, totalPages: 0 };
  const reads = await documentsRead(async () => {
    const { pagination: received, ...entries } = bodyOf<ListResponse>(await send('GET', `/api/admin${url}`));
    pagination = received;
    ids = Object.values(entries).flatMap((list) => list.map(({ id }) => id));
  });
  return {
    ids,
    pagination,
    reads: reads - SESSION_READS - (list.startsWith('/blog-posts') ? CATEGORY_READS : 0),
  };
}

function withQuery(list: string, parameters: Readonly<Record<string, string | number>>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${list}${list.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Lists of identical documents, which match the filters. */
const LISTS: readonly (readonly [list: string, id: string])[] = [
  ['/messages', 'm'],
  ['/messages?status=new', 'm'],
  ['/messages?service=Sliding+%26+Folding+Doors&spam=none&from=2026-03-01&to=2026-03-01', 'm'],
  ['/images', 'd'],
  ['/images?category=Portfolio', 'd'],
  ['/projects', 'd'],
  ['/projects?category=UPVC%20Windows', 'd'],
  ['/blog-posts', 'd'],
  ['/blog-posts?category=Trends', 'd'],
  ['/blog-posts?state=live&category=Trends', 'd'],
];

describe.each(LISTS)('%s', (list, prefix) => {
  /** The page has its ids, which are all that it reads. */
  async function expectPage(page: number, links?: Record<string, string>) {
    const length = page === PAGES ? REST : LIMIT;
    const ids = Array.from({ length }, (_, index) => prefix + ((page - 1) * LIMIT + index));
    const { pagination, ...received } = await read(list, page, links);
    expect(received).toEqual({ ids, reads: length });
    const { next = '', previous = '', ...totals } = pagination;
    expect(totals).toMatchObject({ totalItems: STORED, totalPages: PAGES });
    expect([next === '', previous === '']).toEqual([page === PAGES, page === 1]);
    return { next, previous };
  }

  it('reads no more than the page for the first, last, next, previous and reloaded page', async () => {
    const first = await expectPage(1);
    const last = await expectPage(PAGES);
    await expectPage(2, { after: first.next });
    const previous = await expectPage(PAGES - 1, { before: last.previous });
    await expectPage(PAGES - 1, { at: previous.previous });
    await expectPage(PAGES, { after: previous.next });
  });

  it('rejects foreign cursors, even of another filter', async () => {
    const { next = '' } = (await read(list, 1)).pagination;
    const elsewhere = list === '/messages' ? '/messages?status=new' : '/messages';
    const foreign = (await read(elsewhere, 1)).pagination.next ?? '';
    const forged = next.replace(/\d+$/, (number) => String(Number(number) + 1));
    for (const cursor of [foreign, forged, 'garbage', '']) {
      for (const name of ['after', 'before', 'at']) {
        const body = { issues: [{ path: name, message: 'Invalid value' }] };
        const url = withQuery(list, { page: 2, skip: 1, [name]: cursor });
        expect(await send('GET', `/api/admin${url}`)).toMatchObject({ status: 400, body });
      }
    }
  });
});

it('the pages of a search read their length forwards; others cost the distance from the first', async () => {
  await suite.clear();
  await fill(suite, 45);
  for (const list of ['/messages?search=mariam', '/images?search=sliding']) {
    const first = await read(list, 1);
    expect(first.reads, list).toBe(LIMIT);
    const second = await read(list, 2, { after: first.pagination.next ?? '' });
    expect(second.reads, list).toBe(LIMIT);
    expect(second.pagination.previous, list).toBeUndefined();
    expect(await read(list, 4, { after: second.pagination.next ?? '', skip: 1 }), list).toMatchObject({
      ids: (await read(list, 4)).ids,
      reads: 2 * LIMIT,
    });
    expect((await read(list, 5)).reads, list).toBe(45);
  }
});
