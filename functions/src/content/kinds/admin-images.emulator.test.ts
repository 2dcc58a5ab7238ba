import { type AdminImage, type EndpointResponse, ERROR_MESSAGES, type listImages } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../../testing/content';
import { documentsRead } from '../../testing/reads';
import { EDITED } from '../../testing/stored';

const { suite, send } = await startAdminApi({ name: 'admin-images', path: '/api/admin/images' });

/** Reads of every request: the revocation check of the session. */
const SESSION_READS = 1;

const list = async (query = '') =>
  bodyOf<EndpointResponse<typeof listImages>>(await send('GET', query)).images;
const idsOf = (images: AdminImage[]) => images.map(({ id }) => id);
const search = async (text: string, more = '') =>
  idsOf(await list(`?search=${encodeURIComponent(text)}${more}`));
const read = async () => bodyOf<AdminImage>(await send('GET', '/d0'));
const change = (body: object, id = 'd0') => send('PATCH', `/${id}`, { body });
const listGallery = async () => (await suite.send('GET', '/api/gallery?category=Portfolio')).body;

describe('the list', () => {
  it('returns images as in the contract', async () => {
    await store.images(suite.db, [{}]);
    expect(await list()).toEqual([
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
    ]);
  });

  it('is of one category, or of all, newest first', async () => {
    await store.images(suite.db, [{ category: 'Blog' }, {}, { category: 'Blog' }, {}]);
    expect(idsOf(await list())).toEqual(['d0', 'd1', 'd2', 'd3']);
    expect(idsOf(await list('?category=Blog'))).toEqual(['d0', 'd2']);
    expect(idsOf(await list('?category=Blog&limit=1&page=2'))).toEqual(['d2']);
    expect(await list('?category=Gallery')).toEqual([]);
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
    const images = await list('?description=none');
    expect(idsOf(images)).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(images.filter(({ described }) => described)).toEqual([]);
    expect(idsOf(await list('?description=none&category=Blog'))).toEqual(['d2', 'd3']);
    expect(idsOf(await list('?description=none&limit=3&page=2'))).toEqual(['d4']);
    expect(await search('doors', '&description=none')).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(await search('villa', '&description=none&category=Blog')).toEqual(['d3']);
    expect(await search('sliding villa', '&description=none')).toEqual(['d3']);
    expect(await documentsRead(() => list('?description=none'))).toBe(SESSION_READS + 4);
  });

  it('returns titles and alternative texts without file extension, even if stored with one', async () => {
    await store.images(suite.db, [{ title: 'qa-pic-2.png', altText: 'qa-pic-2.png' }]);
    const texts = { title: 'qa-pic-2', altText: 'qa-pic-2' };
    expect(await list()).toMatchObject([{ ...texts, described: false }]);
    expect(await listGallery()).toMatchObject({ images: [texts] });
  });

  it('explains each filter and page that it rejects', async () => {
    for (const [query, message] of [
      ['?description=any', ERROR_MESSAGES.invalidValue],
      ['?page=0', ERROR_MESSAGES.pageInvalid],
      ['?category=Cars', ERROR_MESSAGES.categoryUnknown],
      ['?search='.padEnd(210, 'x'), ERROR_MESSAGES.searchTooLong],
    ] as const)
      expect(await send('GET', query), query).toMatchObject({ status: 400, body: { message } });
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
    for (const text of Object.keys(expected)) results[text] = await search(text);
    expect(results).toEqual(expected);
  });

  it('works within a category and across pages', async () => {
    expect(await search('glass', '&category=Gallery')).toEqual(['d0']);
    expect(await search('glass evening', '&category=Portfolio')).toEqual([]);
    expect(await search('glass', '&limit=1&page=2')).toEqual(['d2']);
  });

  it('for blanks matches all', async () => {
    expect(await search('  ')).toEqual(['d0', 'd1', 'd2']);
  });
});

describe('a change', () => {
  it('of all fields is visible in the library and to visitors', async () => {
    const picture = aStoredImage();
    await store.images(suite.db, [{}]);
    await storeMediaFile(suite.db, picture, ['images/d0']);
    const before = await read();
    const fields = { altText: 'An island of walnut under three lamps', category: 'Portfolio' };
    const body = {
      ...fields,
      title: ' A walnut\n kitchen ',
      subCategories: ['Kitchen Cabinets', 'Kitchen Cabinets'],
      version: before.version,
    };
    const image = bodyOf<AdminImage>(await change(body));
    expect(image).toEqual({
      ...before,
      ...fields,
      title: 'A walnut kitchen',
      subCategories: ['Kitchen Cabinets'],
      version: expect.not.stringMatching(before.version),
      edited: EDITED,
      arabic: 'machine',
    });
    expect(await read()).toEqual(image);
    expect(await search('walnut')).toEqual(['d0']);
    expect(await search('sliding')).toEqual([]);
    const { title, altText, url } = image;
    const translations = { ar: { title, altText } };
    expect(await listGallery()).toMatchObject({ images: [{ title, altText, url, translations }] });
    expect(await mediaUsages(suite.db)).toEqual({ [picture.key]: ['images/d0'] });
  });

  it('of the category moves the image and removes its sub-categories', async () => {
    await store.images(suite.db, [{}]);
    const moved = { category: 'Blog', subCategories: [] };
    expect(await change({ category: 'Blog' })).toMatchObject({ status: 200, body: moved });
    expect(await list('?category=Portfolio')).toEqual([]);
    expect(await list('?category=Blog')).toMatchObject([{ id: 'd0' }]);
    expect(await listGallery()).toEqual({ images: [] });
  });

  it('to a blank alt text sets the title, and the image counts as undescribed', async () => {
    await store.images(suite.db, [{}]);
    const undescribed = { title: 'Doors', altText: 'Doors', described: false };
    expect((await change({ title: 'Doors', altText: ' ' })).body).toMatchObject(undescribed);
    expect(await list('?description=none')).toMatchObject([{ id: 'd0' }]);
    expect((await change({ altText: 'Doors to the sea' })).body).toMatchObject({ described: true });
    expect(await list('?description=none')).toEqual([]);
  });
});
