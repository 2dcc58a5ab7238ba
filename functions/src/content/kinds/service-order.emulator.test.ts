import { randomUUID } from 'node:crypto';
import { type AdminService, ERROR_MESSAGES, IDEMPOTENCY_HEADER, type Service } from '@alnafitha/contract';
import { beforeEach, expect, it } from 'vitest';
import { startAdminApi } from '../../testing/admin-api';
import { store } from '../../testing/content';
import { documentsIn, EDITED, storedEdit } from '../../testing/stored';

const { suite, send } = await startAdminApi({ name: 'service-order', path: '/api/admin' });

const FORMER = ['d0', 'd1', 'd2', 'd3'];
const IDS = ['d1', 'd0', 'd2', 'd3'];
const CHANGED = { status: 409, body: { message: ERROR_MESSAGES.orderChanged } };

beforeEach(() =>
  store.services(suite.db, [{ order: 0 }, { order: 1 }, { order: 2, active: false }, { order: 9 }]),
);

const order = (ids: string[], former: string[], headers = {}) =>
  send('PATCH', '/service-order', { body: { ids, former }, headers });
const stored = () => documentsIn(suite, 'services');
const idsIn = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);
const revisions = async () => {
  const { docs } = await suite.db.collectionGroup('revisions').get();
  return docs.map((doc) => [doc.ref.parent.parent?.id, doc.get('changed'), doc.get('before.order')]);
};

it('is stored, shown to visitors, and in the history of the services whose number changes', async () => {
  const before = await stored();
  const { status, body } = await order(IDS, FORMER);
  expect(status).toBe(200);
  const services = body as AdminService[];
  expect(services.map(({ id, order, edited }) => ({ id, order, edited }))).toEqual([
    { id: 'd1', order: 0, edited: EDITED },
    { id: 'd0', order: 1, edited: EDITED },
    { id: 'd2', order: 2, edited: undefined },
    { id: 'd3', order: 3, edited: EDITED },
  ]);
  expect((await send('GET', '/services')).body).toEqual(services);
  const response = await suite.send('GET', '/api/services');
  expect((response.body as Service[]).map(({ id }) => id)).toEqual(['d1', 'd0', 'd3']);
  const [d0, d1, d2, d3] = before;
  expect(await stored()).toEqual([
    { ...d0, order: 1, ...storedEdit(1) },
    { ...d1, order: 0, ...storedEdit(1) },
    d2,
    { ...d3, order: 3, ...storedEdit(1) },
  ]);
  expect(await revisions()).toEqual([
    ['d0', ['order'], 0],
    ['d1', ['order'], 1],
    ['d3', ['order'], 9],
  ]);
});

it('that somebody else has changed is not overwritten', async () => {
  await order(IDS, FORMER);
  const before = await stored();
  expect(await order(['d3', 'd0', 'd1', 'd2'], FORMER)).toMatchObject(CHANGED);
  expect(await stored()).toEqual(before);
  expect((await order(['d3', 'd0', 'd1', 'd2'], IDS)).status).toBe(200);
});

it('that two people save at once is that of one of them', async () => {
  const orders = [IDS, FORMER.toReversed()];
  const responses = await Promise.all(orders.map((ids) => order(ids, FORMER)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = orders[responses.findIndex(({ status }) => status === 200)];
  expect(idsIn((await send('GET', '/services')).body)).toEqual(winner);
});

it('is rejected after a service is added or deleted', async () => {
  await suite.db.doc('services/d3').delete();
  expect(await order(IDS, FORMER)).toMatchObject(CHANGED);
  await store.services(suite.db, [{ order: 0 }, { order: 1 }, { order: 2 }, { order: 9 }, { order: 10 }]);
  const before = await stored();
  expect(await order(IDS, FORMER)).toMatchObject(CHANGED);
  expect(await stored()).toEqual(before);
});

it('that is saved again, its response lost, has no second revision', async () => {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const first = await order(IDS, FORMER, headers);
  const again = await order(IDS, FORMER, headers);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(await revisions()).toHaveLength(3);
});

it('with other, repeated, missing or too many services is rejected, and stores nothing', async () => {
  const before = await stored();
  const many = Array.from({ length: 1001 }, (_, index) => `s${index}`);
  for (const [ids, former, field, message] of [
    [['d0', 'd1', 'd2', 'd4'], FORMER, 'ids', ERROR_MESSAGES.invalidValue],
    [['d0', 'd1', 'd2'], FORMER, 'ids', ERROR_MESSAGES.invalidValue],
    [[...FORMER, 'd4'], FORMER, 'ids', ERROR_MESSAGES.invalidValue],
    [['d0', 'd0', 'd2', 'd3'], FORMER, 'ids', ERROR_MESSAGES.invalidValue],
    [FORMER, ['d0', 'd0', 'd2', 'd3'], 'former', ERROR_MESSAGES.invalidValue],
    [[], FORMER, 'ids', ERROR_MESSAGES.nothingSelected],
    [many, FORMER, 'ids', ERROR_MESSAGES.tooManySelected],
  ] as const) {
    const { status, body } = await order([...ids], [...former]);
    const issues = expect.arrayContaining([{ path: field, message }]);
    expect({ ids, status, body }).toMatchObject({ ids, status: 400, body: { issues } });
  }
  expect(await stored()).toEqual(before);
});
