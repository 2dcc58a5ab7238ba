import type { Testimonial } from '@alnafitha/contract';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, RESPONSIVE_IMAGE, store } from '../../testing/content';
import { entriesOf, testimonials } from '../../testing/entries';
import { documentsRead } from '../../testing/reads';
import { EDITED } from '../../testing/stored';

const api = await startAdminApi({ name: 'testimonials', path: '/api/admin' });
const { suite } = api;
const { list, create, change } = entriesOf(api, testimonials);
const onSite = async () => bodyOf<Testimonial[]>(await suite.send('GET', '/api/testimonials'));
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const TEXTS = {
  name: 'Mariam',
  position: 'Villa owner',
  text: 'Quiet rooms at last.',
  project: 'Villa windows',
};

it('visitors get the published ones as in the contract, by order, then newest first, by default with five stars', async () => {
  await store.testimonials(suite.db, [
    {},
    { picture: aStoredImage(), source: 'By e-mail' },
    { published: false },
    { order: -1 },
  ]);
  // Those of an earlier version lack these fields.
  const lacking = ['rating', 'order', 'published'].map((field) => [field, FieldValue.delete()]);
  await suite.db.doc('testimonials/d1').update(Object.fromEntries(lacking));
  expect(await onSite()).toEqual([
    { ...TEXTS, id: 'd3', rating: 4.5 },
    { ...TEXTS, id: 'd0', rating: 4.5 },
    { ...TEXTS, id: 'd1', rating: 5, ...RESPONSIVE_IMAGE },
  ]);
  expect(await documentsRead(onSite)).toBe(4);
  const all = await list();
  expect(idsOf(all)).toEqual(['d3', 'd0', 'd1', 'd2']);
  expect(all[2]).toEqual({
    ...TEXTS,
    ...RESPONSIVE_IMAGE,
    id: 'd1',
    rating: 5,
    order: 0,
    published: true,
    source: 'By e-mail',
    version: expect.any(String),
    arabic: 'pending',
  });
});

it('a new one is by default published with five stars; a change hides it, or removes where it comes from', async () => {
  const { name, text } = testimonials.draft;
  const first = await create({ position: undefined, project: undefined, source: 'A letter' });
  expect(first).toEqual({
    ...{ name, text, position: '', project: '', rating: 5, order: 0, published: true, source: 'A letter' },
    id: first.id,
    version: expect.any(String),
    edited: EDITED,
    arabic: 'machine',
  });
  const second = await create({ order: 2, rating: 4.5 });
  const texts = expect.objectContaining({ text: expect.any(String) });
  expect(await onSite()).toEqual([
    { ...{ name, text, position: '', project: '', rating: 5, id: first.id }, translations: { ar: texts } },
    expect.objectContaining({ id: second.id, rating: 4.5 }),
  ]);
  expect(await change(first.id, { published: false, source: ' ' })).not.toHaveProperty('source');
  expect(idsOf(await onSite())).toEqual([second.id]);
});
