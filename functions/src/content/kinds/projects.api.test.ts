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

/** A document, which an instance caches. */
const CATEGORIES = 1;

it('the list, and each project with all its images, are as in the contract, newest first', async () => {
  const location = { text: 'لوسيل', by: 'person', of: 'Lusail' } as const;
  const client = { text: 'عائلة', by: 'person', of: 'A family' } as const;
  const pool = aStoredImage({ key: 'pool-00000000', widths: [480], width: 480 });
  await store.projects(suite.db, [
    {
      location: 'Lusail',
      client: 'A family',
      year: 2024,
      translations: { location, client },
      pictures: [aStoredImage(), pool],
    },
    { category: 'Office Partitions', pictures: [] },
    { category: 'Other' },
  ]);
  const full = { ...project, location: 'Lusail', year: 2024 };
  const { image: _image, picture: _picture, ...rest } = project;
  const withoutImage = { ...rest, id: 'd1', category: 'glass' };
  const inGroupless = { ...project, id: 'd2', category: null };
  const listed = { ...full, translations: { ar: { location: 'لوسيل' } } };
  expect(bodyOf<Project[]>(await get())).toEqual([listed, withoutImage, inGroupless]);
  const picture = { ...RESPONSIVE_IMAGE.picture, srcSet: '/media/pool-00000000/480.webp 480w', width: 480 };
  expect(bodyOf<ProjectDetail>(await get('/d0'))).toEqual({
    ...full,
    client: 'A family',
    translations: { ar: { location: 'لوسيل', client: 'عائلة' } },
    images: [RESPONSIVE_IMAGE, { image: '/media/pool-00000000/480.webp', picture }],
    related: [inGroupless, withoutImage],
  });
  expect((await get('/d1')).body).toEqual({ ...withoutImage, images: [], related: [listed, inGroupless] });
});

describe('the pages of the portfolio', () => {
  const page = async (query: string) => {
    const response = await suite.send('GET', `/api/portfolio/projects${query}`);
    const { projects, pagination } = bodyOf<EndpointResponse<typeof listProjectPage>>(response);
    return { ids: projects.map(({ id }) => id), pagination };
  };

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
  });
});

describe('a project', () => {
  it('reads itself and three or four others', async () => {
    await store.projects(suite.db, identicalDocuments(310));
    expect(await documentsRead(() => get('/d309'))).toBe(5 + CATEGORIES);
  });

  it('has the newest others of its group, then of all, those without an image last', async () => {
    const categories = ['UPVC DOOR', 'Other', 'Glass Doors', 'UPVC Windows', 'Kitchen Cabinets'] as const;
    const documents = categories.map((category) => ({ category }));
    await store.projects(suite.db, [...documents, { category: 'UPVC Windows', pictures: [] }]);
    const relatedTo = async (id: string) =>
      bodyOf<ProjectDetail>(await get(`/${id}`)).related.map((project) => project.id);
    expect(await Promise.all(['d0', 'd3', 'd1', 'd4'].map(relatedTo))).toEqual([
      ['d3', 'd1', 'd5'],
      ['d0', 'd1', 'd5'],
      ['d0', 'd2', 'd3'],
      ['d0', 'd1', 'd2'],
    ]);
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
