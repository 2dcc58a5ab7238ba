import { ERROR_MESSAGES, type GalleryImage, MAX_GALLERY_IMAGES } from '@alnafitha/contract';
import { Query } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aStoredImage, identicalDocuments, minutesBefore, RESPONSIVE_IMAGE, store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('gallery');
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

async function list(query = ''): Promise<GalleryImage[]> {
  const { status, body } = await suite.send('GET', `/api/gallery${query}`);
  expect(status).toBe(200);
  return (body as { images: GalleryImage[] }).images;
}
const idsOf = (images: GalleryImage[]) => images.map(({ id }) => id);

it('is empty without images', async () => {
  expect(await list()).toEqual([]);
});

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

it('reads no more than it returns, up to its limit', async () => {
  await store.images(suite.db, [...identicalDocuments(3), { category: 'Blog' }]);
  expect(await documentsRead(() => list())).toBe(4);
  expect(await documentsRead(() => list('?category=Blog'))).toBe(1);
  await store.images(suite.db, identicalDocuments(MAX_GALLERY_IMAGES + 1));
  expect(await documentsRead(() => list())).toBe(MAX_GALLERY_IMAGES);
});

it("does not return the panel's search fields", async () => {
  await store.images(suite.db, [{}]);
  const get = vi.spyOn(Query.prototype, 'get');
  await list();
  const [snapshot] = await Promise.all(get.mock.results.map(({ value }) => value));
  get.mockRestore();
  expect(snapshot.docs[0].get('searchPrefixes')).toBeUndefined();
  expect((await suite.db.doc('images/d0').get()).get('searchPrefixes')).toContain('sliding');
});

it('omits an invalid image and logs its path', async () => {
  await store.images(suite.db, identicalDocuments(3));
  const picture = { ...aStoredImage(), key: '../secret', widths: [] };
  await suite.db.doc('images/d1').update({ picture, category: 'Cars' });
  await suite.db.doc('images/no id').set((await suite.db.doc('images/d0').get()).data() ?? {});
  expect(idsOf(await list())).toEqual(['d0', 'd2']);
  expect(logger.error).toHaveBeenCalledWith('document invalid', {
    path: 'images/d1',
    fields: ['category', 'picture.key', 'picture.widths'],
  });
  expect(logger.error).toHaveBeenCalledWith('document invalid', { path: 'images/no id', fields: ['id'] });
});
