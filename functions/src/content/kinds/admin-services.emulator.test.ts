import type { AdminService, Service } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, RESPONSIVE_IMAGE, store } from '../../testing/content';
import type { FormFile } from '../../testing/forms';
import { anImageFile } from '../../testing/images';
import { EDITED } from '../../testing/stored';

const villa = await anImageFile('Sea villa.png', 600, 400);

const { suite, send, submit } = await startAdminApi({ name: 'admin-services', path: '/api/admin/services' });

const draft = { title: 'Railings', description: 'Of glass.', icon: 'PanelTop' };
const create = async (fields: object = {}, files: FormFile[] = []) =>
  bodyOf<AdminService>(await submit('POST', '', { data: draft, ...fields }, files));
const change = async (id: string, fields: object, files: FormFile[] = []) =>
  bodyOf<AdminService>(await submit('PATCH', `/${id}`, { data: {}, ...fields }, files));
const list = async () => bodyOf<AdminService[]>(await send('GET'));
const listPublic = async () => bodyOf<Service[]>(await suite.send('GET', '/api/services'));

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
  });
});

describe('a change', () => {
  it('shows an inactive service to visitors, and hides an active one', async () => {
    const { id } = await create({ data: { ...draft, active: false } });
    expect(await listPublic()).toEqual([]);
    await change(id, { data: { active: true } });
    expect(await listPublic()).toMatchObject([{ id }]);
    await change(id, { data: { active: false } });
    expect(await listPublic()).toEqual([]);
  });
});
