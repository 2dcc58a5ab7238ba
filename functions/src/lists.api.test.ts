import { MAX_GALLERY_IMAGES, MAX_PROJECTS, MAX_SERVICES, MAX_TESTIMONIALS } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from './testing/admin-api';
import { identicalDocuments, store } from './testing/content';
import { documentsRead } from './testing/reads';

const { suite, send } = await startAdminApi({ name: 'lists', path: '/api/admin' });

/** Every public list and its limit. */
const PUBLIC_LISTS = [
  ['gallery', 'images', MAX_GALLERY_IMAGES],
  ['projects', 'projects', MAX_PROJECTS],
  ['services', 'services', MAX_SERVICES],
  ['testimonials', 'testimonials', MAX_TESTIMONIALS],
] as const;

/** Fields that make a document invalid. */
const INVALID = {
  images: { category: 'Cars', picture: 'none' },
  projects: { category: 'upvc', pictures: 'none' },
  services: { icon: 'Rocket', features: 'fast' },
  testimonials: { rating: 4.3 },
} as const;

type Entries = readonly { readonly id: string }[];
type ListBody = Entries | { readonly images: Entries } | { readonly projects: Entries };

function idsIn(body: ListBody): string[] {
  const entries = 'images' in body ? body.images : 'projects' in body ? body.projects : body;
  return entries.map(({ id }) => id);
}
const listPublic = async (name: string) => idsIn(bodyOf<ListBody>(await suite.send('GET', `/api/${name}`)));
const listAsAdmin = async (name: string) => idsIn(bodyOf<ListBody>(await send('GET', `/${name}`)));

describe.each(PUBLIC_LISTS)('the list of %s', (name, collection, limit) => {
  it('reads no more than its limit', async () => {
    await store[collection](suite.db, identicalDocuments(limit + 1));
    expect(await documentsRead(() => listPublic(name))).toBe(limit);
  });

  it('is empty without documents, and omits an invalid one and logs its path, in the panel too', async () => {
    expect(await listPublic(name)).toEqual([]);
    await store[collection](suite.db, identicalDocuments(3));
    const invalid = suite.db.collection(collection).doc('d1');
    await invalid.update(INVALID[collection]);
    expect((await listPublic(name)).sort()).toEqual(['d0', 'd2']);
    expect(logger.error).toHaveBeenCalledWith('document invalid', {
      path: invalid.path,
      fields: Object.keys(INVALID[collection]),
    });
    if (collection !== 'testimonials') expect((await listAsAdmin(collection)).sort()).toEqual(['d0', 'd2']);
  });
});
