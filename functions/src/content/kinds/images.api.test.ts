import {
  type AdminImage,
  type EndpointResponse,
  ERROR_MESSAGES,
  type listGallery,
  type listPortfolioImages,
} from '@alnafitha/contract';
import { Query } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import {
  aStoredImage,
  identicalDocuments,
  mediaUsages,
  minutesBefore,
  RESPONSIVE_IMAGE,
  store,
  storeMediaFile,
} from '../../testing/content';
import { entriesOf, images } from '../../testing/entries';
import { documentsRead } from '../../testing/reads';
import { EDITED } from '../../testing/stored';

const api = await startAdminApi({ name: 'images', path: '/api/admin' });
const { suite } = api;

/** Reads of every request: the revocation check of the session. */
const SESSION_READS = 1;

const { change, read, ...requests } = entriesOf(api, images);
const list = async (query = '') => (await requests.list(query)).images;
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const search = async (text: string, more = '') =>
  idsOf(await list(`?search=${encodeURIComponent(text)}${more}`));
async function listOnSite(category?: string) {
  const response = await suite.send('GET', `/api/gallery${category ? `?category=${category}` : ''}`);
  return bodyOf<EndpointResponse<typeof listGallery>>(response).images;
}

it('the list has images as in the contract, of one category or of all, newest first, without file extensions', async () => {
  const withExtension = { title: 'qa-pic-2.png', altText: 'qa-pic-2.png' };
  const blog = { category: 'Blog' } as const;
  await store.images(suite.db, [
    { ...blog, ...withExtension },
    { createdAt: minutesBefore(9) },
    blog,
    { createdAt: minutesBefore(-9) },
  ]);
  const image = {
    id: 'd3',
    url: RESPONSIVE_IMAGE.image,
    picture: RESPONSIVE_IMAGE.picture,
    title: 'Sliding doors',
    altText: 'Wide sliding doors, open to a terrace',
    category: 'Portfolio',
    subCategories: ['GLASS', 'UPVC DOORS'],
  };
  const ofPanel = { size: 120_000, described: true, version: expect.any(String), arabic: 'pending' };
  const [all, onSite] = [await list(), await listOnSite()];
  expect([all[0], onSite[0]]).toEqual([{ ...image, ...ofPanel }, image]);
  const texts = { title: 'qa-pic-2', altText: 'qa-pic-2' };
  expect([all[1], onSite[1]]).toMatchObject([{ ...texts, described: false }, texts]);
  for (const images of [all, onSite]) expect(idsOf(images)).toEqual(['d3', 'd0', 'd2', 'd1']);
  for (const [category, ...ids] of [['Portfolio', 'd3', 'd1'], ['Blog', 'd0', 'd2'], ['Services']] as const) {
    expect(idsOf(await list(`?category=${category}`))).toEqual(ids);
    expect(idsOf(await listOnSite(category))).toEqual(ids);
  }
  expect(idsOf(await list('?category=Blog&limit=1&page=2'))).toEqual(['d2']);
  expect(await documentsRead(() => listOnSite('Blog'))).toBe(2);
});

it('the list filters images without a description, within one category too', async () => {
  await store.images(suite.db, [
    {},
    { altText: 'Sliding doors' },
    { altText: 'sliding_doors.JPG', category: 'Blog' },
    { altText: 'Villa', category: 'Blog' },
    { altText: ' ' },
    { altText: 'Sliding doors, open', category: 'Blog' },
  ]);
  let undescribed: AdminImage[] = [];
  const reads = await documentsRead(async () => {
    undescribed = await list('?description=none');
  });
  expect(reads).toBe(SESSION_READS + 4);
  expect(idsOf(undescribed)).toEqual(['d1', 'd2', 'd3', 'd4']);
  expect(undescribed.filter(({ described }) => described)).toEqual([]);
  expect(idsOf(await list('?description=none&category=Blog'))).toEqual(['d2', 'd3']);
  expect(idsOf(await list('?description=none&limit=3&page=2'))).toEqual(['d4']);
  expect(await search('doors', '&description=none')).toEqual(['d1', 'd2', 'd3', 'd4']);
  expect(await search('villa', '&description=none&category=Blog')).toEqual(['d3']);
  expect(await search('sliding villa', '&description=none')).toEqual(['d3']);
});

it('the list finds images by the beginnings of their words, in both languages, in a category and on each page', async () => {
  await store.images(suite.db, [
    { title: 'Glass majlis', altText: 'A majlis in the evening', category: 'Gallery' },
    { title: 'مجلس زجاجي', altText: 'نوافذ مدرسة' },
    { title: 'Glass railing', altText: 'Above the sea' },
  ]);
  for (const [text, ids, more] of [
    ['gla', ['d0', 'd2']],
    ['evening', ['d0']],
    ['مجل', ['d1']],
    ['مدرسه', ['d1']],
    ['glass sea', ['d2']],
    ['  ', ['d0', 'd1', 'd2']],
    ['glass', ['d0'], '&category=Gallery'],
    ['glass evening', [], '&category=Portfolio'],
    ['glass', ['d2'], '&limit=1&page=2'],
  ] as const)
    expect([text, more, await search(text, more)]).toEqual([text, more, ids]);
});

