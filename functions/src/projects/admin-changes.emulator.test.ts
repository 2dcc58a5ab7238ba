import { type AdminProject, ERROR_MESSAGES, tooLong } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { keyAt } from '../media/stored-media';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../testing/content';
import { anImageFile, fieldError, isServed } from '../testing/image-files';
import type { TestResponse } from '../testing/server';
import { documentsIn, EMPTY_STATE, stateIn } from '../testing/stored';

const villa = await anImageFile('Sea villa.png', 1000, 600);
const pool = await anImageFile('pool.png', 500, 300);

const { suite, send, submit } = await startAdminApi({ name: 'admin-projects', path: '/api/admin/projects' });

const made = (response: TestResponse) => bodyOf<AdminProject>(response);
const create = async (fields: object = {}) =>
  made(await submit('POST', '', { category: 'Other', ...fields }, [villa]));
const list = async () => ((await send('GET')).body as { projects: AdminProject[] }).projects;
const stored = () => documentsIn(suite, 'projects');
const everything = () => stateIn(suite, 'projects');

describe('a new project', () => {
  it('is visible with its image, in the panel and to visitors', async () => {
    const project = await create({
      title: ' A   villa ',
      description: 'By the sea',
      category: 'Glass Doors',
      location: 'Lusail',
      client: ' ',
      year: '٢٠٢٤',
    });
    const image = expect.stringMatching(/^\/media\/sea-villa-[0-9a-f]{12}\/960\.webp$/);
    expect(project).toEqual({
      id: project.id,
      title: 'A villa',
      description: 'By the sea',
      category: 'Glass Doors',
      location: 'Lusail',
      year: 2024,
      images: [image],
      picture: expect.objectContaining({ width: 1000, height: 600 }),
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
    expect(await isServed(suite, project.images[0])).toBe(true);
    expect(Object.values(await mediaUsages(suite.db))).toEqual([[`projects/${project.id}`]]);
    expect(await stored()).toEqual([expect.not.objectContaining({ client: expect.anything() })]);
  });

  it('requires a category only; visitors see the label of its category as title', async () => {
    const project = made(await submit('POST', '', { category: 'Stillness & Steel' }));
    expect(project).toEqual({
      id: project.id,
      title: '',
      description: '',
      category: 'Stillness & Steel',
      images: [],
      arabic: 'reviewed',
    });
    expect(await list()).toEqual([project]);
    for (const address of ['/api/projects', `/api/projects/${project.id}`]) {
      const { body } = await suite.send('GET', address);
      expect([body].flat()).toEqual([
        expect.objectContaining({ title: 'Stainless & Steel', category: 'aluminium' }),
      ]);
    }
  });

  it('is rejected with an invalid field, and stores nothing', async () => {
    const invalid: readonly (readonly [fields: object, field: string, message: string])[] = [
      [{}, 'category', ERROR_MESSAGES.categoryRequired],
      [{ category: '' }, 'category', ERROR_MESSAGES.categoryRequired],
      [{ category: 'Cars' }, 'category', ERROR_MESSAGES.categoryUnknown],
      [{ category: 'Other', title: 'x'.repeat(151) }, 'title', tooLong(150)],
      [{ category: 'Other', description: 'x'.repeat(5001) }, 'description', tooLong(5000)],
      [{ category: 'Other', location: 'x'.repeat(151) }, 'location', tooLong(150)],
      [{ category: 'Other', client: 'x'.repeat(151) }, 'client', tooLong(150)],
      [{ category: 'Other', year: '1989' }, 'year', ERROR_MESSAGES.yearInvalid],
    ];
    const received = [];
    for (const [fields] of invalid) {
      const { status, body } = await submit('POST', '', fields, [villa]);
      received.push({ fields, status, body });
    }
    expect(received).toEqual(
      invalid.map(([fields, field, message]) => ({ fields, status: 400, body: fieldError(field, message) })),
    );
    expect(await everything()).toEqual(EMPTY_STATE);
  });

  it.each([[[]], [[{ ...villa, name: '', bytes: Buffer.of() }]]])(
    'has no picture where none was chosen, and gets its first by a change',
    async (files) => {
      const { id, ...project } = made(await submit('POST', '', { category: 'Other' }, files));
      expect(project.images).toEqual([]);
      expect(await mediaUsages(suite.db)).toEqual({});
      expect((await suite.send('GET', `/api/projects/${id}`)).body).toMatchObject({ images: [] });
      expect(made(await submit('PATCH', `/${id}`, { title: 'A villa' })).images).toEqual([]);
      const changed = made(await submit('PATCH', `/${id}`, {}, [pool]));
      expect(changed).toMatchObject({ title: 'A villa', images: [expect.stringMatching(/^\/media\/pool-/)] });
      expect(Object.values(await mediaUsages(suite.db))).toEqual([[`projects/${id}`]]);
    },
  );

  it('is rejected when the upload is aborted', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf';
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect(await send('POST', '', { headers, body: part })).toMatchObject({
      status: 400,
      body: fieldError('image', ERROR_MESSAGES.uploadIncomplete),
    });
    expect(await everything()).toEqual(EMPTY_STATE);
  });
});

describe('a change', () => {
  it('does not change other fields', async () => {
    await store.projects(suite.db, [{ location: 'Lusail', client: 'A family', year: 2024 }]);
    const [before] = await stored();
    expect(made(await submit('PATCH', '/d0', { title: 'Two villas' }))).toMatchObject({
      title: 'Two villas',
      location: 'Lusail',
      year: 2024,
      images: [RESPONSIVE_IMAGE.image],
    });
    expect(await stored()).toEqual([
      {
        ...before,
        title: 'Two villas',
        translations: expect.anything(),
        translationState: 'machine',
      },
    ]);
  });

  it('removes location, client and year when they are blank', async () => {
    await store.projects(suite.db, [{ location: 'Lusail', client: 'A family', year: 2024 }]);
    const project = made(await submit('PATCH', '/d0', { location: ' ', client: '', year: '' }));
    const fields = [project, ...(await stored())].flatMap(Object.keys);
    expect(fields.filter((field) => ['location', 'client', 'year'].includes(field))).toEqual([]);
  });

  it('replaces the first image and deletes its files', async () => {
    const { id, images } = await create();
    const second = aStoredImage({ key: 'second-00000000' });
    await storeMediaFile(suite.db, second, [`projects/${id}`]);
    const { pictures } = (await suite.db.doc(`projects/${id}`).get()).data() ?? {};
    await suite.db.doc(`projects/${id}`).update({ pictures: [...pictures, second] });

    const changed = made(await submit('PATCH', `/${id}`, {}, [pool]));
    expect(changed.images).toEqual([
      expect.stringMatching(/^\/media\/pool-/),
      '/media/second-00000000/960.webp',
    ]);
    expect(changed.picture?.width).toBe(500);
    expect(await Promise.all([changed.images[0], images[0]].map((each) => isServed(suite, each)))).toEqual([
      true,
      false,
    ]);
    expect(Object.keys(await mediaUsages(suite.db)).sort()).toEqual([
      keyAt(changed.images[0] ?? ''),
      second.key,
    ]);
  });

  it('makes an image of the library the first, or removes the first', async () => {
    const { key } = aStoredImage();
    await storeMediaFile(suite.db, aStoredImage(), ['images/i0']);
    const { id, images } = await create({ imagePath: RESPONSIVE_IMAGE.image });
    expect(images).toEqual([expect.stringMatching(/^\/media\/sea-villa-/)]);

    const changed = made(await submit('PATCH', `/${id}`, { imagePath: RESPONSIVE_IMAGE.image }));
    expect(changed).toMatchObject({ images: [RESPONSIVE_IMAGE.image], picture: RESPONSIVE_IMAGE.picture });
    expect((await mediaUsages(suite.db))[key]?.sort()).toEqual(['images/i0', `projects/${id}`]);
    expect(await isServed(suite, images[0])).toBe(false);

    const second = aStoredImage({ key: 'second-00000000' });
    await storeMediaFile(suite.db, second, [`projects/${id}`, 'images/i1']);
    await suite.db.doc(`projects/${id}`).update({ pictures: [aStoredImage(), second] });
    const moved = made(await submit('PATCH', `/${id}`, { imagePath: '/media/second-00000000/960.webp' }));
    expect(moved.images).toEqual(['/media/second-00000000/960.webp']);
    expect(made(await submit('PATCH', `/${id}`, { imagePath: '' })).images).toEqual([]);
    expect(await mediaUsages(suite.db)).toEqual({ [key]: ['images/i0'], [second.key]: ['images/i1'] });
    expect(await submit('PATCH', `/${id}`, { imagePath: '/media/absent-00000000/960.webp' })).toMatchObject({
      status: 400,
      body: fieldError('imagePath', ERROR_MESSAGES.imageNotInLibrary),
    });
  });

  it('that is rejected changes nothing', async () => {
    const { id } = await create({ title: 'A villa' });
    const before = await everything();
    const text = { ...villa, bytes: Buffer.from('a villa') };
    expect(await submit('PATCH', `/${id}`, { title: 'x' }, [text])).toMatchObject({
      status: 400,
      body: fieldError('image', ERROR_MESSAGES.imageUnknownFormat),
    });
    expect(await submit('PATCH', `/${id}`, { title: 'x', category: '' }, [pool])).toMatchObject({
      status: 400,
      body: fieldError('category', ERROR_MESSAGES.categoryRequired),
    });
    expect(await everything()).toEqual(before);
  });

  it('of a deleted project is a 404, and stores no image', async () => {
    expect(await submit('PATCH', '/absent', { title: 'x' }, [villa])).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.projectNotFound },
    });
    expect(await everything()).toEqual(EMPTY_STATE);
  });

  it('of the image leaves one for two concurrent requests', async () => {
    const { id } = await create();
    const responses = await Promise.all([pool, villa].map((file) => submit('PATCH', `/${id}`, {}, [file])));
    responses.map(made);
    const [project] = await list();
    expect(project?.images).toHaveLength(1);
    expect(Object.keys(await mediaUsages(suite.db))).toEqual([keyAt(project?.images[0] ?? '')]);
  });
});

