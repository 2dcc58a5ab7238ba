import type { Service } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { bodyOf } from '../../testing/admin-api';
import { aStoredImage, RESPONSIVE_IMAGE, store } from '../../testing/content';
import { startCleanSuite } from '../../testing/emulators';
import { documentsRead } from '../../testing/reads';

const suite = await startCleanSuite('services');

const list = async () => bodyOf<Service[]>(await suite.send('GET', '/api/services'));
const idsOf = (services: Service[]) => services.map(({ id }) => id);

it('returns services as in the contract', async () => {
  await store.services(suite.db, [{}, { picture: aStoredImage(), order: 1, features: [] }]);
  const service = { title: 'Curtain Wall Systems', description: 'Facades of glass.', icon: 'Grid' };
  expect(await list()).toEqual([
    { ...service, id: 'd0', features: ['Measured on site'] },
    { ...service, id: 'd1', features: [], ...RESPONSIVE_IMAGE },
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
