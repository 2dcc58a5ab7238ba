import * as contract from '@alnafitha/contract';
import { SENTENCES } from '@alnafitha/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Suite, startSuite } from '../testing/emulators';
import { storeMessages } from '../testing/messages';

vi.mock('firebase-functions/logger');

/** Every endpoint of the contract, so that a new one is checked without being added here. */
const endpoints = Object.values(contract).filter(
  (value): value is Extract<typeof value, contract.Endpoint> =>
    typeof value === 'object' && 'access' in value && 'path' in value,
);
const adminEndpoints = endpoints.filter(({ access }) => access === 'admin');

/** A body with which the endpoint succeeds. */
const bodies: Partial<Record<string, object>> = {
  '/api/admin/messages/:id': { status: 'completed' },
  '/api/admin/messages/delete-multiple': { ids: ['m0'] },
};

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('access');
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await suite.reset();
  await storeMessages(suite.db, [{}]);
});

const call = ({ method, path }: contract.Endpoint, cookie?: string, body = bodies[path]) =>
  suite.send(method, path.replace(':id', 'm0'), { cookie, ...(method !== 'GET' && { body }) });

describe.each(
  adminEndpoints.map((endpoint) => ({ ...endpoint, title: `${endpoint.method} ${endpoint.path}` })),
)('$title', (endpoint) => {
  it('answers 401 without a session', async () => {
    expect(await call(endpoint)).toMatchObject({ status: 401, body: { message: SENTENCES.signInRequired } });
  });

  it("answers 403 to a user's session, whatever else is wrong", async () => {
    const cookie = await suite.logInUser();
    for (const body of [bodies[endpoint.path], { nonsense: true }]) {
      expect(await call(endpoint, cookie, body)).toMatchObject({
        status: 403,
        body: { message: SENTENCES.adminRequired },
      });
    }
    expect((await suite.db.doc('messages/m0').get()).get('status')).toBe('new');
  });

  it('lets an administrator in', async () => {
    const { status } = await call(endpoint, await suite.logInAdmin());
    // What is wrong with the request itself depends on the endpoint, and is tested there.
    expect([200, 400, 404]).toContain(status);
  });
});

it('covers every endpoint under /api/admin but the way in and out', () => {
  const others = endpoints.filter(({ path, access }) => path.startsWith('/api/admin') && access !== 'admin');
  expect(others.map(({ path }) => path).sort()).toEqual(['/api/admin/login', '/api/admin/logout']);
  expect(adminEndpoints.length).toBeGreaterThanOrEqual(25);
});
