import {
  type AdminBlock,
  type AdminProject,
  type EndpointResponse,
  ERROR_MESSAGES,
  type listPortfolioImages,
  type listPosts,
  type Project,
  type RevisionDetails,
  SAMPLE_BLOCKS,
  type SiteContent,
} from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { store } from '../testing/content';

const api = await startAdminApi({ name: 'categories', path: '/api/admin' });
const { suite, send, submit } = api;

const sample = SAMPLE_BLOCKS.categories;
const change = (values: object) => send('PATCH', '/blocks/categories', { body: { values } });
const move = (list: string, from: string, to: string) =>
  send('POST', '/categories/move', { body: { list, key: from, newKey: to } });
const projects = async () => bodyOf<Project[]>(await suite.send('GET', '/api/projects'));

it('a renamed category keeps what entries store, in its group and under its new name in both languages', async () => {
  await store.projects(suite.db, [{ title: '', category: 'UPVC DOOR' }]);
  const renamed = sample.projects.map((row) =>
    row.key === 'UPVC DOOR' ? { ...row, name: 'Front doors', group: 'glass' } : row,
  );
  const response = await change({ projects: renamed });
  expect(response.status).toBe(200);
  expect(await projects()).toMatchObject([{ title: 'Front doors', category: 'glass' }]);
  const glass = bodyOf<{ projects: Project[] }>(
    await suite.send('GET', '/api/portfolio/projects?group=glass'),
  );
  expect(glass.projects).toHaveLength(1);
  const site = bodyOf<SiteContent>(await suite.send('GET', '/api/site'));
  expect(site.ar.categories.projects[1]).toEqual({ ...renamed[1], name: 'نوافذ UPVC' });
});

it('a new category has its name as key, or another one if that is taken, and can be given to entries', async () => {
  const added = [{ name: 'Mirrors' }, { name: 'Other' }].map((row) => ({
    ...row,
    group: '',
    isHidden: false,
  }));
  const { values } = bodyOf<AdminBlock>(await change({ projects: [...sample.projects, ...added] }));
  const rows = new Map(Object.entries(values)).get('projects');
  expect(rows).toMatchObject([...sample.projects, { key: 'Mirrors' }, { key: 'Other 2' }]);
  const body = { title: 'A mirror', category: 'Mirrors' };
  expect((await submit('POST', '/projects', body)).status).toBe(200);
  const unknown = await submit('POST', '/projects', { ...body, category: 'Pergolas' });
  expect(unknown.status).toBe(400);
  expect(unknown.body).toMatchObject({
    issues: [{ path: 'category', message: ERROR_MESSAGES.categoryUnknown }],
  });
});

it('a used category can only be removed when its entries have moved, each with a revision', async () => {
  await store.projects(
    suite.db,
    Array.from({ length: 21 }, () => ({ category: 'Glass Doors' })),
  );
  const without = { projects: sample.projects.filter(({ key }) => key !== 'Glass Doors') };
  const refused = await change(without);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    issues: [{ path: 'projects', message: ERROR_MESSAGES.categoryUsed }],
  });
  expect((await move('projects', 'Glass Doors', 'No such category')).status).toBe(400);
  expect(bodyOf(await move('projects', 'Glass Doors', 'Other'))).toEqual({ moved: 20, hasMore: true });
  expect(bodyOf(await move('projects', 'Glass Doors', 'Other'))).toEqual({ moved: 1, hasMore: false });
  const { projects: moved } = bodyOf<{ projects: AdminProject[] }>(
    await send('GET', '/projects?category=Other&limit=100'),
  );
  expect(moved).toHaveLength(21);
  const { revisions } = bodyOf<{ revisions: RevisionDetails[] }>(
    await send('GET', `/history/projects/${moved[0]?.id}`),
  );
  expect(revisions.length).toBeGreaterThan(0);
  expect((await change(without)).status).toBe(200);
});

it('moving a sub-category replaces it in pictures that have several, once', async () => {
  await store.images(suite.db, [
    { category: 'Portfolio', subCategories: ['TENTS', 'SHADES'] },
    { category: 'Portfolio', subCategories: ['GLASS', 'TENTS'] },
  ]);
  await move('pictures', 'TENTS', 'SHADES');
  const page = bodyOf<EndpointResponse<typeof listPortfolioImages>>(
    await suite.send('GET', '/api/portfolio/images?page=1'),
  );
  expect(page.images.map(({ subCategories }) => subCategories)).toEqual([['SHADES'], ['GLASS', 'SHADES']]);
  const hidden = sample.pictures.map((row) => ({ ...row, isHidden: row.key === 'GLASS' }));
  await change({ pictures: hidden });
  const after = bodyOf<typeof page>(await suite.send('GET', '/api/portfolio/images?page=1'));
  expect([page.subCategories, after.subCategories]).toEqual([['GLASS', 'SHADES'], ['SHADES']]);
});

it("an own blog lists the categories that posts have, the sample's all but its own", async () => {
  await store.posts(suite.db, [{ category: 'Trends' }, { category: 'Doha 2030' }]);
  const list = async () =>
    bodyOf<EndpointResponse<typeof listPosts>>(await suite.send('GET', '/api/blog')).customCategories.map(
      ({ category }) => category,
    );
  expect(await list()).toEqual(['Doha 2030']);
  await send('PATCH', '/blocks/company', { body: { values: { name: 'Doha Windows' } } });
  expect(await list()).toEqual(['Doha 2030', 'Trends']);
});
