import type { Testimonial } from '@alnafitha/contract';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { bodyOf } from '../../testing/admin-api';
import { aStoredImage, RESPONSIVE_IMAGE, store } from '../../testing/content';
import { startCleanSuite } from '../../testing/emulators';

const suite = await startCleanSuite('testimonials');

const list = async () => bodyOf<Testimonial[]>(await suite.send('GET', '/api/testimonials'));

it('returns testimonials as in the contract, newest first, by default with five stars', async () => {
  await store.testimonials(suite.db, [{}, { picture: aStoredImage() }]);
  await suite.db.doc('testimonials/d1').update({ rating: FieldValue.delete() });
  const testimonial = {
    name: 'Mariam',
    position: 'Villa owner',
    text: 'Quiet rooms at last.',
    project: 'Villa windows',
  };
  expect(await list()).toEqual([
    { ...testimonial, id: 'd0', rating: 4.5 },
    { ...testimonial, id: 'd1', rating: 5, ...RESPONSIVE_IMAGE },
  ]);
});
