import {
  type AdminProject,
  ERROR_MESSAGES,
  MAX_NEW_PROJECT_IMAGES,
  MAX_PROJECT_IMAGES,
  type ProjectDetail,
  type RevisionDetails,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { keyAt } from '../../media/stored-media';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../../testing/content';
import { type FormFile, fieldError } from '../../testing/forms';
import { anImageFile, isServed } from '../../testing/images';
import { documentsIn, EDITED, revisionOf, stateOf } from '../../testing/stored';

const villa = await anImageFile('Sea villa.png', 1000, 600);
const pool = await anImageFile('pool.png', 500, 300);

const { suite, send, submit } = await startAdminApi({ name: 'admin-projects', path: '/api/admin/projects' });

const create = async (fields: object = {}, files: FormFile[] = [villa]) =>
  bodyOf<AdminProject>(await submit('POST', '', { category: 'Other', ...fields }, files));
const change = async (id: string, fields: object, files: FormFile[] = []) =>
  bodyOf<AdminProject>(await submit('PATCH', `/${id}`, fields, files));
const list = async (query = '') => bodyOf<{ projects: AdminProject[] }>(await send('GET', query)).projects;
const idsOf = (projects: AdminProject[]) => projects.map(({ id }) => id);
const stored = () => documentsIn(suite, 'projects');

describe('the list', () => {
  it('returns projects as in the contract, newest first', async () => {
    const other = aStoredImage({ key: 'pool-00000000' });
    await store.projects(suite.db, [{}, { location: 'Lusail', pictures: [aStoredImage(), other] }]);
    const project = {
      title: 'A villa by the sea',
      description: 'Forty windows that keep the salt out.',
      category: 'UPVC Windows',
      picture: RESPONSIVE_IMAGE.picture,
      version: expect.any(String),
      arabic: 'pending',
    };
    const images = [RESPONSIVE_IMAGE.image, '/media/pool-00000000/960.webp'];
    expect(await list()).toEqual([
      { ...project, id: 'd0', images: [RESPONSIVE_IMAGE.image] },
      { ...project, id: 'd1', images, location: 'Lusail' },
    ]);
  });

  it('filters by category, on all its pages', async () => {
    await store.projects(suite.db, [{}, { category: 'Other' }, {}, { category: 'Other' }, {}]);
    expect(idsOf(await list('?category=Other'))).toEqual(['d1', 'd3']);
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?category=Other&limit=1&page=${page}`)));
    expect(pages.map(idsOf)).toEqual([['d1'], ['d3'], []]);
    expect(await list('?category=Office%20Partitions')).toEqual([]);
  });

  it('explains each filter and page that it rejects', async () => {
    for (const [query, message] of [
      ['?category=Cars', ERROR_MESSAGES.categoryUnknown],
      ['?category=', ERROR_MESSAGES.categoryUnknown],
      ['?page=0', ERROR_MESSAGES.pageInvalid],
    ] as const)
      expect(await send('GET', query), query).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a new project', () => {
  it('is visible with its image, in the panel and to visitors', async () => {
    const fields = { description: 'By the sea', category: 'Glass Doors', location: 'Lusail' };
    const project = await create({ ...fields, title: ' A   villa ', client: ' ', year: '٢٠٢٤' });
    expect(project).toEqual({
      ...fields,
      id: project.id,
      title: 'A villa',
      year: 2024,
      images: [expect.stringMatching(/^\/media\/sea-villa-[0-9a-f]{12}\/960\.webp$/)],
      picture: expect.objectContaining({ width: 1000, height: 600 }),
      version: expect.any(String),
      edited: EDITED,
      arabic: 'machine',
    });
    expect(await list()).toEqual([project]);
    expect((await suite.send('GET', `/api/projects/${project.id}`)).body).toMatchObject({
      title: 'A villa',
      category: 'glass',
      location: 'Lusail',
      year: 2024,
      image: project.images[0],
    });
    expect(await stored()).toEqual([expect.not.objectContaining({ client: expect.anything() })]);
  });

  it('requires a category only; visitors see the label of its category as title', async () => {
    const project = await create({ category: 'Stillness & Steel' }, []);
    expect(project).toEqual({
      id: project.id,
      title: '',
      description: '',
      category: 'Stillness & Steel',
      images: [],
      version: expect.any(String),
      edited: EDITED,
      arabic: 'reviewed',
    });
    expect(await list()).toEqual([project]);
    const publicProject = expect.objectContaining({ title: 'Stainless & Steel', category: 'aluminium' });
    expect((await suite.send('GET', '/api/projects')).body).toEqual([publicProject]);
    expect((await suite.send('GET', `/api/projects/${project.id}`)).body).toEqual(publicProject);
  });

  it.each([[[]], [[{ ...villa, name: '', bytes: Buffer.of() }]]])(
    'has no picture where none was chosen, and gets its first by a change',
    async (files) => {
      const { id, images } = await create({}, files);
      expect(images).toEqual([]);
      expect(await mediaUsages(suite.db)).toEqual({});
      expect((await suite.send('GET', `/api/projects/${id}`)).body).toMatchObject({ images: [] });
      expect((await change(id, { title: 'A villa' })).images).toEqual([]);
      expect(await change(id, {}, [pool])).toMatchObject({
        title: 'A villa',
        images: [expect.stringMatching(/^\/media\/pool-/)],
      });
      expect(Object.values(await mediaUsages(suite.db))).toEqual([[`projects/${id}`]]);
    },
  );
});

describe('a change', () => {
  it('removes location, client and year when they are blank', async () => {
    await store.projects(suite.db, [{ location: 'Lusail', client: 'A family', year: 2024 }]);
    const project = await change('d0', { location: ' ', client: '', year: '' });
    const fields = [project, ...(await stored())].flatMap(Object.keys);
    expect(fields.filter((field) => ['location', 'client', 'year'].includes(field))).toEqual([]);
  });

  it('replaces the first image, whose files stay for its history', async () => {
    const { id, images } = await create();
    const second = aStoredImage({ key: 'second-00000000' });
    await storeMediaFile(suite.db, second, [`projects/${id}`]);
    const [{ pictures }] = (await stored()) as [{ id: string; pictures?: object[] }];
    await suite.db.doc(`projects/${id}`).update({ pictures: [...(pictures ?? []), second] });

    const changed = await change(id, {}, [pool]);
    const [first = '', ...further] = changed.images;
    expect(first).toMatch(/^\/media\/pool-/);
    expect(further).toEqual(['/media/second-00000000/960.webp']);
    expect(changed.picture?.width).toBe(500);
    expect([await isServed(suite, first), await isServed(suite, images[0])]).toEqual([true, true]);
    const path = `projects/${id}`;
    expect(await mediaUsages(suite.db)).toEqual({
      [keyAt(first) ?? '']: [path],
      [second.key]: [path],
      [keyAt(images[0] ?? '') ?? '']: [revisionOf(path)],
    });
  });

  it('makes an image of the library the first, or removes the first', async () => {
    const { key } = aStoredImage();
    await storeMediaFile(suite.db, aStoredImage(), ['images/i0']);
    const { id, images } = await create({ imagePath: RESPONSIVE_IMAGE.image });
    expect(images).toEqual([expect.stringMatching(/^\/media\/sea-villa-/)]);

    const changed = await change(id, { imagePath: RESPONSIVE_IMAGE.image });
    expect(changed).toMatchObject({ images: [RESPONSIVE_IMAGE.image], picture: RESPONSIVE_IMAGE.picture });
    expect((await mediaUsages(suite.db))[key]?.sort()).toEqual(['images/i0', `projects/${id}`]);
    const path = `projects/${id}`;
    expect((await mediaUsages(suite.db))[keyAt(images[0] ?? '') ?? '']).toEqual([revisionOf(path)]);

    const second = aStoredImage({ key: 'second-00000000' });
    await storeMediaFile(suite.db, second, [path, 'images/i1']);
    await suite.db.doc(path).update({ pictures: [aStoredImage(), second] });
    const imagePath = '/media/second-00000000/960.webp';
    expect((await change(id, { imagePath })).images).toEqual([imagePath]);
    expect((await change(id, { imagePath: '' })).images).toEqual([]);
    expect(await mediaUsages(suite.db)).toMatchObject({
      [key]: ['images/i0', revisionOf(path, 2)],
      [second.key]: ['images/i1', revisionOf(path, 3)],
    });
  });

  it('of the image leaves one for two concurrent requests', async () => {
    const { id } = await create();
    await Promise.all([pool, villa].map((file) => change(id, {}, [file])));
    const [project] = await list();
    expect(project?.images).toHaveLength(1);
    const path = `projects/${id}`;
    const { [keyAt(project?.images[0] ?? '') ?? '']: users, ...former } = await mediaUsages(suite.db);
    expect(users).toEqual([path]);
    expect(Object.values(former).flat().sort()).toEqual([revisionOf(path, 1), revisionOf(path, 2)]);
  });
});

describe('several images', () => {
  const path = 'projects/d0';
  const urlOf = (name: string) => `/media/${name}-00000000/960.webp`;
  const nameOf = (url: string) => /^\/media\/(.*)-[0-9a-f]+\//.exec(url)?.[1];

  /** A project with the images, and one of the library. */
  async function storeProject(...names: string[]) {
    const pictures = names.map((name) => aStoredImage({ key: `${name}-00000000` }));
    await store.projects(suite.db, [{ pictures }]);
    const roof = aStoredImage({ key: 'roof-00000000' });
    await Promise.all([
      ...pictures.map((picture) => storeMediaFile(suite.db, picture, [path])),
      storeMediaFile(suite.db, roof, ['images/i0']),
    ]);
  }

  async function publicImages(id = 'd0') {
    const { image, images } = bodyOf<ProjectDetail>(await suite.send('GET', `/api/projects/${id}`));
    return { card: image, images: images.map((variants) => variants.image) };
  }

  it('are stored in their order, each once, new files in the place of blanks, the first as the card', async () => {
    await storeProject('a', 'b', 'c');
    const imagePaths = ['c', 'roof'].map(urlOf).concat('', urlOf('a'), '', urlOf('c'), urlOf('a'));
    const { images, picture } = await change('d0', { title: 'Two villas', imagePaths }, [villa, pool]);
    expect(images.map(nameOf)).toEqual(['c', 'roof', 'sea-villa', 'a', 'pool']);
    expect(picture?.srcSet).toContain('/media/c-00000000/');
    expect(await publicImages()).toEqual({ card: urlOf('c'), images });
    const usages = await mediaUsages(suite.db);
    expect(Object.fromEntries(images.map((url) => [nameOf(url), usages[keyAt(url) ?? '']]))).toEqual({
      c: [path],
      a: [path],
      'sea-villa': [path],
      pool: [path],
      roof: ['images/i0', path],
    });
    expect(usages['b-00000000']).toEqual([revisionOf(path)]);
  });

  it('are those of a new project', async () => {
    await storeProject();
    const { id, images } = await create({ imagePaths: ['', urlOf('roof'), ''] }, [pool, villa]);
    expect(images.map(nameOf)).toEqual(['pool', 'roof', 'sea-villa']);
    expect(await publicImages(id)).toEqual({ card: images[0], images });
  });

  it('of a former version all come back with their order, also when they were removed', async () => {
    await storeProject('a', 'b', 'c');
    const before = ['a', 'b', 'c'].map(urlOf);
    expect((await change('d0', { imagePaths: [] })).images).toEqual([]);
    expect(await mediaUsages(suite.db)).toMatchObject({
      'a-00000000': [revisionOf(path)],
      'c-00000000': [revisionOf(path)],
    });
    const revision = '00000001';
    const opened = bodyOf<RevisionDetails>(await send('GET', `/../history/${path}/${revision}`));
    expect(opened.entry).toMatchObject({ images: before });
    expect((await change('d0', { imagePaths: opened.entry.images, revision })).images).toEqual(before);
    expect((await mediaUsages(suite.db))['b-00000000']).toEqual([revisionOf(path), path]);
  });

  it('stay when one of them is no longer in the library', async () => {
    await store.projects(suite.db, [{ pictures: [aStoredImage({ key: 'a-00000000' }), aStoredImage()] }]);
    const { images } = await change('d0', { imagePaths: [RESPONSIVE_IMAGE.image, urlOf('a')] });
    expect(images).toEqual([RESPONSIVE_IMAGE.image, urlOf('a')]);
  });

  it('are rejected as a whole when one is unknown or has no file, or when there are too many', async () => {
    await storeProject('a', 'b');
    const before = await stateOf(suite);
    const gone = fieldError('imagePaths', ERROR_MESSAGES.imageNotInLibrary);
    const mismatch = fieldError('imagePaths', ERROR_MESSAGES.invalidValue);
    const tooMany = { status: 413, body: fieldError('image', ERROR_MESSAGES.tooManyFiles) };
    const more = Array.from({ length: MAX_NEW_PROJECT_IMAGES + 1 }, () => pool);
    const several = Array.from({ length: MAX_PROJECT_IMAGES + 1 }, () => urlOf('a'));
    for (const [imagePaths, files, expected] of [
      [[urlOf('b'), urlOf('gone'), ''], [villa], { status: 400, body: gone }],
      [['https://example.com/a.webp'], [], { status: 400, body: gone }],
      [[urlOf('b'), ''], [], { status: 400, body: mismatch }],
      [[urlOf('b'), ''], [villa, pool], { status: 400, body: mismatch }],
      [[urlOf('b')], [villa], { status: 400, body: mismatch }],
      [several, [], { status: 400, body: fieldError('imagePaths', ERROR_MESSAGES.tooManyProjectImages) }],
      [more.map(() => ''), more, tooMany],
      [undefined, [villa, pool], { status: 413, body: fieldError('image', ERROR_MESSAGES.tooManyImages) }],
    ] as const) {
      const fields = { title: 'Two villas', ...(imagePaths && { imagePaths }) };
      expect(await submit('PATCH', '/d0', fields, files), JSON.stringify(imagePaths)).toMatchObject(expected);
    }
    expect(await stateOf(suite)).toEqual(before);
  });

  it('are all served after as many files as one request may have', async () => {
    const files = Array.from({ length: MAX_NEW_PROJECT_IMAGES }, () => pool);
    const { images } = await create({ imagePaths: files.map(() => '') }, files);
    expect(new Set(images).size).toBe(files.length);
    expect(await Promise.all(images.map((url) => isServed(suite, url)))).toEqual(files.map(() => true));
  });
});
