import { type AdminProject, ERROR_MESSAGES, type Pagination } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { expect, it } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import { aStoredImage, identicalDocuments, RESPONSIVE_IMAGE, store } from '../testing/content';
import { documentsRead } from '../testing/reads';

const { suite, send } = await startAdminApi({ name: 'project-pages', path: '/api/admin/projects' });

/** Reads of every request: the revocation check of the session. */
const SESSION_READS = 1;

const get = (query: string) => send('GET', query);
async function list(query = '') {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return body as { projects: AdminProject[]; pagination: Pagination };
}
const idsOf = ({ projects }: { projects: AdminProject[] }) => projects.map(({ id }) => id);

it('returns projects as in the contract, newest first', async () => {
  const other = aStoredImage({ key: 'pool-00000000' });
  await store.projects(suite.db, [{}, { location: 'Lusail', pictures: [aStoredImage(), other] }]);
  const shown = {
    title: 'A villa by the sea',
    description: 'Forty windows that keep the salt out.',
    category: 'UPVC Windows',
    picture: RESPONSIVE_IMAGE.picture,
    arabic: 'pending',
  };
  expect((await list()).projects).toEqual([
    { ...shown, id: 'd0', images: [RESPONSIVE_IMAGE.image] },
    {
      ...shown,
      id: 'd1',
      location: 'Lusail',
      images: [RESPONSIVE_IMAGE.image, '/media/pool-00000000/960.webp'],
    },
  ]);
});

it('has pages of twelve, and reads no more than the page', async () => {
  for (const [count, totalPages] of [
    [0, 0],
    [1, 1],
    [12, 1],
    [13, 2],
  ] as const) {
    await store.projects(suite.db, identicalDocuments(count));
    const first = await list();
    expect(first.pagination).toMatchObject({ totalItems: count, totalPages });
    expect(first.projects).toHaveLength(Math.min(count, 12));
    expect(await documentsRead(() => list())).toBe(SESSION_READS + Math.min(count, 12));
    if (totalPages < 2) continue;
    expect(idsOf(await list(`?page=${totalPages}`))).toEqual([`d${count - 1}`]);
    expect(await documentsRead(() => list(`?page=${totalPages}`))).toBe(SESSION_READS + 1);
  }
});

it('filters by category, on all its pages', async () => {
  await store.projects(suite.db, [{}, { category: 'Other' }, {}, { category: 'Other' }, {}]);
  expect(await list('?category=Other')).toMatchObject({ pagination: { totalItems: 2, totalPages: 1 } });
  expect(idsOf(await list('?category=Other'))).toEqual(['d1', 'd3']);
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?category=Other&limit=1&page=${page}`)));
  expect(pages.flatMap(idsOf)).toEqual(['d1', 'd3']);
  expect(await list('?category=Office%20Partitions')).toMatchObject({ projects: [] });
});

it('explains each filter and page that it rejects', async () => {
  for (const [query, message] of [
    ['?category=Cars', ERROR_MESSAGES.categoryUnknown],
    ['?category=', ERROR_MESSAGES.categoryUnknown],
    ['?page=0', ERROR_MESSAGES.pageInvalid],
    ['?limit=101', ERROR_MESSAGES.limitInvalid],
  ] as const) {
    expect(await get(query), query).toMatchObject({ status: 400, body: { message } });
  }
});

it('omits an invalid project and logs its path', async () => {
  await store.projects(suite.db, identicalDocuments(2));
  await suite.db.doc('projects/d0').update({ pictures: 'none' });
  expect(idsOf(await list())).toEqual(['d1']);
  expect(logger.error).toHaveBeenCalledWith('document invalid', {
    path: 'projects/d0',
    fields: ['pictures'],
  });
});
