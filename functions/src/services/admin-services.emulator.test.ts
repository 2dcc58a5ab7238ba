import { type AdminService, ERROR_MESSAGES, type Service, tooLong } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyAt } from '../media/stored-media';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../testing/content';
import type { FormFile } from '../testing/forms';
import { anImageFile, fieldError, isServed } from '../testing/image-files';
import type { TestResponse } from '../testing/server';
import { documentsIn, EMPTY_STATE, stateIn } from '../testing/stored';

const villa = await anImageFile('Sea villa.png', 600, 400);
const pool = await anImageFile('pool.png', 500, 300);

const { suite, send, submit } = await startAdminApi({ name: 'admin-services', path: '/api/admin/services' });

const made = (response: TestResponse) => bodyOf<AdminService>(response);
const draft = { title: 'Railings', description: 'Of glass.', icon: 'PanelTop' };
const create = async (fields: object = {}, files: FormFile[] = []) =>
  made(await submit('POST', '', { data: draft, ...fields }, files));
const change = async (id: string, fields: object, files: FormFile[] = []) =>
  made(await submit('PATCH', `/${id}`, { data: {}, ...fields }, files));
const list = async () => (await send('GET')).body as AdminService[];
const shown = async () => (await suite.send('GET', '/api/services')).body as Service[];
const idsOf = (services: { id: string }[]) => services.map(({ id }) => id);
const stored = () => documentsIn(suite, 'services');
const everything = () => stateIn(suite, 'services');

describe('the list', () => {
  it('is empty without services', async () => {
    expect(await list()).toEqual([]);
  });

  it('has all services by order, then oldest first', async () => {
    await store.services(suite.db, [
      { order: 7 },
      { order: 0 },
      { order: 0, active: false, picture: aStoredImage() },
    ]);
    const services = await list();
    expect(idsOf(services)).toEqual(['d2', 'd1', 'd0']);
    expect(services[0]).toEqual({
      id: 'd2',
      title: 'Curtain Wall Systems',
      description: 'Facades of glass.',
      icon: 'Grid',
      features: ['Measured on site'],
      order: 0,
      active: false,
      arabic: 'pending',
      ...RESPONSIVE_IMAGE,
    });
  });

  it('omits an invalid service, which can be deleted but not changed', async () => {
    await store.services(suite.db, [{}, {}]);
    await suite.db.doc('services/d0').update({ icon: 'Rocket' });
    expect(idsOf(await list())).toEqual(['d1']);
    expect(await submit('PATCH', '/d0', { data: { title: 'x' } })).toMatchObject({ status: 404 });
    expect(await send('DELETE', '/d0')).toMatchObject({ status: 200, body: { id: 'd0' } });
  });
});

describe('a new service', () => {
  it('is by default active and first, without an image or features', async () => {
    const service = await create();
    expect(service).toEqual({
      ...draft,
      id: service.id,
      features: [],
      order: 0,
      active: true,
      arabic: 'machine',
    });
    expect(await list()).toEqual([service]);
    const { title, description } = draft;
    const translations = { ar: { title, description } };
    expect(await shown()).toEqual([{ ...draft, id: service.id, features: [], translations }]);
  });

  it('stores its fields without blank features', async () => {
    const said = { ...draft, order: 3, active: false };
    const service = await create({ data: { ...said, features: [' Safe ', '', '  '] } }, [villa]);
    expect(service).toMatchObject({ ...said, features: ['Safe'], picture: { width: 600, height: 400 } });
    expect(await isServed(suite, service.image)).toBe(true);
    expect(Object.values(await mediaUsages(suite.db))).toEqual([[`services/${service.id}`]]);
  });

  it('is rejected with an invalid field, and stores nothing', async () => {
    const invalid: readonly (readonly [data: object | string, field: string, message: string])[] = [
      [{ ...draft, title: ' ' }, 'title', ERROR_MESSAGES.titleRequired],
      [{ ...draft, title: 'x'.repeat(121) }, 'title', tooLong(120)],
      [{ ...draft, description: '' }, 'description', ERROR_MESSAGES.descriptionRequired],
      [{ ...draft, description: 'x'.repeat(2001) }, 'description', tooLong(2000)],
      [{ ...draft, icon: 'Rocket' }, 'icon', ERROR_MESSAGES.iconUnknown],
      [{ ...draft, features: 'Safe' }, 'features', ERROR_MESSAGES.invalidValue],
      [{ ...draft, features: Array(21).fill('x') }, 'features', ERROR_MESSAGES.tooManyFeatures],
      [{ ...draft, features: ['', 'x'.repeat(201)] }, 'features.1', tooLong(200)],
      [{ ...draft, order: -1 }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ ...draft, order: 1.5 }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ ...draft, order: '1' }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ ...draft, order: 10_001 }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ ...draft, active: 'yes' }, 'active', ERROR_MESSAGES.invalidValue],
      ['{"title":', 'data', ERROR_MESSAGES.bodyNotJson],
      ['[]', 'data', ERROR_MESSAGES.bodyNotJson],
      ['', 'data', ERROR_MESSAGES.bodyNotJson],
    ];
    const received = [];
    for (const [data] of invalid) {
      const { status, body } = await submit('POST', '', { data }, [villa]);
      received.push({ data, status, body });
    }
    expect(received).toEqual(
      invalid.map(([data, field, message]) => ({ data, status: 400, body: fieldError(field, message) })),
    );
    expect(await everything()).toEqual(EMPTY_STATE);
  });
});

