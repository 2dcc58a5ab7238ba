import {
  type Endpoint,
  ERROR_MESSAGES,
  ErrorResponse,
  ROLES,
  type Role,
  reportActivity,
} from '@alnafitha/contract';
import { beforeEach, expect, it } from 'vitest';
import { ADMIN, startFreshSuite, USER } from '../testing/emulators';
import { ADMIN_ENDPOINTS, ENDPOINTS, urlOf } from '../testing/endpoints';
import { storeMessages } from '../testing/messages';
import { stateOf } from '../testing/stored';

/** A body with which the endpoint succeeds. */
const bodies: Partial<Record<string, object>> = {
  '/api/admin/messages/:id': { status: 'completed' },
  '/api/admin/messages/delete-multiple': { ids: ['m0'] },
  '/api/admin/messages/update-multiple': { ids: ['m0'], status: 'processing' },
};

/** Who may use which endpoint of the panel, a line each; an administrator may use all. */
const ROWS = {
  panel: `
    DELETE /api/admin/profile/sessions/:id
    DELETE /api/admin/second-factor
    GET /api/admin/dashboard
    GET /api/admin/me
    GET /api/admin/profile/activity
    PATCH /api/admin/profile
    POST /api/admin/profile/password
    POST /api/admin/profile/report
    POST /api/admin/profile/sign-out-others
    POST /api/admin/second-factor
    POST /api/admin/second-factor/confirm
  `,
  content: `
    DELETE /api/admin/blog-posts/:id
    DELETE /api/admin/deleted/:kind/:id
    DELETE /api/admin/documents/:id
    DELETE /api/admin/images/:id
    DELETE /api/admin/previews/:kind/:id
    DELETE /api/admin/projects/:id
    DELETE /api/admin/services/:id
    DELETE /api/admin/testimonials/:id
    GET /api/admin/blocks
    GET /api/admin/blocks/:id
    GET /api/admin/blog-posts
    GET /api/admin/blog-posts/:id
    GET /api/admin/deleted/:kind
    GET /api/admin/history/:kind/:id
    GET /api/admin/history/:kind/:id/:revision
    GET /api/admin/images
    GET /api/admin/images/:id
    GET /api/admin/previews/:kind/:id
    GET /api/admin/projects
    GET /api/admin/projects/:id
    GET /api/admin/services
    GET /api/admin/services/:id
    GET /api/admin/testimonials
    GET /api/admin/testimonials/:id
    GET /api/admin/translations
    GET /api/admin/translations/:kind/:id
    PATCH /api/admin/blocks/:id
    PATCH /api/admin/blog-posts/:id
    PATCH /api/admin/blog-posts/:id/publish
    PATCH /api/admin/images/:id
    PATCH /api/admin/projects/:id
    PATCH /api/admin/service-order
    PATCH /api/admin/services/:id
    PATCH /api/admin/testimonials/:id
    PATCH /api/admin/translations/:kind/:id
    POST /api/admin/blog-posts
    POST /api/admin/categories/move
    POST /api/admin/deleted/:kind/:id
    POST /api/admin/documents
    POST /api/admin/images/upload
    POST /api/admin/images/upload-multiple
    POST /api/admin/previews/:kind/:id
    POST /api/admin/projects
    POST /api/admin/services
    POST /api/admin/testimonials
    POST /api/admin/translations/:kind/:id/complete
  `,
  desk: `
    DELETE /api/admin/deleted-messages/:id
    DELETE /api/admin/messages/:id
    GET /api/admin/export/messages
    GET /api/admin/messages
    GET /api/admin/messages/:id
    GET /api/admin/messages/:id/files/:file
    PATCH /api/admin/messages/:id
    POST /api/admin/deleted-messages/:id/restore
    POST /api/admin/messages/:id/attachments
    POST /api/admin/messages/:id/contacts
    POST /api/admin/messages/:id/mails
    GET /api/admin/messages/:id/opening
    POST /api/admin/messages/:id/replies
    POST /api/admin/messages/delete-multiple
    POST /api/admin/messages/update-multiple
  `,
  admin: `
    GET /api/admin/activity
    GET /api/admin/openapi.json
    GET /api/admin/people
    POST /api/admin/people
    PATCH /api/admin/people/:id
    GET /api/admin/recipients
    GET /api/admin/setup
    PATCH /api/admin/recipients
    POST /api/admin/setup/remove-samples
    POST /api/admin/setup/test-mail
  `,
};
const MAY: Readonly<Record<Role, readonly (keyof typeof ROWS)[]>> = {
  administrator: ['panel', 'content', 'desk', 'admin'],
  content: ['panel', 'content'],
  desk: ['panel', 'desk'],
};
const linesOf = (rows: string) => rows.trim().split(/\s*\n\s*/);

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

it('covers every endpoint under /api/admin but login, logout and invitations', () => {
  const exceptions = ENDPOINTS.filter(
    (endpoint) => endpoint.path.startsWith('/api/admin') && !ADMIN_ENDPOINTS.includes(endpoint),
  );
  expect(exceptions.map(({ path }) => path).sort()).toEqual(
    ['invitation', 'invitation/accept', 'login', 'logout'].map((name) => `/api/admin/${name}`),
  );
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

it('the table has a line for each endpoint of the panel', () => {
  expect(Object.values(ROWS).flatMap(linesOf).sort()).toEqual(ADMIN_ENDPOINTS.map(nameOf).sort());
});

it.each(ROLES)(
  'the role %s reaches what the table says, with a cookie that it had as an administrator',
  async (role) => {
    const cookie = await suite.logInAdmin();
    await suite.auth.setCustomUserClaims(ADMIN.uid, { admin: true, role });
    const wrong: object[] = [];
    // After "That wasn't me", the session may only choose a new password.
    const inOrder = [...ADMIN_ENDPOINTS.filter((endpoint) => endpoint !== reportActivity), reportActivity];
    for (const endpoint of inOrder) {
      const { status, body } = await call(endpoint, cookie);
      const isRefused = status === 403 && ErrorResponse.parse(body).message === ERROR_MESSAGES.roleRejected;
      const isReached = MAY[role].some((access) => linesOf(ROWS[access]).includes(nameOf(endpoint)));
      // Validation errors depend on the endpoint and are tested there.
      const isExpected = isReached ? [200, 400, 404, 415].includes(status) : isRefused;
      if (!isExpected) wrong.push({ endpoint: nameOf(endpoint), status, body });
    }
    expect(wrong).toEqual([]);
  },
);

it('an unknown role opens nothing', async () => {
  const cookie = await suite.logInAdmin();
  await suite.auth.setCustomUserClaims(ADMIN.uid, { admin: true, role: 'owner' });
  expect(await notResponding(401, ERROR_MESSAGES.signInRequired, cookie)).toEqual([]);
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
