import { ERROR_MESSAGES } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from './testing/admin-api';
import { identicalDocuments, store } from './testing/content';
import { entriesOf, images, posts, projects, services, testimonials } from './testing/entries';

// A tab stays open for days, while its version of the site is replaced. What it sends lacks the fields that are new,
// and has those that are gone.

const api = await startAdminApi({ name: 'open-tab', path: '/api/admin' });
const { suite } = api;
/** Fields of another version. */
const FOREIGN = { oldName: 'x', oldFlag: 'true', oldList: '[]' };

describe.each([
  [posts, 'posts', { title: 'Shade' }],
  [projects, 'projects', { title: 'A tower' }],
  [services, 'services', { title: 'Pergolas' }],
  [testimonials, 'testimonials', { name: 'Noora' }],
  [images, 'images', { title: 'A facade' }],
] as const)('the form of another version', (kind, collection, changed) => {
  const document = suite.db.doc(`${collection}/d0`);
  const { submitChange, submitNew } = entriesOf<unknown>(api, kind);

  it(`changes only what it has of an entry in ${collection}`, async () => {
    await store[collection](suite.db, [{}]);
    const before = (await document.get()).data();
    expect(await submitChange('d0', { ...changed, ...FOREIGN })).toMatchObject({ status: 200 });
    const after = (await document.get()).data();
    const derived = [
      'edited',
      'revisions',
      'described',
      'searchPrefixes',
      'translations',
      'translationState',
    ];
    const own = ([field]: [string, unknown]) => !derived.includes(field);
    expect(Object.entries(after ?? {}).filter(own)).toEqual(
      expect.arrayContaining(Object.entries({ ...before, ...changed }).filter(own)),
    );
    expect(after).not.toMatchObject({ oldName: expect.anything() });
  });

  // An image needs a file.
  if (kind === images) return;
  it(`creates an entry in ${collection} without the fields that are gone`, async () => {
    const created = bodyOf<object>(await submitNew(FOREIGN));
    for (const field of Object.keys(FOREIGN)) expect(created).not.toHaveProperty(field);
  });
});

describe('a list that is open', () => {
  it('continues after its last entry, even if that is deleted or the request has parameters of another version', async () => {
    await store.projects(suite.db, identicalDocuments(30));
    const page = async (query: string) => {
      const response = await suite.send('GET', `/api/portfolio/projects?${query}`);
      return bodyOf<{ projects: { id: string }[]; pagination: { next?: string } }>(response);
    };
    const { next } = (await page('sort=old&view=grid')).pagination;
    await suite.db.doc('projects/d11').delete();
    const rest = await page(`page=2&after=${next}&sort=old`);
    expect(rest.projects.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `d${12 + index}`),
    );
  });

  it('is told so by a path that is gone, and by a page token of another version', async () => {
    for (const [path, status, message] of [
      ['/api/old-projects', 404, ERROR_MESSAGES.notFound],
      ['/api/portfolio/projects?page=2&after=v0.d12', 400, ERROR_MESSAGES.invalidValue],
    ] as const) {
      const { body, ...response } = await suite.send('GET', path);
      expect([path, response.status, body]).toEqual([path, status, expect.objectContaining({ message })]);
    }
  });
});