describe('an image of the library', () => {
  beforeEach(() => storeMediaFile(suite.db, aStoredImage(), ['images/i0']));
  const { key } = aStoredImage();

  it('can be used by a new service and by an existing one', async () => {
    const service = await create({ imagePath: RESPONSIVE_IMAGE.image });
    expect(service).toMatchObject(RESPONSIVE_IMAGE);
    const another = await create();
    expect(await change(another.id, { imagePath: RESPONSIVE_IMAGE.image })).toMatchObject(RESPONSIVE_IMAGE);
    expect((await mediaUsages(suite.db))[key]?.sort()).toEqual(
      ['images/i0', `services/${service.id}`, `services/${another.id}`].sort(),
    );
  });

  it('stays in the library when the service uses another, none, or is deleted', async () => {
    const ids = idsOf(await Promise.all([1, 2, 3].map(() => create({ imagePath: RESPONSIVE_IMAGE.image }))));
    const [first = '', second = '', third = ''] = ids;
    await change(first, {}, [pool]);
    await change(second, { imagePath: '' });
    await send('DELETE', `/${third}`);
    expect((await mediaUsages(suite.db))[key]).toEqual(['images/i0']);
  });

  it('is overridden by an uploaded one', async () => {
    const service = await create({ imagePath: RESPONSIVE_IMAGE.image }, [villa]);
    expect(service.image).toMatch(/^\/media\/sea-villa-/);
    expect((await mediaUsages(suite.db))[key]).toEqual(['images/i0']);
  });

  it('of another address than the library’s is rejected', async () => {
    const { id } = await create();
    const before = await everything();
    const rejection = { status: 400, body: fieldError('imagePath', ERROR_MESSAGES.imageNotInLibrary) };
    for (const imagePath of [
      '/media/absent-00000000/960.webp',
      'https://example.com/media/villa-0a1b2c3d/960.webp',
      '/media/../960.webp',
      `/media/${'x'.repeat(300)}/960.webp`,
    ]) {
      expect(await submit('POST', '', { data: draft, imagePath }), imagePath).toMatchObject(rejection);
      expect(await submit('PATCH', `/${id}`, { data: {}, imagePath }), imagePath).toMatchObject(rejection);
    }
    expect(await everything()).toEqual(before);
  });
});

describe('a change', () => {
  it('does not change other fields', async () => {
    const service = await create({ data: { ...draft, features: ['Safe'], order: 4, active: false } }, [
      villa,
    ]);
    const [before] = await stored();
    expect(await change(service.id, { data: { title: 'Glass railings' } })).toEqual({
      ...service,
      title: 'Glass railings',
    });
    expect(await stored()).toEqual([{ ...before, title: 'Glass railings', translations: expect.anything() }]);
    expect(await change(service.id, { imagePath: service.image ?? '' })).toMatchObject({
      image: service.image,
    });
  });

  it('shows an inactive service to visitors, and hides an active one', async () => {
    const { id } = await create({ data: { ...draft, active: false } });
    expect(await shown()).toEqual([]);
    await change(id, { data: { active: true } });
    expect(idsOf(await shown())).toEqual([id]);
    await change(id, { data: { active: false } });
    expect(await shown()).toEqual([]);
  });

  it('deletes the files of a replaced or removed image', async () => {
    const { id, image: first } = await create({}, [villa]);
    const { image: second } = await change(id, {}, [pool]);
    expect(await isServed(suite, first)).toBe(false);
    expect(await isServed(suite, second)).toBe(true);
    expect(Object.keys(await mediaUsages(suite.db))).toEqual([keyAt(second ?? '')]);
    expect(await change(id, { imagePath: '' })).not.toHaveProperty('picture');
    expect(await isServed(suite, second)).toBe(false);
    expect(await mediaUsages(suite.db)).toEqual({});
    expect((await stored())[0]).not.toHaveProperty('picture');
  });

  it('is rejected with an invalid field, and changes nothing', async () => {
    const { id } = await create({}, [pool]);
    const before = await everything();
    const text = { ...villa, bytes: Buffer.from('x') };
    const responses = [
      await submit('PATCH', `/${id}`, { data: { title: '' } }, [villa]),
      await submit('PATCH', `/${id}`, { data: { order: -1 } }, [villa]),
      await submit('PATCH', `/${id}`, { data: '{' }, [villa]),
      await submit('PATCH', `/${id}`, { data: draft }, [text]),
    ];
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [400, fieldError('title', ERROR_MESSAGES.titleRequired)],
      [400, fieldError('order', ERROR_MESSAGES.orderInvalid)],
      [400, fieldError('data', ERROR_MESSAGES.bodyNotJson)],
      [400, fieldError('image', ERROR_MESSAGES.imageUnknownFormat)],
    ]);
    expect(await everything()).toEqual(before);
  });

  it('of a deleted service is a 404, and stores no image', async () => {
    const { id } = await create();
    await send('DELETE', `/${id}`);
    for (const response of [
      await submit('PATCH', `/${id}`, { data: draft }, [villa]),
      await send('DELETE', `/${id}`),
    ]) {
      expect(response).toMatchObject({ status: 404, body: { message: ERROR_MESSAGES.serviceNotFound } });
    }
    expect(await everything()).toEqual(EMPTY_STATE);
  });
});

it('is deleted with its image', async () => {
  const { id, image } = await create({}, [villa]);
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { id } });
  expect(await isServed(suite, image)).toBe(false);
  expect(await everything()).toEqual(EMPTY_STATE);
});