describe('deletion', () => {
  it('also removes an invalid project, which cannot be changed', async () => {
    await store.projects(suite.db, [{}]);
    await suite.db.doc('projects/d0').update({ pictures: 'none' });
    expect(await submit('PATCH', '/d0', { title: 'x' }, [villa])).toMatchObject({ status: 404 });
    expect(await send('DELETE', '/d0')).toMatchObject({ status: 200, body: { id: 'd0' } });
    expect(await everything()).toEqual(EMPTY_STATE);
  });

  it('deletes its otherwise unused images', async () => {
    const [remaining, gone] = [await create(), await create()];
    expect(await send('DELETE', `/${gone.id}`)).toMatchObject({ status: 200, body: { id: gone.id } });
    expect(await list()).toEqual([remaining]);
    const served = await Promise.all([remaining, gone].map(({ images }) => isServed(suite, images[0])));
    expect(served).toEqual([true, false]);
    expect(Object.values(await mediaUsages(suite.db))).toEqual([[`projects/${remaining.id}`]]);
  });

  it('keeps an image that something else uses', async () => {
    const { id, images } = await create();
    const key = keyAt(images[0] ?? '') ?? '';
    await suite.db.doc(`pictures/${key}`).update({ usedBy: [`projects/${id}`, 'images/i0'] });
    expect((await send('DELETE', `/${id}`)).status).toBe(200);
    expect(await mediaUsages(suite.db)).toEqual({ [key]: ['images/i0'] });
    expect(await isServed(suite, images[0])).toBe(true);
  });

  it('of a deleted project is a 404', async () => {
    expect(await send('DELETE', '/absent')).toMatchObject({
      status: 404,
      body: { message: ERROR_MESSAGES.projectNotFound },
    });
  });
});
