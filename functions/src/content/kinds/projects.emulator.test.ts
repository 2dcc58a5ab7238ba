import {
  type EndpointResponse,
  ERROR_MESSAGES,
  type listProjectPage,
  type Project,
  type ProjectDetail,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/admin-api';
import { aStoredImage, identicalDocuments, RESPONSIVE_IMAGE, store } from '../../testing/content';
import { startCleanSuite } from '../../testing/emulators';
import { documentsRead } from '../../testing/reads';

const suite = await startCleanSuite('projects');

const get = (path = '') => suite.send('GET', `/api/projects${path}`);

const project = {
  id: 'd0',
  title: 'A villa by the sea',
  description: 'Forty windows that keep the salt out.',
  category: 'upvc',
  ...RESPONSIVE_IMAGE,
};

it('the list is as in the contract, newest first, with the group of each category', async () => {
  const location = { text: 'لوسيل', by: 'person', of: 'Lusail' } as const;
  const client = { text: 'عائلة', by: 'person', of: 'A family' } as const;
  await store.projects(suite.db, [
    { location: 'Lusail', client: 'A family', year: 2024, translations: { location, client } },
    { category: 'Office Partitions' },
    { category: 'Other' },
  ]);
  const translations = { ar: { location: 'لوسيل' } };
  expect(bodyOf<Project[]>(await get())).toEqual([
    { ...project, location: 'Lusail', year: 2024, translations },
    { ...project, id: 'd1', category: 'glass' },
    { ...project, id: 'd2', category: null },
  ]);
});

describe('the pages of the portfolio', () => {
  const page = async (query: string) => {
    const response = await suite.send('GET', `/api/portfolio/projects${query}`);
    const { projects, pagination } = bodyOf<EndpointResponse<typeof listProjectPage>>(response);
    return { ids: projects.map(({ id }) => id), pagination };
  };

  it('end with the last project, and read only what they return', async () => {
    await store.projects(suite.db, identicalDocuments(310));
    const first = await page('');
    expect(first.ids).toEqual(Array.from({ length: 12 }, (_, index) => `d${index}`));
    expect(first.pagination).toMatchObject({ totalItems: 310, totalPages: 26 });
    expect((await page(`?page=2&after=${first.pagination.next}`)).ids[0]).toBe('d12');
    expect((await page('?page=26')).ids).toEqual(Array.from({ length: 10 }, (_, index) => `d${300 + index}`));
    expect((await page('?page=26')).pagination.next).toBeUndefined();
    expect(await page('?page=27')).toMatchObject({ ids: [], pagination: { totalPages: 26 } });
    expect(await documentsRead(() => page(''))).toBe(12);
    expect(await documentsRead(() => page(`?page=2&after=${first.pagination.next}`))).toBe(12);
    expect(await documentsRead(() => page('?page=26'))).toBe(10);
  });

  it('begin with the projects that have an image, and continue after the oldest of both', async () => {
    await store.projects(suite.db, [
      { pictures: [] },
      ...identicalDocuments(3),
      ...Array.from({ length: 9 }, () => ({ pictures: [] })),
    ]);
    const first = await page('');
    expect(first.ids).toEqual([
      'd1',
      'd2',
      'd3',
      'd0',
      ...Array.from({ length: 8 }, (_, index) => `d${index + 4}`),
    ]);
    expect((await page(`?page=2&after=${first.pagination.next}`)).ids).toEqual(['d12']);
  });

  it('are those of a group', async () => {
    const categories = ['Other', 'Glass Doors', 'UPVC Windows', 'Office Partitions'] as const;
    const documents = categories.map((category) => ({ category }));
    await store.projects(suite.db, documents);
    expect((await page('?group=glass')).ids).toEqual(['d1', 'd3']);
    expect(await page('?group=kitchen')).toMatchObject({ ids: [], pagination: { totalItems: 0 } });
    for (const query of ['?group=wood', '?group=', '?page=0', '?page=x'])
      expect((await suite.send('GET', `/api/portfolio/projects${query}`)).status, query).toBe(400);
  });
});

describe('a project', () => {
  it('has all its images, the first as main image', async () => {
    const pool = aStoredImage({ key: 'pool-00000000', widths: [480], width: 480 });
    await store.projects(suite.db, [
      { location: 'Lusail', client: 'A family', year: 2024, pictures: [aStoredImage(), pool] },
    ]);
    expect((await get('/d0')).body).toEqual({
      ...project,
      location: 'Lusail',
      client: 'A family',
      year: 2024,
      images: [
        RESPONSIVE_IMAGE,
        {
          image: '/media/pool-00000000/480.webp',
          picture: { ...RESPONSIVE_IMAGE.picture, srcSet: '/media/pool-00000000/480.webp 480w', width: 480 },
        },
      ],
      related: [],
    });
  });

  it('needs no location, client, year or image, in the list as well', async () => {
    await store.projects(suite.db, [{ pictures: [] }]);
    const { image: _image, picture: _picture, ...without } = project;
    expect((await get()).body).toEqual([without]);
    expect((await get('/d0')).body).toEqual({ ...without, images: [], related: [] });
  });

  it('has the newest others of its group, then of all', async () => {
    const categories = ['UPVC DOOR', 'Other', 'Glass Doors', 'UPVC Windows', 'Kitchen Cabinets'] as const;
    const documents = categories.map((category) => ({ category }));
    await store.projects(suite.db, documents);
    const relatedTo = async (id: string) =>
      bodyOf<ProjectDetail>(await get(`/${id}`)).related.map((project) => project.id);
    expect(await Promise.all(['d0', 'd3', 'd1', 'd4'].map(relatedTo))).toEqual([
      ['d3', 'd1', 'd2'],
      ['d0', 'd1', 'd2'],
      ['d0', 'd2', 'd3'],
      ['d0', 'd1', 'd2'],
    ]);
  });

  it('has related ones without an image after the others', async () => {
    await store.projects(suite.db, [{}, { pictures: [] }, {}, {}]);
    const { related } = bodyOf<ProjectDetail>(await get('/d0'));
    expect(related.map(({ id }) => id)).toEqual(['d2', 'd3', 'd1']);
  });

  it('reads no more documents for a long list', async () => {
    await store.projects(suite.db, identicalDocuments(20));
    expect(await documentsRead(() => get('/d19'))).toBe(5);
  });

  it('that does not exist, is invalid or has an impossible id is a 404', async () => {
    await store.projects(suite.db, [{}]);
    await suite.db.doc('projects/d0').update({ pictures: 'none' });
    const absent = { status: 404, body: { message: ERROR_MESSAGES.projectNotFound } };
    for (const path of ['/absent', '/d0']) expect(await get(path), path).toMatchObject(absent);
    const impossible = { status: 404, body: { message: ERROR_MESSAGES.notFound } };
    for (const path of ['/__x__', '/a%2Fb', '/%20', '/%F0%9F%98%80', `/${'x'.repeat(129)}`])
      expect(await get(path), path).toMatchObject(impossible);
  });
});
