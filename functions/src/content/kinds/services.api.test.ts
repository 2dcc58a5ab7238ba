import { randomUUID } from 'node:crypto';
import { type AdminService, ERROR_MESSAGES, IDEMPOTENCY_HEADER, type Service } from '@alnafitha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { aStoredImage, RESPONSIVE_IMAGE, store } from '../../testing/content';
import { entriesOf, services } from '../../testing/entries';
import { documentsRead } from '../../testing/reads';
import { documentsIn, EDITED, storedEdit } from '../../testing/stored';
import { slugsOf } from './service-slugs';

const api = await startAdminApi({ name: 'services', path: '/api/admin' });
const { suite, send } = api;
const { list, create, change, submitChange } = entriesOf(api, services);
const listPublic = async () => bodyOf<Service[]>(await suite.send('GET', '/api/services'));
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const saved = { version: expect.any(String), edited: EDITED, arabic: 'machine' };

it('the list is by order, then oldest first; visitors get the active services, which alone are read', async () => {
  const picture = aStoredImage();
  await store.services(suite.db, [
    { order: 7, features: [] },
    { order: 0, picture },
    { order: -2, active: false, picture },
    { order: 0 },
    { order: 9, active: false },
  ]);
  const service = { title: 'Curtain Wall Systems', description: 'Facades of glass.', icon: 'Grid' };
  const features = ['Measured on site'];
  const slugs = ['curtain-wall-systems'];
  const all = await list();
  expect(idsOf(all)).toEqual(['d2', 'd3', 'd1', 'd0', 'd4']);
  expect(all[0]).toEqual({
    ...service,
    ...RESPONSIVE_IMAGE,
    id: 'd2',
    slug: 'curtain-wall-systems',
    features,
    order: -2,
    onHome: true,
    active: false,
    version: expect.any(String),
    arabic: 'pending',
  });
  expect(await listPublic()).toEqual([
    { ...service, id: 'd3', features, slugs, onHome: true },
    { ...service, id: 'd1', features, slugs, onHome: true, ...RESPONSIVE_IMAGE },
    { ...service, id: 'd0', features: [], slugs, onHome: true },
  ]);
  expect(await documentsRead(listPublic)).toBe(3);
});

it('a new service is by default active and first; a change hides it from visitors, or shows it', async () => {
  const service = await create();
  const { id, title, description } = service;
  expect(service).toEqual({
    ...services.draft,
    ...{ slug: 'railings', features: [], order: 0, onHome: true, active: true },
    ...saved,
    id,
  });
  const fields = { order: 3, active: false };
  const inactive = await create({ ...fields, features: [' Safe ', '', '  '] });
  expect(inactive).toMatchObject({ ...fields, features: ['Safe'] });
  expect(await list()).toEqual([service, inactive]);
  const translations = { ar: { title, description } };
  expect(await listPublic()).toEqual([
    { ...services.draft, id, slugs: ['railings'], features: [], onHome: true, translations },
  ]);
  await change(id, { active: false });
  expect(await listPublic()).toEqual([]);
  await change(inactive.id, { active: true });
  expect(idsOf(await listPublic())).toEqual([inactive.id]);
});

