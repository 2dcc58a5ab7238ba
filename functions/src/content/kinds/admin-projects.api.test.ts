import {
  type AdminProject,
  ERROR_MESSAGES,
  MAX_NEW_PROJECT_IMAGES,
  MAX_PROJECT_IMAGES,
  type ProjectDetail,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { keyAt } from '../../media/stored-media';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../../testing/content';
import { entriesOf, projects } from '../../testing/entries';
import { fieldError } from '../../testing/forms';
import { anImageFile, isServed } from '../../testing/images';
import { documentsIn, EDITED, revisionOf, stateOf } from '../../testing/stored';

const villa = await anImageFile('Sea villa.png', 1000, 600);
const pool = await anImageFile('pool.png', 500, 300);

const api = await startAdminApi({ name: 'admin-projects', path: '/api/admin' });
const { suite } = api;
const { create, change, submitChange, open, ...requests } = entriesOf(api, projects);
const list = async (query = '') => (await requests.list(query)).projects;
const idsOf = (entries: readonly AdminProject[]) => entries.map(({ id }) => id);
const onSite = async (id: string) => bodyOf<ProjectDetail>(await suite.send('GET', `/api/projects/${id}`));
const stored = () => documentsIn(suite, 'projects');

it('the list has projects as in the contract, newest first, of one category or of all', async () => {
  const pictures = [aStoredImage(), aStoredImage({ key: 'pool-00000000' })];
  const other = { category: 'Other' } as const;
  await store.projects(suite.db, [{}, { ...other, location: 'Lusail', pictures }, {}, other]);
  const project = {
    title: 'A villa by the sea',
    description: 'Forty windows that keep the salt out.',
    picture: RESPONSIVE_IMAGE.picture,
    version: expect.any(String),
    arabic: 'pending',
  };
  const [image] = [RESPONSIVE_IMAGE.image];
  const images = [image, '/media/pool-00000000/960.webp'];
  const all = await list();
  expect(all.slice(0, 2)).toEqual([
    { ...project, id: 'd0', category: 'UPVC Windows', images: [image] },
    { ...project, id: 'd1', ...other, images, location: 'Lusail' },
  ]);
  expect(idsOf(all)).toEqual(['d0', 'd1', 'd2', 'd3']);
  expect(idsOf(await list('?category=Other'))).toEqual(['d1', 'd3']);
  expect(idsOf(await list('?category=Other&limit=1&page=2'))).toEqual(['d3']);
  expect(await list('?category=Office%20Partitions')).toEqual([]);
});

it('a new project has the words of its title in its address, if they are Latin', async () => {
  const titles = ['Façade, 3 floors – Lusail', 'فيلا على البحيرة'];
  const [latin, arabic] = await Promise.all(
    titles.map((title) => create({ category: 'Glass Doors', title })),
  );
  expect(latin?.id).toMatch(/^[0-9a-f]{8}-facade-3-floors-lusail$/);
  expect(arabic?.id).toMatch(/^[0-9a-f]{20}$/);
});

it('a new project is visible with its image, in the panel and to visitors; a change removes optional fields', async () => {
  const fields = {
    description: 'By the sea',
    category: 'Glass Doors',
    location: 'Lusail',
    client: 'A family',
  };
  const project = await create({ ...fields, title: ' A   villa ', year: '٢٠٢٤' }, [villa]);
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
  const onPage = { title: 'A villa', category: 'glass', location: 'Lusail', year: 2024 };
  expect(await onSite(project.id)).toMatchObject({ ...onPage, image: project.images[0] });
  const blank = await change(project.id, { location: ' ', client: '', year: '' });
  const left = [blank, ...(await stored())].flatMap(Object.keys);
  expect(left.filter((field) => ['location', 'client', 'year'].includes(field))).toEqual([]);
});

it('a new project requires a category only, whose label visitors see as title, and gets its first image by a change', async () => {
  const project = await create({ category: 'Stillness & Steel', client: ' ' });
  const { id } = project;
  expect(project).toEqual({
    id,
    title: '',
    description: '',
    category: 'Stillness & Steel',
    images: [],
    version: expect.any(String),
    edited: EDITED,
    arabic: 'reviewed',
  });
  expect(await list()).toEqual([project]);
  expect(await stored()).toEqual([expect.not.objectContaining({ client: expect.anything() })]);
  const onPage = expect.objectContaining({ title: 'Stainless & Steel', category: 'aluminium' });
  expect((await suite.send('GET', '/api/projects')).body).toEqual([onPage]);
  expect(await onSite(id)).toEqual(onPage);
  const changed = await change(id, { title: 'A villa' }, [pool]);
  expect(changed).toMatchObject({ title: 'A villa', images: [expect.stringMatching(/^\/media\/pool-/)] });
  expect(Object.values(await mediaUsages(suite.db))).toEqual([[`projects/${id}`]]);
});

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

it('a change of the image replaces or removes the first one, and leaves the others', async () => {
  await storeProject('a', 'b');
  const replaced = await change('d0', {}, [pool]);
  const [url = ''] = replaced.images;
  expect(replaced.images.map(nameOf)).toEqual(['pool', 'b']);
  expect(replaced.picture?.width).toBe(500);
  expect(await isServed(suite, url)).toBe(true);
  const former = { 'a-00000000': [revisionOf(path)] };
  const rest = { 'b-00000000': [path], 'roof-00000000': ['images/i0'] };
  expect(await mediaUsages(suite.db)).toEqual({ [keyAt(url) ?? '']: [path], ...former, ...rest });

  const chosen = await change('d0', { imagePath: urlOf('roof') });
  expect(chosen.images).toEqual(['roof', 'b'].map(urlOf));
  expect(chosen.picture?.srcSet).toContain(urlOf('roof'));
  expect(await mediaUsages(suite.db)).toMatchObject({
    [keyAt(url) ?? '']: [revisionOf(path, 2)],
    'roof-00000000': ['images/i0', path],
  });
  // The second image becomes the first, and is not stored twice.
  expect((await change('d0', { imagePath: urlOf('b') })).images).toEqual([urlOf('b')]);
  expect((await change('d0', { imagePath: '' })).images).toEqual([]);
  expect(await mediaUsages(suite.db)).toMatchObject({
    'roof-00000000': ['images/i0', revisionOf(path, 3)],
    'b-00000000': [revisionOf(path, 4)],
  });
});

it('a change of the image leaves one for two concurrent requests', async () => {
  await storeProject('a');
  await Promise.all([pool, villa].map((file) => change('d0', {}, [file])));
  const [{ images } = { images: [] }] = await list();
  const [url = ''] = images;
  expect(images).toEqual([url]);
  const { [keyAt(url) ?? '']: users, 'roof-00000000': _roof, ...former } = await mediaUsages(suite.db);
  expect(users).toEqual([path]);
  expect(Object.values(former).flat().sort()).toEqual([revisionOf(path, 1), revisionOf(path, 2)]);
});

describe('several images', () => {
  async function publicImages(id = 'd0') {
    const { image, images } = await onSite(id);
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
    const { id, ...created } = await create({ imagePaths: ['', urlOf('roof'), ''] }, [pool, villa]);
    expect(created.images.map(nameOf)).toEqual(['pool', 'roof', 'sea-villa']);
    expect(await publicImages(id)).toEqual({ card: created.images[0], images: created.images });
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
    const { entry } = await open('d0', revision);
    expect(entry).toMatchObject({ images: before });
    expect((await change('d0', { imagePaths: entry.images, revision })).images).toEqual(before);
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
      expect(await submitChange('d0', fields, files), JSON.stringify(imagePaths)).toMatchObject(expected);
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
