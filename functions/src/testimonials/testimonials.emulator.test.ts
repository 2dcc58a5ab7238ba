import { MAX_TESTIMONIALS, type Testimonial } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aStoredImage, identicalDocuments, RESPONSIVE_IMAGE, store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('testimonials');
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

async function list(): Promise<Testimonial[]> {
  const { status, body } = await suite.send('GET', '/api/testimonials');
  expect(status).toBe(200);
  return body as Testimonial[];
}

it('is empty without testimonials', async () => {
  expect(await list()).toEqual([]);
});

it('returns testimonials as in the contract, newest first', async () => {
  await store.testimonials(suite.db, [{}, { picture: aStoredImage(), rating: 5 }]);
  const said = {
    name: 'Mariam',
    position: 'Villa owner',
    text: 'Quiet rooms at last.',
    project: 'Villa windows',
  };
  expect(await list()).toEqual([
    { ...said, id: 'd0', rating: 4.5 },
    { ...said, id: 'd1', rating: 5, ...RESPONSIVE_IMAGE },
  ]);
});

it('defaults to five stars, and omits testimonials with an invalid number of stars', async () => {
  await store.testimonials(suite.db, identicalDocuments(3));
  const { text, ...rest } = (await suite.db.doc('testimonials/d0').get()).data() ?? {};
  const { rating: _rating, ...unrated } = { text, rating: 0, ...rest };
  await suite.db.doc('testimonials/d0').set(unrated);
  await suite.db.doc('testimonials/d1').update({ rating: 4.3 });
  expect((await list()).map(({ id, rating }) => [id, rating])).toEqual([
    ['d0', 5],
    ['d2', 4.5],
  ]);
  expect(logger.error).toHaveBeenCalledWith('document invalid', {
    path: 'testimonials/d1',
    fields: ['rating'],
  });
});

it('reads no more than it returns, up to its limit', async () => {
  await store.testimonials(suite.db, identicalDocuments(MAX_TESTIMONIALS + 1));
  expect(await documentsRead(list)).toBe(MAX_TESTIMONIALS);
});