describe('the order of all services', () => {
  const FORMER = ['d0', 'd1', 'd2', 'd3'];
  const IDS = ['d1', 'd0', 'd2', 'd3'];
  const CHANGED = { status: 409, body: { message: ERROR_MESSAGES.orderChanged } };

  beforeEach(() =>
    store.services(suite.db, [{ order: 0 }, { order: 1 }, { order: 2, active: false }, { order: 9 }]),
  );

  const order = (ids: readonly string[], former: readonly string[], headers = {}) =>
    send('PATCH', '/service-order', { body: { ids, former }, headers });
  const stored = () => documentsIn(suite, 'services');

  it('is stored, shown to visitors, and in the history of changed services, once if it is repeated', async () => {
    const [d0, d1, d2, d3] = await stored();
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const ordered = bodyOf<AdminService[]>(await order(IDS, FORMER, headers));
    expect(ordered.map(({ id, order, edited }) => ({ id, order, edited }))).toEqual([
      { id: 'd1', order: 0, edited: EDITED },
      { id: 'd0', order: 1, edited: EDITED },
      { id: 'd2', order: 2, edited: undefined },
      { id: 'd3', order: 3, edited: EDITED },
    ]);
    expect(bodyOf(await order(IDS, FORMER, headers))).toEqual(ordered);
    expect(await list()).toEqual(ordered);
    expect(idsOf(await listPublic())).toEqual(['d1', 'd0', 'd3']);
    expect(await stored()).toEqual([
      { ...d0, order: 1, ...storedEdit(1) },
      { ...d1, order: 0, ...storedEdit(1) },
      d2,
      { ...d3, order: 3, ...storedEdit(1) },
    ]);
    const { docs } = await suite.db.collectionGroup('revisions').get();
    const revisions = docs.map((doc) => [
      ...[doc.ref.parent.parent?.id, doc.get('changed'), doc.get('before.order')],
    ]);
    expect(revisions).toEqual([
      ['d0', ['order'], 0],
      ['d1', ['order'], 1],
      ['d3', ['order'], 9],
    ]);
  });

  it('is rejected if another one was saved, or a service added or deleted', async () => {
    const another = ['d3', 'd0', 'd1', 'd2'];
    bodyOf(await order(IDS, FORMER));
    const before = await stored();
    expect(await order(another, FORMER)).toMatchObject(CHANGED);
    expect(await stored()).toEqual(before);
    bodyOf(await order(another, IDS));
    await suite.db.doc('services/d3').delete();
    expect(await order(IDS, another)).toMatchObject(CHANGED);
    await store.services(
      suite.db,
      [0, 1, 2, 9, 10].map((order) => ({ order })),
    );
    const five = await stored();
    expect(await order(IDS, FORMER)).toMatchObject(CHANGED);
    expect(await stored()).toEqual(five);
  });

  it('that two people save at once is that of one of them', async () => {
    const orders = [IDS, FORMER.toReversed()];
    const responses = await Promise.all(orders.map((ids) => order(ids, FORMER)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = orders[responses.findIndex(({ status }) => status === 200)];
    expect(idsOf(await list())).toEqual(winner);
  });

  it('with other, repeated, missing or too many services is rejected, and stores nothing', async () => {
    const before = await stored();
    const many = Array.from({ length: 1001 }, (_, index) => `s${index}`);
    const { invalidValue, nothingSelected, tooManySelected } = ERROR_MESSAGES;
    for (const [ids, former, path, message] of [
      [['d0', 'd1', 'd2', 'd4'], FORMER, 'ids', invalidValue],
      [['d0', 'd1', 'd2'], FORMER, 'ids', invalidValue],
      [[...FORMER, 'd4'], FORMER, 'ids', invalidValue],
      [['d0', 'd0', 'd2', 'd3'], FORMER, 'ids', invalidValue],
      [FORMER, ['d0', 'd0', 'd2', 'd3'], 'former', invalidValue],
      [[], FORMER, 'ids', nothingSelected],
      [many, FORMER, 'ids', tooManySelected],
    ] as const) {
      const { status, body } = await order(ids, former);
      const issues = expect.arrayContaining([{ path, message }]);
      expect({ ids, status, body }).toMatchObject({ ids, status: 400, body: { issues } });
    }
    expect(await stored()).toEqual(before);
  });
});

describe('the slug of a service', () => {
  const slugs = async () => (await listPublic()).map(({ slugs }) => slugs);

  it('is made from the title once, in any language', async () => {
    const { id, slug } = await create({ title: 'Curtain Walls & Façades' });
    expect(slug).toBe('curtain-walls-façades');
    expect(await change(id, { title: 'Facades' })).toMatchObject({ slug });
    expect((await create({ title: 'أبواب الكراج' })).slug).toBe('أبواب-الكراج');
    const { id: unnamed, slug: other } = await create({ title: '!!!' });
    expect(other).toBe(unnamed);
  });

  it('has a number if the title is that of another, also of one that is saved at once', async () => {
    const titles = ['Gates', 'Gates', 'gates!'];
    const made = [];
    for (const title of titles) made.push((await create({ title })).slug);
    expect(made).toEqual(['gates', 'gates-2', 'gates-3']);
    const both = await Promise.all([create({ title: 'Doors' }), create({ title: 'Doors' })]);
    expect(new Set(both.map(({ slug }) => slug)).size).toBe(2);
  });

  it('can be changed, and the former ones stay', async () => {
    const { id } = await create({ title: 'Gates' });
    await change(id, { slug: ' Garage  Doors! ' });
    expect(await slugs()).toEqual([['garage-doors', 'gates']]);
    await change(id, { slug: 'gates' });
    expect(await slugs()).toEqual([['gates', 'garage-doors']]);
    await change(id, { slug: '' });
    expect(await slugs()).toEqual([['gates', 'garage-doors']]);
  });

  it('is never that of another service, present or former, stored or deleted', async () => {
    await store.services(suite.db, [{ title: 'Kitchens', slugs: [] }]);
    const gates = await create({ title: 'Gates' });
    await change(gates.id, { slug: 'doors' });
    const other = await create({ title: 'Pergolas' });
    bodyOf(await send('DELETE', `/services/${(await create({ title: 'Louvres' })).id}`));
    const issues = [{ path: 'slug', message: ERROR_MESSAGES.slugTaken }];
    for (const slug of ['gates', 'doors', 'kitchens', 'louvres'])
      expect(await submitChange(other.id, { slug }), slug).toMatchObject({ status: 400, body: { issues } });
    expect((await slugs()).flat()).not.toContain('louvres');
    expect((await create({ title: 'Louvres' })).slug).toBe('louvres-2');
  });

  it('is that of the title, or the id, for a service that was stored without one, also after its first change', async () => {
    expect(slugsOf({ id: 'aB3', title: '!!!' })).toEqual(['ab3']);
    await store.services(suite.db, [{ title: 'Kitchens', slugs: [] }]);
    expect(await slugs()).toEqual([['kitchens']]);
    await change('d0', { title: 'Kitchen Cabinets' });
    expect(await slugs()).toEqual([['kitchens']]);
  });
});
