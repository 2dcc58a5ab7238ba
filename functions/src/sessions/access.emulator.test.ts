import { type Endpoint, ERROR_MESSAGES, ErrorResponse, reportActivity } from '@alnafitha/contract';
import { beforeEach, expect, it } from 'vitest';
import { startFreshSuite, USER } from '../testing/emulators';
import { ADMIN_ENDPOINTS, ENDPOINTS, urlOf } from '../testing/endpoints';
import { storeMessages } from '../testing/messages';
import { stateOf } from '../testing/stored';

/** A body with which the endpoint succeeds. */
const bodies: Partial<Record<string, object>> = {
  '/api/admin/messages/:id': { status: 'completed' },
  '/api/admin/messages/delete-multiple': { ids: ['m0'] },
  '/api/admin/messages/update-multiple': { ids: ['m0'], status: 'processing' },
};

const suite = await startFreshSuite('access');
beforeEach(() => storeMessages(suite.db, [{}]));

const call = (endpoint: Endpoint, cookie?: string, body = bodies[endpoint.path]) =>
  suite.send(endpoint.method, urlOf(endpoint, 'm0'), { cookie, ...(endpoint.method !== 'GET' && { body }) });

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The endpoints of the panel that respond with another status or message. */
async function notResponding(status: number, message: string | undefined, cookie?: string, body?: object) {
  const responses = await Promise.all(
    ADMIN_ENDPOINTS.map(async (endpoint) => [nameOf(endpoint), await call(endpoint, cookie, body)] as const),
  );
  return responses
    .filter(([, response]) => {
      const isOtherMessage = message && ErrorResponse.safeParse(response.body).data?.message !== message;
      return response.status !== status || isOtherMessage;
    })
    .map(([endpoint, response]) => ({ endpoint, status: response.status, body: response.body }));
}

it('covers every endpoint under /api/admin but login and logout', () => {
  const exceptions = ENDPOINTS.filter(
    ({ path, access }) => path.startsWith('/api/admin') && access !== 'admin',
  );
  expect(exceptions.map(({ path }) => path).sort()).toEqual(['/api/admin/login', '/api/admin/logout']);
  expect(ADMIN_ENDPOINTS.length).toBeGreaterThanOrEqual(25);
});

it('strangers and users reach no endpoint of the panel, whatever else is wrong, and change nothing', async () => {
  const user = await suite.logInUser();
  const before = await stateOf(suite);
  expect(await notResponding(401, ERROR_MESSAGES.signInRequired)).toEqual([]);
  expect(await notResponding(403, ERROR_MESSAGES.adminRequired, user)).toEqual([]);
  expect(await notResponding(403, ERROR_MESSAGES.adminRequired, user, { nonsense: true })).toEqual([]);
  expect(await stateOf(suite)).toEqual(before);
});

it('an administrator reaches every endpoint of the panel', async () => {
  const cookie = await suite.logInAdmin();
  const unreached: object[] = [];
  // After "That wasn't me", the session may only choose a new password.
  const inOrder = [...ADMIN_ENDPOINTS.filter((endpoint) => endpoint !== reportActivity), reportActivity];
  for (const endpoint of inOrder) {
    const { status, body } = await call(endpoint, cookie);
    // Validation errors depend on the endpoint and are tested there.
    if (![200, 400, 404, 415].includes(status)) unreached.push({ endpoint: nameOf(endpoint), status, body });
  }
  expect(unreached).toEqual([]);
});

it('no exchanged cookie, and none without a session, opens an endpoint of the panel', {
  timeout: 120_000,
}, async () => {
  const asAdmin = (cookie: string) => cookie.replace(/^u\./, 'a.');
  /** A session of an account that became an administrator's after the login. */
  const userSessionOfAdmin = async () => {
    const cookie = await suite.logInUser();
    await suite.auth.setCustomUserClaims(USER.uid, { admin: true });
    return cookie;
  };
  const withoutSession = async () => {
    const cookie = await suite.logInAdmin();
    await suite.db.recursiveDelete(suite.db.collection('sessions'));
    return cookie;
  };
  const cookies: Record<string, readonly [status: 401 | 403, cookieOf: () => Promise<string>]> = {
    "a user's in an administrator's place": [401, async () => asAdmin(await suite.logInUser())],
    "an administrator's session as a user": [403, userSessionOfAdmin],
    'the same in the other place': [401, async () => asAdmin(await userSessionOfAdmin())],
    'made for five days, without a session': [401, withoutSession],
  };
  const open: object[] = [];
  for (const [name, [status, cookieOf]] of Object.entries(cookies)) {
    await suite.reset();
    const offenders = await notResponding(status, undefined, await cookieOf());
    if (offenders.length > 0) open.push({ cookie: name, offenders });
  }
  expect(open).toEqual([]);
});