it('a change of all fields is visible in the library and to visitors', async () => {
  const picture = aStoredImage();
  await store.images(suite.db, [{}]);
  await storeMediaFile(suite.db, picture, ['images/d0']);
  const before = await read('d0');
  const fields = { altText: 'An island of walnut under three lamps', category: 'Portfolio' };
  const subCategories = ['Kitchen Cabinets', 'Kitchen Cabinets'];
  const { version } = before;
  const image = await change('d0', { ...fields, title: ' A walnut\n kitchen ', subCategories, version });
  expect(image).toEqual({
    ...before,
    ...fields,
    title: 'A walnut kitchen',
    subCategories: ['Kitchen Cabinets'],
    version: expect.not.stringMatching(version),
    edited: EDITED,
    arabic: 'machine',
  });
  expect(await read('d0')).toEqual(image);
  expect([await search('walnut'), await search('sliding')]).toEqual([['d0'], []]);
  const { title, altText, url } = image;
  const translations = { ar: { title, altText } };
  expect(await listOnSite('Portfolio')).toMatchObject([{ title, altText, url, translations }]);
  expect(await mediaUsages(suite.db)).toEqual({ [picture.key]: ['images/d0'] });
});

it('a change to a blank alt text sets the title; that of the category removes the sub-categories', async () => {
  await store.images(suite.db, [{}]);
  const undescribed = { title: 'Doors', altText: 'Doors', described: false };
  expect(await change('d0', { title: 'Doors', altText: ' ' })).toMatchObject(undescribed);
  expect(await list('?description=none')).toMatchObject([{ id: 'd0' }]);
  expect(await change('d0', { altText: 'Doors to the sea' })).toMatchObject({ described: true });
  expect(await list('?description=none')).toEqual([]);
  const moved = { category: 'Blog', subCategories: [] };
  expect(await change('d0', { category: 'Blog' })).toMatchObject(moved);
  expect(await list('?category=Portfolio')).toEqual([]);
  expect(await list('?category=Blog')).toMatchObject([{ id: 'd0' }]);
  expect(await listOnSite('Portfolio')).toEqual([]);
});

describe('the pages of the portfolio', () => {
  const page = async (query: string) => {
    const response = await suite.send('GET', `/api/portfolio/images${query}`);
    const { images, ...rest } = bodyOf<EndpointResponse<typeof listPortfolioImages>>(response);
    return { ids: idsOf(images), ...rest };
  };

  it('are those of a sub-category or a group, with the sub-categories of all, and a link to each image', async () => {
    await store.images(suite.db, [
      { subCategories: ['UPVC DOORS', 'GLASS'] },
      { subCategories: ['UPVC WINDOWS'] },
      { subCategories: ['Glass House'] },
      { subCategories: [] },
      { category: 'Blog' },
    ]);
    const subCategories = ['UPVC DOORS', 'GLASS', 'UPVC WINDOWS', 'Glass House'];
    expect(await page('')).toMatchObject({ ids: ['d0', 'd1', 'd2', 'd3'], subCategories });
    expect(await page('?subCategory=GLASS')).toMatchObject({ ids: ['d0'], subCategories });
    expect(await page('?group=glass')).toMatchObject({ ids: ['d0', 'd2'], subCategories });
    expect(await page('?group=upvc')).toMatchObject({ ids: ['d0', 'd1'], subCategories });
    expect((await page('?group=kitchen')).ids).toEqual([]);
    const read = (id: string) => suite.send('GET', `/api/portfolio/images/${id}`);
    expect(await read('d0')).toMatchObject({ status: 200, body: { id: 'd0', category: 'Portfolio' } });
    const notFound = { status: 404, body: { message: ERROR_MESSAGES.imageNotFound } };
    for (const id of ['d4', 'absent']) expect(await read(id), id).toMatchObject(notFound);
  });
});

it("the site does not read the panel's search fields", async () => {
  await store.images(suite.db, [{}]);
  const get = vi.spyOn(Query.prototype, 'get');
  await listOnSite();
  const snapshots = await Promise.all(get.mock.results.map(({ value }) => value));
  get.mockRestore();
  const [image] = snapshots.flatMap(({ docs }) => docs);
  expect([image.id, image.get('searchPrefixes')]).toEqual(['d0', undefined]);
  expect((await suite.db.doc('images/d0').get()).get('searchPrefixes')).toContain('sliding');
});

it('the site omits an image with an unsafe key or an impossible id', async () => {
  await store.images(suite.db, identicalDocuments(3));
  const picture = { ...aStoredImage(), key: '../secret', widths: [] };
  await suite.db.doc('images/d1').update({ picture });
  await suite.db.doc('images/no id').set((await suite.db.doc('images/d0').get()).data() ?? {});
  expect(idsOf(await listOnSite())).toEqual(['d0', 'd2']);
  const fields = ['picture.key', 'picture.widths'];
  expect(logger.error).toHaveBeenCalledWith('document invalid', { path: 'images/d1', fields });
  expect(logger.error).toHaveBeenCalledWith('document invalid', { path: 'images/no id', fields: ['id'] });
});
