import { ERROR_MESSAGES, MAX_PROJECTS, type Project, type ProjectDetail } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredImage, identicalDocuments, RESPONSIVE_IMAGE, store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('projects');
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

const get = (path = '') => suite.send('GET', `/api/projects${path}`);
const list = async () => (await get()).body as Project[];

const shown = {
  id: 'd0',
  title: 'A villa by the sea',
  description: 'Forty windows that keep the salt out.',
  category: 'upvc',
  ...RESPONSIVE_IMAGE,
};

describe('the list', () => {
  it('is empty without projects', async () => {
    expect(await get()).toMatchObject({ status: 200, body: [] });
  });

  it('returns projects as in the contract, newest first, with the group of their category', async () => {
    const location = { text: 'لوسيل', by: 'person', of: 'Lusail' } as const;
    const client = { text: 'عائلة', by: 'person', of: 'A family' } as const;
    await store.projects(suite.db, [
      { location: 'Lusail', client: 'A family', year: 2024, translations: { location, client } },
      { category: 'Office Partitions' },
      { category: 'Other' },
    ]);
    const projects = await list();
    expect(projects[0]).toEqual({
      ...shown,
      location: 'Lusail',
      year: 2024,
      translations: { ar: { location: 'لوسيل' } },
    });
    expect(projects.map(({ id, category }) => [id, category])).toEqual([
      ['d0', 'upvc'],
      ['d1', 'glass'],
      ['d2', null],
    ]);
  });

  it('reads no more than it returns, up to its limit', async () => {
    await store.projects(suite.db, identicalDocuments(MAX_PROJECTS + 1));
    expect(await documentsRead(list)).toBe(MAX_PROJECTS);
  });

  it('omits an invalid project and logs its path', async () => {
    await store.projects(suite.db, identicalDocuments(3));
    await suite.db.doc('projects/d1').update({ pictures: 'none', category: 'upvc' });
    expect((await list()).map(({ id }) => id)).toEqual(['d0', 'd2']);
    expect(logger.error).toHaveBeenCalledWith('document invalid', {
      path: 'projects/d1',
      fields: ['category', 'pictures'],
    });
    expect(await get('/d1')).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.projectNotFound },
    });
  });
});

describe('the pages of the portfolio', () => {
  const page = async (query: string) => {
    const { status, body } = await suite.send('GET', `/api/portfolio/projects${query}`);
    expect(status).toBe(200);
    const { projects, pagination } = body as {
      projects: Project[];
      pagination: { totalItems: number; totalPages: number; next?: string };
    };
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

  it('are those of a group', async () => {
    await store.projects(suite.db, [
      { category: 'Other' },
      { category: 'Glass Doors' },
      { category: 'UPVC Windows' },
      { category: 'Office Partitions' },
    ]);
    expect((await page('?group=glass')).ids).toEqual(['d1', 'd3']);
    expect(await page('?group=kitchen')).toMatchObject({ ids: [], pagination: { totalItems: 0 } });
    for (const query of ['?group=wood', '?group=', '?page=0', '?page=x'])
      expect(await suite.send('GET', `/api/portfolio/projects${query}`), query).toMatchObject({
        status: 400,
      });
  });
});

describe('a project', () => {
  it('has all its images, the first as main image', async () => {
    const pool = aStoredImage({ key: 'pool-00000000', widths: [480], width: 480 });
    await store.projects(suite.db, [
      { location: 'Lusail', client: 'A family', year: 2024, pictures: [aStoredImage(), pool] },
    ]);
    expect((await get('/d0')).body).toEqual({
      ...shown,
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

  it('needs no location, client or year', async () => {
    await store.projects(suite.db, [{}]);
    expect((await get('/d0')).body).toEqual({ ...shown, images: [RESPONSIVE_IMAGE], related: [] });
  });

  it('may have no image, in the list as well', async () => {
    await store.projects(suite.db, [{ pictures: [] }]);
    const { image: _image, picture: _variants, ...without } = shown;
    expect(await list()).toEqual([without]);
    expect((await get('/d0')).body).toEqual({ ...without, images: [], related: [] });
  });

  it('has the newest others of its group, then of all', async () => {
    const categories = ['UPVC DOOR', 'Other', 'Glass Doors', 'UPVC Windows', 'Kitchen Cabinets'] as const;
    await store.projects(
      suite.db,
      categories.map((category) => ({ category })),
    );
    const relatedTo = async (id: string) =>
      ((await get(`/${id}`)).body as ProjectDetail).related.map((project) => project.id);
    expect(await relatedTo('d0')).toEqual(['d3', 'd1', 'd2']);
    expect(await relatedTo('d3')).toEqual(['d0', 'd1', 'd2']);
    expect(await relatedTo('d1')).toEqual(['d0', 'd2', 'd3']);
    expect(await relatedTo('d4')).toEqual(['d0', 'd1', 'd2']);
  });

  it('reads no more documents for a long list', async () => {
    await store.projects(suite.db, identicalDocuments(20));
    expect(await documentsRead(() => get('/d19'))).toBe(5);
  });

  it('that does not exist is a 404', async () => {
    expect(await get('/absent')).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.projectNotFound },
    });
  });

  it('has no impossible id', async () => {
    for (const path of ['/__x__', '/a%2Fb', '/%20', '/%F0%9F%98%80', `/${'x'.repeat(129)}`]) {
      expect(await get(path), path).toMatchObject({
        status: 404,
        body: { message: ERROR_MESSAGES.notFound },
      });
    }
  });
});
