import { MAX_SERVICES, type Service } from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aStoredImage, identicalDocuments, RESPONSIVE_IMAGE, store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('services');
});
afterAll(() => suite.stop());
beforeEach(() => suite.clear());

async function list(): Promise<Service[]> {
  const { status, body } = await suite.send('GET', '/api/services');
  expect(status).toBe(200);
  return body as Service[];
}
const idsOf = (services: Service[]) => services.map(({ id }) => id);

it('is empty without services', async () => {
  expect(await list()).toEqual([]);
});

it('returns services as in the contract', async () => {
  await store.services(suite.db, [{}, { picture: aStoredImage(), order: 1, features: [] }]);
  const shown = { title: 'Curtain Wall Systems', description: 'Facades of glass.', icon: 'Grid' };
  expect(await list()).toEqual([
    { ...shown, id: 'd0', features: ['Measured on site'] },
    { ...shown, id: 'd1', features: [], ...RESPONSIVE_IMAGE },
  ]);
});

it('is sorted by order, then oldest first', async () => {
  await store.services(suite.db, [{ order: 7 }, { order: 0 }, { order: -2 }, { order: 0 }]);
  expect(idsOf(await list())).toEqual(['d2', 'd3', 'd1', 'd0']);
});

it('neither returns nor reads inactive services', async () => {
  await store.services(suite.db, [{ active: false }, {}, { active: false, order: -1 }]);
  expect(idsOf(await list())).toEqual(['d1']);
  expect(await documentsRead(list)).toBe(1);
});

it('reads no more than its limit', async () => {
  await store.services(suite.db, identicalDocuments(MAX_SERVICES + 1));
  expect(await documentsRead(list)).toBe(MAX_SERVICES);
});

it('omits an invalid service and logs its path', async () => {
  await store.services(suite.db, identicalDocuments(2));
  await suite.db.doc('services/d0').update({ icon: 'Rocket', features: 'fast' });
  expect(idsOf(await list())).toEqual(['d1']);
  expect(logger.error).toHaveBeenCalledWith('document invalid', {
    path: 'services/d0',
    fields: ['features', 'icon'],
  });
});
