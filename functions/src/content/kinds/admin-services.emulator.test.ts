import { type AdminService, ERROR_MESSAGES, type Service, tooLong } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyAt } from '../../media/stored-media';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, mediaUsages, RESPONSIVE_IMAGE, store, storeMediaFile } from '../../testing/content';
import { type FormFile, fieldError } from '../../testing/forms';
import { anImageFile, isServed } from '../../testing/images';
import {
  documentsIn,
  EDITED,
  EMPTY_STATE,
  endHistory,
  revisionOf,
  stateIn,
  storedEdit,
} from '../../testing/stored';

const villa = await anImageFile('Sea villa.png', 600, 400);
const pool = await anImageFile('pool.png', 500, 300);

const { suite, send, submit } = await startAdminApi({ name: 'admin-services', path: '/api/admin/services' });

const draft = { title: 'Railings', description: 'Of glass.', icon: 'PanelTop' };
const create = async (fields: object = {}, files: FormFile[] = []) =>
  bodyOf<AdminService>(await submit('POST', '', { data: draft, ...fields }, files));
const change = async (id: string, fields: object, files: FormFile[] = []) =>
  bodyOf<AdminService>(await submit('PATCH', `/${id}`, { data: {}, ...fields }, files));
const list = async () => bodyOf<AdminService[]>(await send('GET'));
const listPublic = async () => bodyOf<Service[]>(await suite.send('GET', '/api/services'));
const stored = () => documentsIn(suite, 'services');

it('the list has all services by order, then oldest first', async () => {
  await store.services(suite.db, [
    { order: 7 },
    { order: 0 },
    { order: 0, active: false, picture: aStoredImage() },
  ]);
  const services = await list();
  expect(services.map(({ id }) => id)).toEqual(['d2', 'd1', 'd0']);
  expect(services[0]).toEqual({
    id: 'd2',
    title: 'Curtain Wall Systems',
    description: 'Facades of glass.',
    icon: 'Grid',
    features: ['Measured on site'],
    order: 0,
    active: false,
    version: expect.any(String),
    arabic: 'pending',
    ...RESPONSIVE_IMAGE,
  });
});

describe('a new service', () => {
  it('is by default active and first, without an image or features', async () => {
    const service = await create();
    const { id, title, description } = service;
    const defaults = { features: [], order: 0, active: true };
    const saved = { version: expect.any(String), edited: EDITED, arabic: 'machine' };
    expect(service).toEqual({ ...draft, ...defaults, ...saved, id });
    expect(await list()).toEqual([service]);
    const translations = { ar: { title, description } };
    expect(await listPublic()).toEqual([{ ...draft, id, features: [], translations }]);
  });

  it('stores its fields without blank features', async () => {
    const fields = { ...draft, order: 3, active: false };
    const service = await create({ data: { ...fields, features: [' Safe ', '', '  '] } }, [villa]);
    expect(service).toMatchObject({ ...fields, features: ['Safe'], picture: { width: 600, height: 400 } });
    expect(await isServed(suite, service.image)).toBe(true);
    expect(Object.values(await mediaUsages(suite.db))).toEqual([[`services/${service.id}`]]);
  });

  it('is rejected with an invalid field, and stores nothing', async () => {
    for (const [fields, field, message] of [
      [{ title: ' ' }, 'title', ERROR_MESSAGES.titleRequired],
      [{ title: 'x'.repeat(121) }, 'title', tooLong(120)],
      [{ description: '' }, 'description', ERROR_MESSAGES.descriptionRequired],
      [{ description: 'x'.repeat(2001) }, 'description', tooLong(2000)],
      [{ icon: 'Rocket' }, 'icon', ERROR_MESSAGES.iconUnknown],
      [{ features: 'Safe' }, 'features', ERROR_MESSAGES.invalidValue],
      [{ features: Array(21).fill('x') }, 'features', ERROR_MESSAGES.tooManyFeatures],
      [{ features: ['', 'x'.repeat(201)] }, 'features.1', tooLong(200)],
      [{ order: -1 }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ order: 1.5 }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ order: '1' }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ order: 10_001 }, 'order', ERROR_MESSAGES.orderInvalid],
      [{ active: 'yes' }, 'active', ERROR_MESSAGES.invalidValue],
    ] as const) {
      const { status, body } = await submit('POST', '', { data: { ...draft, ...fields } }, [villa]);
      expect({ fields, status, body }).toEqual({ fields, status: 400, body: fieldError(field, message) });
    }
    expect(await stateIn(suite, 'services')).toEqual(EMPTY_STATE);
  });
});

