import { type AdminImage, ERROR_MESSAGES, IMAGES_PAGE_SIZE, type Pagination } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import { identicalDocuments, RESPONSIVE_IMAGE, store } from '../testing/content';
import { documentsRead } from '../testing/reads';

const { suite, send } = await startAdminApi({ name: 'image-list', path: '/api/admin/images' });

/** Reads of every request: the revocation check of the session. */
const SESSION_READS = 1;

const get = (query: string) => send('GET', query);
async function list(query = '') {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return body as { images: AdminImage[]; pagination: Pagination };
}
const idsOf = ({ images }: { images: AdminImage[] }) => images.map(({ id }) => id);
const found = async (search: string, more = '') =>
  idsOf(await list(`?search=${encodeURIComponent(search)}${more}`));

describe('the list', () => {
  it('returns images as in the contract', async () => {
    await store.images(suite.db, [{}]);
    expect(await list()).toEqual({
      images: [
        {
          id: 'd0',
          url: RESPONSIVE_IMAGE.image,
          picture: RESPONSIVE_IMAGE.picture,
          title: 'Sliding doors',
          altText: 'Wide sliding doors, open to a terrace',
          category: 'Portfolio',
          subCategories: ['GLASS', 'UPVC DOORS'],
          size: 120_000,
          described: true,
          version: expect.any(String),
          arabic: 'pending',
        },
      ],
      pagination: { totalItems: 1, totalPages: 1 },
    });
  });

  it('reads no more than each page', async () => {
    for (const [stored, totalPages] of [
      [0, 0],
      [1, 1],
      [IMAGES_PAGE_SIZE, 1],
      [IMAGES_PAGE_SIZE + 1, 2],
    ] as const) {
      await store.images(suite.db, identicalDocuments(stored));
      const ids = Array.from({ length: stored }, (_, index) => `d${index}`);
      for (const page of [1, totalPages, totalPages + 1]) {
        const shown = ids.slice((page - 1) * IMAGES_PAGE_SIZE, page * IMAGES_PAGE_SIZE);
        const query = `?page=${Math.max(1, page)}`;
        expect(await list(query)).toMatchObject({ pagination: { totalItems: stored, totalPages } });
        expect(idsOf(await list(query))).toEqual(page === 0 ? [] : shown);
        expect(await documentsRead(() => get(query))).toBe(SESSION_READS + (page === 0 ? 0 : shown.length));
      }
    }
  });

  it('is of one category, or of all, newest first', async () => {
    await store.images(suite.db, [{ category: 'Blog' }, {}, { category: 'Blog' }, {}]);
    expect(idsOf(await list('?category=Blog'))).toEqual(['d0', 'd2']);
    expect(idsOf(await list('?category=Blog&limit=1&page=2'))).toEqual(['d2']);
    expect(await list('?category=Gallery')).toMatchObject({ images: [], pagination: { totalItems: 0 } });
  });

  it('filters images without a description, within one category too', async () => {
    await store.images(suite.db, [
      {},
      { altText: 'Sliding doors' },
      { altText: 'sliding_doors.JPG', category: 'Blog' },
      { altText: 'Villa', category: 'Blog' },
      { altText: ' ' },
      { altText: 'Sliding doors, open', category: 'Blog' },
    ]);
    const page = await list('?description=none');
    expect(idsOf(page)).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(page.images.map(({ described }) => described)).toEqual([false, false, false, false]);
    expect(idsOf(await list('?description=none&category=Blog'))).toEqual(['d2', 'd3']);
    expect(idsOf(await list('?description=none&limit=3&page=2'))).toEqual(['d4']);
    expect(await found('doors', '&description=none')).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(await found('villa', '&description=none&category=Blog')).toEqual(['d3']);
    expect(await found('sliding villa', '&description=none')).toEqual(['d3']);
    expect(await documentsRead(() => get('?description=none'))).toBe(SESSION_READS + 4);
  });

  it('returns titles and alternative texts without file extension, even if stored with one', async () => {
    await store.images(suite.db, [{ title: 'qa-pic-2.png', altText: 'qa-pic-2.png' }]);
    const shown = { title: 'qa-pic-2', altText: 'qa-pic-2' };
    expect(await list()).toMatchObject({ images: [{ ...shown, described: false }] });
    const gallery = await suite.send('GET', '/api/gallery');
    expect(gallery.body).toMatchObject({ images: [shown] });
  });

  it('explains each filter and page that it rejects', async () => {
    for (const [query, message] of [
      ['?description=any', ERROR_MESSAGES.invalidValue],
      ['?page=0', ERROR_MESSAGES.pageInvalid],
      ['?limit=101', ERROR_MESSAGES.limitInvalid],
      ['?category=Cars', ERROR_MESSAGES.categoryUnknown],
      ['?search='.padEnd(210, 'x'), ERROR_MESSAGES.searchTooLong],
    ] as const) {
      expect(await get(query), query).toMatchObject({ status: 400, body: { message } });
    }
  });

  it('omits an invalid image and logs its path', async () => {
    await store.images(suite.db, identicalDocuments(2));
    await suite.db.doc('images/d0').update({ category: 'Cars' });
    expect(idsOf(await list())).toEqual(['d1']);
    expect(await found('sliding')).toEqual(['d1']);
    expect(logger.error).toHaveBeenCalledWith('document invalid', {
      path: 'images/d0',
      fields: ['category'],
    });
  });
});

describe('the search', () => {
  beforeEach(() =>
    store.images(suite.db, [
      { title: 'Glass majlis', altText: 'A majlis in the evening', category: 'Gallery' },
      { title: 'مجلس زجاجي', altText: 'نوافذ مدرسة' },
      { title: 'Glass railing', altText: 'Above the sea' },
    ]),
  );

  it('finds images by the beginnings of their words, in both languages', async () => {
    const expected = {
      gla: ['d0', 'd2'],
      RAIL: ['d2'],
      evening: ['d0'],
      مجل: ['d1'],
      مدرسه: ['d1'],
      'glass sea': ['d2'],
      'majlis glass': ['d0'],
      lass: [],
      'glass absent': [],
      '!!!': [],
    };
    const results: Record<string, string[]> = {};
    for (const search of Object.keys(expected)) results[search] = await found(search);
    expect(results).toEqual(expected);
  });

  it('works within a category and across pages', async () => {
    expect(await found('glass', '&category=Gallery')).toEqual(['d0']);
    expect(await found('glass evening', '&category=Portfolio')).toEqual([]);
    expect(await list('?search=glass&limit=1&page=2')).toMatchObject({
      images: [{ id: 'd2' }],
      pagination: { totalItems: 2, totalPages: 2 },
    });
  });

  it('for blanks matches all', async () => {
    expect(await found('  ')).toEqual(['d0', 'd1', 'd2']);
  });
});
