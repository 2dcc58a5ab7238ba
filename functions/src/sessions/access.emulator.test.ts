import { type Endpoint, ERROR_MESSAGES } from '@alnafitha/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Suite, startSuite, USER } from '../testing/emulators';
import { ADMIN_ENDPOINTS, ENDPOINTS } from '../testing/endpoints';
import { storeMessages } from '../testing/messages';
import { changeClaims } from '../testing/tokens';

vi.mock('firebase-functions/logger');

/** A body with which the endpoint succeeds. */
const bodies: Partial<Record<string, object>> = {
  '/api/admin/messages/:id': { status: 'completed' },
  '/api/admin/messages/delete-multiple': { ids: ['m0'] },
  '/api/admin/messages/update-multiple': { ids: ['m0'], status: 'processing' },
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

const call = ({ method, path }: Endpoint, cookie?: string, body = bodies[path]) =>
  suite.send(method, path.replace(':id', 'm0'), { cookie, ...(method !== 'GET' && { body }) });

describe.each(
  ADMIN_ENDPOINTS.map((endpoint) => ({ ...endpoint, title: `${endpoint.method} ${endpoint.path}` })),
)('$title', (endpoint) => {
  it('responds 401 without a session', async () => {
    expect(await call(endpoint)).toMatchObject({
      status: 401,
      body: { message: ERROR_MESSAGES.signInRequired },
    });
  });

  it("responds with 403 to a user's session, whatever else is wrong", async () => {
    const cookie = await suite.logInUser();
    for (const body of [bodies[endpoint.path], { nonsense: true }]) {
      expect(await call(endpoint, cookie, body)).toMatchObject({
        status: 403,
        body: { message: ERROR_MESSAGES.adminRequired },
      });
    }
    expect((await suite.db.doc('messages/m0').get()).get('status')).toBe('new');
  });

  it('accepts an administrator', async () => {
    const { status } = await call(endpoint, await suite.logInAdmin());
    // Validation errors depend on the endpoint and are tested there.
    expect([200, 400, 404, 415]).toContain(status);
  });
});

it('covers every endpoint under /api/admin but login and logout', () => {
  const others = ENDPOINTS.filter(({ path, access }) => path.startsWith('/api/admin') && access !== 'admin');
  expect(others.map(({ path }) => path).sort()).toEqual(['/api/admin/login', '/api/admin/logout']);
  expect(ADMIN_ENDPOINTS.length).toBeGreaterThanOrEqual(25);
});

describe('no endpoint of the panel accepts', () => {
  const asAdmin = (cookie: string) => cookie.replace(/^u\./, 'a.');
  /** A session of an account that became an administrator's after the login. */
  const userSessionOfAdmin = async () => {
    const cookie = await suite.logInUser();
    await suite.auth.setCustomUserClaims(USER.uid, { admin: true });
    return cookie;
  };

  it.each<[string, 401 | 403, () => Promise<string>]>([
    ["a user's cookie", 403, () => suite.logInUser()],
    ["a user's cookie in an administrator's place", 401, async () => asAdmin(await suite.logInUser())],
    ["an administrator's session as a user", 403, userSessionOfAdmin],
    ['the same in the other place', 401, async () => asAdmin(await userSessionOfAdmin())],
    [
      'a cookie with a longer life written into it',
      401,
      async () =>
        changeClaims(await suite.logInAdmin(), ({ exp, ...rest }) => ({ ...rest, exp: Number(exp) + 1 })),
    ],
    [
      'a user who writes the claim into the cookie',
      401,
      async () => changeClaims(asAdmin(await suite.logInUser()), (claims) => ({ ...claims, admin: true })),
    ],
    [
      'an expired cookie',
      401,
      async () => changeClaims(await suite.logInAdmin(), (claims) => ({ ...claims, exp: 1_700_000_000 })),
    ],
    [
      'a cookie whose session has ended',
      401,
      async () => {
        const cookie = await suite.logInAdmin();
        await suite.send('POST', '/api/admin/logout', { cookie });
        return cookie;
      },
    ],
    [
      'a cookie made for five days that no session belongs to',
      401,
      async () => {
        const cookie = await suite.logInAdmin();
        await suite.db.recursiveDelete(suite.db.collection('sessions'));
        return cookie;
      },
    ],
  ])('%s: %d', async (_case, status, cookieOf) => {
    const cookie = await cookieOf();
    const responses = await Promise.all(ADMIN_ENDPOINTS.map((endpoint) => call(endpoint, cookie)));
    expect(responses.map((response) => response.status)).toEqual(ADMIN_ENDPOINTS.map(() => status));
  });
});
