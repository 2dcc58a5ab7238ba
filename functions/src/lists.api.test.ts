import {
  type LinkedPagination,
  MAX_GALLERY_IMAGES,
  MAX_PROJECTS,
  MAX_SERVICES,
  MAX_TESTIMONIALS,
} from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { expect, it } from 'vitest';
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

/** Categories, and the company, which an instance caches. */
const BLOCKS_READ: Readonly<Record<string, number>> = {
  ...{ projects: 1, 'portfolio/images': 1, 'portfolio/projects': 1 },
  ...{ blog: 2, 'blog?category=Trends': 2 },
};

/** Fields that make a document invalid. */
const INVALID = {
  images: { category: 'Cars', picture: 'none' },
  projects: { category: 7, pictures: 'none' },
  services: { icon: 'Rocket', features: 'fast' },
  testimonials: { rating: 4.3 },
  posts: { title: null },
} as const;

type Entries = readonly { readonly id: string }[];
type ListBody = Entries | Partial<Record<'images' | 'projects' | 'posts', Entries>>;

const idsIn = (body: ListBody) =>
  ('length' in body ? body : (body.images ?? body.projects ?? body.posts ?? [])).map(({ id }) => id);
const listPublic = async (name: string) => idsIn(bodyOf<ListBody>(await suite.send('GET', `/api/${name}`)));
const listAsAdmin = async (name: string) => idsIn(bodyOf<ListBody>(await send('GET', `/${name}`)));

it.each(PUBLIC_LISTS)('the list of %s reads no more than its limit', async (name, collection, limit) => {
  await store[collection](suite.db, identicalDocuments(limit + 1));
  expect(await documentsRead(() => listPublic(name))).toBe(limit + (BLOCKS_READ[name] ?? 0));
});

it.each([...PUBLIC_LISTS, ['blog', 'posts', 0]] as const)(
  'the list of %s is empty without documents, and omits an invalid one and logs its path, in the panel too',
  async (name, collection, _limit) => {
    expect(await listPublic(name)).toEqual([]);
    await store[collection](suite.db, identicalDocuments(3));
    const invalid = suite.db.collection(collection).doc('d1');
    await invalid.update(INVALID[collection]);
    expect((await listPublic(name)).sort()).toEqual(['d0', 'd2']);
    const fields = Object.keys(INVALID[collection]);
    expect(logger.error).toHaveBeenCalledWith('document invalid', { path: invalid.path, fields });
    const inPanel = collection === 'posts' ? 'blog-posts' : collection;
    if (collection !== 'testimonials') expect((await listAsAdmin(inPanel)).sort()).toEqual(['d0', 'd2']);
    if (name === 'blog') expect(await suite.send('GET', '/api/blog/d1')).toMatchObject({ status: 404 });
  },
);

type PageBody = Readonly<Record<'images' | 'projects' | 'posts', Entries>> & { pagination: LinkedPagination };

it.each([
  ['portfolio/images', 'images', 20, 437, 437],
  ['portfolio/projects', 'projects', 12, 310, 10],
  ['blog', 'posts', 12, 40, 4],
  ['blog?category=Trends', 'posts', 12, 40, 4],
] as const)(
  'the pages of %s end with the last entry, and read only what they return',
  async (path, kind, size, count, ofLast) => {
    await store[kind](suite.db, identicalDocuments(count));
    const page = async (query: string) => {
      const url = `/api/${path}${path.includes('?') ? '&' : '?'}${query}`;
      const { pagination, [kind]: entries } = bodyOf<PageBody>(await suite.send('GET', url));
      return { ids: entries.map(({ id }) => id), ...pagination };
    };
    const ids = Array.from({ length: count }, (_, index) => `d${index}`);
    const totalPages = Math.ceil(count / size);
    const first = await page('page=1');
    expect(first).toMatchObject({ ids: ids.slice(0, size), totalItems: count, totalPages });
    const second = () => page(`page=2&after=${first.next}`);
    expect((await second()).ids).toEqual(ids.slice(size, 2 * size));
    const last = () => page(`page=${totalPages}`);
    expect((await last()).ids).toEqual(ids.slice((totalPages - 1) * size));
    expect(await last()).not.toHaveProperty('next');
    expect(await page(`page=${totalPages + 1}`)).toMatchObject({ ids: [], totalPages });
    const blocks = BLOCKS_READ[path] ?? 0;
    expect(await documentsRead(() => page('page=1'))).toBe(size + blocks);
    expect(await documentsRead(second)).toBe(size + blocks);
    expect(await documentsRead(last)).toBe(ofLast + blocks);
  },
);