describe('an image of the library', () => {
  beforeEach(() => storeMediaFile(suite.db, aStoredImage(), ['images/i0']));
  const { key } = aStoredImage();

  it('can be used by a new service and by an existing one, and stays in the library after them', async () => {
    const service = await create({ imagePath: RESPONSIVE_IMAGE.image });
    expect(service).toMatchObject(RESPONSIVE_IMAGE);
    const another = await create();
    expect(await change(another.id, { imagePath: RESPONSIVE_IMAGE.image })).toMatchObject(RESPONSIVE_IMAGE);
    expect((await mediaUsages(suite.db))[key]?.sort()).toEqual(
      ['images/i0', `services/${service.id}`, `services/${another.id}`].sort(),
    );
    await change(service.id, { imagePath: '' });
    await send('DELETE', `/${another.id}`);
    const revisions = [service, another].map(({ id }) =>
      expect.stringContaining(`services/${id}/revisions/`),
    );
    expect((await mediaUsages(suite.db))[key]).toEqual(['images/i0', ...revisions]);
  });

  it('is overridden by an uploaded one', async () => {
    const service = await create({ imagePath: RESPONSIVE_IMAGE.image }, [villa]);
    expect(service.image).toMatch(/^\/media\/sea-villa-/);
    expect((await mediaUsages(suite.db))[key]).toEqual(['images/i0']);
  });

  it('of another address than the library’s is rejected', async () => {
    const { id } = await create();
    const before = await stateIn(suite, 'services');
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
    expect(await stateIn(suite, 'services')).toEqual(before);
  });
});

describe('a change', () => {
  it('does not change other fields', async () => {
    const data = { ...draft, features: ['Safe'], order: 4, active: false };
    const service = await create({ data }, [villa]);
    const [before] = await stored();
    const title = 'Glass railings';
    expect(await change(service.id, { data: { title } })).toEqual({
      ...service,
      title,
      version: expect.not.stringMatching(service.version),
      edited: EDITED,
    });
    const changed = { title, translations: expect.anything(), ...storedEdit(1) };
    expect(await stored()).toEqual([{ ...before, ...changed }]);
    const { image = '' } = service;
    expect(await change(service.id, { imagePath: image })).toMatchObject({ image });
  });

  it('shows an inactive service to visitors, and hides an active one', async () => {
    const { id } = await create({ data: { ...draft, active: false } });
    expect(await listPublic()).toEqual([]);
    await change(id, { data: { active: true } });
    expect(await listPublic()).toMatchObject([{ id }]);
    await change(id, { data: { active: false } });
    expect(await listPublic()).toEqual([]);
  });

  it('keeps the files of a replaced or removed image for its history', async () => {
    const { id, image: first } = await create({}, [villa]);
    const { image: second } = await change(id, {}, [pool]);
    const [firstKey = '', secondKey = ''] = [first, second].map((image = '') => keyAt(image) ?? '');
    const path = `services/${id}`;
    expect(await mediaUsages(suite.db)).toEqual({ [firstKey]: [revisionOf(path)], [secondKey]: [path] });
    expect(await change(id, { imagePath: '' })).not.toHaveProperty('picture');
    expect((await stored())[0]).not.toHaveProperty('picture');
    await endHistory(suite);
    const kept = { [firstKey]: [revisionOf(path)], [secondKey]: [revisionOf(path, 2)] };
    expect(await mediaUsages(suite.db)).toEqual(kept);
    expect([await isServed(suite, first), await isServed(suite, second)]).toEqual([true, true]);
  });
});

it('is deleted, and its image with its history', async () => {
  const { id, image } = await create({}, [villa]);
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { id } });
  expect(await stored()).toEqual([]);
  expect(await isServed(suite, image)).toBe(true);
  await endHistory(suite);
  expect(await isServed(suite, image)).toBe(false);
  expect(await stateIn(suite, 'services')).toEqual(EMPTY_STATE);
  const notFound = { status: 404, body: { message: ERROR_MESSAGES.serviceNotFound } };
  expect(await submit('PATCH', `/${id}`, { data: draft }, [villa])).toMatchObject(notFound);
  expect(await send('DELETE', `/${id}`)).toMatchObject(notFound);
});
