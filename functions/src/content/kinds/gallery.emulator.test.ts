import {
  type EndpointResponse,
  ERROR_MESSAGES,
  type GalleryImage,
  type listGallery,
  type listPortfolioImages,
} from '@alnafitha/contract';
import { Query } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf } from '../../testing/admin-api';
import {
  aStoredImage,
  identicalDocuments,
  minutesBefore,
  RESPONSIVE_IMAGE,
  store,
} from '../../testing/content';
import { startCleanSuite } from '../../testing/emulators';
import { documentsRead } from '../../testing/reads';

const suite = await startCleanSuite('gallery');

async function list(query = '') {
  const response = await suite.send('GET', `/api/gallery${query}`);
  return bodyOf<EndpointResponse<typeof listGallery>>(response).images;
}
const idsOf = (images: GalleryImage[]) => images.map(({ id }) => id);

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
    },
  ]);
});

it('is sorted newest first, for all categories or one', async () => {
  await store.images(suite.db, [
    { category: 'Blog' },
    { createdAt: minutesBefore(9) },
    { category: 'Blog' },
    { createdAt: minutesBefore(-9) },
  ]);
  expect(idsOf(await list())).toEqual(['d3', 'd0', 'd2', 'd1']);
  expect(idsOf(await list('?category=Portfolio'))).toEqual(['d3', 'd1']);
  expect(idsOf(await list('?category=Blog'))).toEqual(['d0', 'd2']);
  expect(await list('?category=Services')).toEqual([]);
});

it('rejects an unknown category', async () => {
  for (const category of ['portfolio', '', 'GLASS', '%00'])
    expect(await suite.send('GET', `/api/gallery?category=${category}`), category).toMatchObject({
      status: 400,
      body: { message: ERROR_MESSAGES.categoryUnknown },
    });
});

it('reads no more than it returns', async () => {
  await store.images(suite.db, [...identicalDocuments(3), { category: 'Blog' }]);
  expect(await documentsRead(() => list())).toBe(4);
  expect(await documentsRead(() => list('?category=Blog'))).toBe(1);
});

describe('the pages of the portfolio', () => {
  const page = async (query: string) => {
    const response = await suite.send('GET', `/api/portfolio/images${query}`);
    const { images, ...rest } = bodyOf<EndpointResponse<typeof listPortfolioImages>>(response);
    return { ids: idsOf(images), ...rest };
  };

  it('end with the last image, and read only what they return', async () => {
    await store.images(suite.db, [...identicalDocuments(437), { category: 'Blog' }]);
    const first = await page('');
    expect(first.ids).toEqual(Array.from({ length: 20 }, (_, index) => `d${index}`));
    expect(first.pagination).toMatchObject({ totalItems: 437, totalPages: 22 });
    expect((await page(`?page=2&after=${first.pagination.next}`)).ids[0]).toBe('d20');
    expect((await page('?page=22')).ids.at(-1)).toBe('d436');
    expect(await page('?page=23')).toMatchObject({ ids: [], pagination: { totalPages: 22 } });
    expect(await documentsRead(() => page(''))).toBe(20);
    expect(await documentsRead(() => page(`?page=2&after=${first.pagination.next}`))).toBe(20);
  });

  it('are those of a sub-category or a group, with the sub-categories of all', async () => {
    await store.images(suite.db, [
      { subCategories: ['UPVC DOORS', 'GLASS'] },
      { subCategories: ['UPVC WINDOWS'] },
      { subCategories: ['Glass House'] },
      { subCategories: [] },
    ]);
    const subCategories = ['UPVC DOORS', 'GLASS', 'UPVC WINDOWS', 'Glass House'];
    expect(await page('')).toMatchObject({ ids: ['d0', 'd1', 'd2', 'd3'], subCategories });
    expect(await page('?subCategory=GLASS')).toMatchObject({ ids: ['d0'], subCategories });
    expect(await page('?group=glass')).toMatchObject({ ids: ['d0', 'd2'], subCategories });
    expect(await page('?group=upvc')).toMatchObject({ ids: ['d0', 'd1'], subCategories });
    expect((await page('?group=kitchen')).ids).toEqual([]);
    for (const query of ['?group=wood', '?subCategory=glass', '?page=0'])
      expect(await suite.send('GET', `/api/portfolio/images${query}`), query).toMatchObject({ status: 400 });
  });

  it('have a link to each image of the portfolio', async () => {
    await store.images(suite.db, [{}, { category: 'Blog' }]);
    const read = (id: string) => suite.send('GET', `/api/portfolio/images/${id}`);
    expect(await read('d0')).toMatchObject({ status: 200, body: { id: 'd0', category: 'Portfolio' } });
    const notFound = { status: 404, body: { message: ERROR_MESSAGES.imageNotFound } };
    for (const id of ['d1', 'absent']) expect(await read(id), id).toMatchObject(notFound);
  });
});

it("does not return the panel's search fields", async () => {
  await store.images(suite.db, [{}]);
  const get = vi.spyOn(Query.prototype, 'get');
  await list();
  const snapshots = await Promise.all(get.mock.results.map(({ value }) => value));
  get.mockRestore();
  const [image] = snapshots.flatMap(({ docs }) => docs);
  expect([image.id, image.get('searchPrefixes')]).toEqual(['d0', undefined]);
  expect((await suite.db.doc('images/d0').get()).get('searchPrefixes')).toContain('sliding');
});

it('omits an image with an unsafe key or an impossible id', async () => {
  await store.images(suite.db, identicalDocuments(3));
  const picture = { ...aStoredImage(), key: '../secret', widths: [] };
  await suite.db.doc('images/d1').update({ picture });
  await suite.db.doc('images/no id').set((await suite.db.doc('images/d0').get()).data() ?? {});
  expect(idsOf(await list())).toEqual(['d0', 'd2']);
  const fields = ['picture.key', 'picture.widths'];
  expect(logger.error).toHaveBeenCalledWith('document invalid', { path: 'images/d1', fields });
  expect(logger.error).toHaveBeenCalledWith('document invalid', { path: 'images/no id', fields: ['id'] });
});
