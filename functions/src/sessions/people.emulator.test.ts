import {
  acceptInvitation,
  changePerson,
  ERROR_MESSAGES,
  invitePerson,
  listPeople,
  type Person,
  type PersonChange,
  type Role,
  readAdmin,
  readInvitation,
} from '@alnafitha/contract';
import { beforeEach, expect, it } from 'vitest';
import { bodyOf } from '../testing/admin-api';
import { ADMIN } from '../testing/emulators';
import { fieldError } from '../testing/forms';
import { logged } from '../testing/logger';
import { rejecting, sentTo, startMailApi } from '../testing/mail-api';

const { suite, startServer, deliverToOffice, wait } = await startMailApi('people');
let cookie: string;
beforeEach(async () => {
  await suite.reset();
  cookie = await suite.logInAdmin();
});

const NOOR = { name: 'Noor A.', email: 'noor@example.com', role: 'content' as Role, language: 'ar' };
const PASSWORD = 'blue doors by the sea';
const invite = (changes: object = {}) =>
  suite.send('POST', invitePerson.path, { cookie, body: { ...NOOR, password: ADMIN.password, ...changes } });
const people = async () =>
  bodyOf<{ people: Person[] }>(await suite.send('GET', listPeople.path, { cookie })).people;
const person = async (email = NOOR.email) => {
  const found = (await people()).find((other) => other.email === email);
  if (!found) throw new Error(`${email} is not listed`);
  return found;
};
const change = (id: string, body: Partial<PersonChange>, as = cookie) =>
  suite.send('PATCH', changePerson.path.replace(':id', id), {
    cookie: as,
    body: { password: ADMIN.password, ...body },
  });
const accept = (token: string, password = PASSWORD, as?: string) =>
  suite.send('POST', acceptInvitation.path, { cookie: as, body: { token, password } });
const open = async (token: string) =>
  (await suite.send('POST', readInvitation.path, { body: { token } })).status;
const statusOf = async (session: string | undefined) =>
  (await suite.send('GET', readAdmin.path, { cookie: session })).status;

/** The token of the newest mail to somebody. */
async function mailedToken(email = NOOR.email): Promise<string> {
  const server = await startServer();
  await deliverToOffice();
  const { mail } = sentTo(server, email);
  return /invitation#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
}

/** Invites somebody, who accepts. */
async function join(changes: Partial<typeof NOOR> = {}) {
  bodyOf(await invite(changes));
  const response = await accept(await mailedToken(changes.email));
  bodyOf(response);
  const { id } = await person(changes.email);
  return { id, session: response.cookie };
}

it('an invitation is mailed in its language, opens once, sets the password, and signs in with the role', async () => {
  bodyOf(await invite());
  expect(await person()).toMatchObject({
    ...{ state: 'invited', role: 'content', username: NOOR.email },
    mail: { state: 'pending' },
  });
  const server = await startServer();
  await deliverToOffice();
  const { mail } = sentTo(server, NOOR.email);
  expect(mail.subject).toContain('أنت مدعو');
  expect(mail.text).toContain(NOOR.email);
  const token = /invitation#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
  expect(JSON.stringify((await suite.db.doc(`admins/${NOOR.email}`).get()).data())).not.toContain(token);
  expect(
    (await suite.send('POST', '/api/admin/login', { body: { username: NOOR.email, password: PASSWORD } }))
      .status,
  ).toBe(401);
  expect(bodyOf(await suite.send('POST', readInvitation.path, { body: { token } }))).toEqual({
    ...{ name: 'Noor A.', username: NOOR.email, role: 'content' },
  });
  expect(await accept(token, 'noor@example.com')).toMatchObject({ status: 400 });
  const response = await accept(token, PASSWORD, cookie);
  expect(response).toMatchObject({ status: 200, body: { username: NOOR.email, role: 'content' } });
  expect(await statusOf(response.cookie)).toBe(200);
  // The browser had another's session, which ends.
  expect(await statusOf(cookie)).toBe(401);
  expect(await accept(token)).toMatchObject({
    status: 404,
    body: { message: ERROR_MESSAGES.invitationEnded },
  });
  cookie = await suite.logInAdmin();
  expect(await person()).toMatchObject({
    state: 'active',
    secondFactor: false,
    lastSeen: expect.any(String),
  });
  expect(logged()).not.toContain(NOOR.email);
});

it('only the newest invitation counts, until its hours are over or it is taken back', async () => {
  bodyOf(await invite());
  const first = await mailedToken();
  const { id } = await person();
  bodyOf(await change(id, { change: 'invite' }));
  expect(await open(first)).toBe(404);
  const second = await mailedToken();
  expect([await open(first), await open(second), await open('x'.repeat(43)), await open('short')]).toEqual([
    404, 200, 404, 400,
  ]);
  wait(72 * 60);
  expect(await accept(second)).toMatchObject({ status: 404 });
  cookie = await suite.logInAdmin();
  expect(await person()).toMatchObject({ state: 'expired' });
  bodyOf(await change(id, { change: 'invite' }));
  const third = await mailedToken();
  bodyOf(await change(id, { change: 'remove' }));
  expect(await open(third)).toBe(404);
  expect(await people()).toHaveLength(1);
  await expect(suite.auth.getUser(id)).rejects.toThrow('no user record');
});

it('a former mail that is tried again, or late, leaves the newest link as it is', async () => {
  bodyOf(await invite());
  await startServer(rejecting((address) => address === NOOR.email, 451));
  expect(await deliverToOffice()).toEqual({ retry: true });
  const { id } = await person();
  bodyOf(await change(id, { change: 'invite' }));
  const token = await mailedToken();
  expect(await open(token)).toBe(200);
  await deliverToOffice();
  expect(await open(token)).toBe(200);
});

it('a removed address can be invited again', async () => {
  const { id } = await join();
  bodyOf(await change(id, { change: 'remove' }));
  bodyOf(await invite());
  expect(await person()).toMatchObject({ state: 'invited' });
});

it('links can be guessed 30 times in a quarter of an hour', async () => {
  const tries = Array.from({ length: 31 }, () => open('x'.repeat(43)));
  expect((await Promise.all(tries)).filter((status) => status === 429)).toHaveLength(1);
});

it('shows that a mail was refused, and an address that somebody has is refused', async () => {
  bodyOf(await invite());
  await startServer(rejecting((address) => address === NOOR.email));
  expect(await deliverToOffice()).toEqual({ retry: false });
  expect((await person()).mail?.state).toBe('refused');
  expect(await invite({ email: 'Noor@Example.com' })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'email', message: ERROR_MESSAGES.recipientRepeated }] },
  });
  expect((await suite.auth.listUsers()).users).toHaveLength(3);
});

it.each([
  ['a wrong password', { password: 'wrong' }, 'password', ERROR_MESSAGES.passwordWrong],
  ['a long name', { name: 'n'.repeat(300) }, 'name', ERROR_MESSAGES.nameTooLong],
  ['no role', { role: 'owner' }, 'role', ERROR_MESSAGES.invalidValue],
  ['no address', { email: 'noor' }, 'email', ERROR_MESSAGES.emailInvalid],
])('with %s, nobody is invited', async (_case, body, path, message) => {
  expect(await invite(body)).toMatchObject({ status: 400, body: fieldError(path, message) });
  expect(await people()).toHaveLength(1);
});

it('a name with markup and isolates is text in the mail', async () => {
  bodyOf(await invite({ name: '<b>Noor</b>\u202eevil', language: 'en' }));
  const server = await startServer();
  await deliverToOffice();
  const { mail } = sentTo(server, NOOR.email);
  expect(mail.html).not.toContain('<b>Noor');
  expect(mail.subject).toContain('<b>Noor</b>');
});

it('a role, the end of sessions, disabling and removal count for the next request', async () => {
  const { id, session } = await join({ role: 'administrator' });
  const people = async () => (await suite.send('GET', listPeople.path, { cookie: session })).status;
  expect(await people()).toBe(200);
  bodyOf(await change(id, { change: 'role', role: 'desk' }));
  expect([await people(), await statusOf(session)]).toEqual([403, 200]);
  bodyOf(await change(id, { change: 'signOut' }));
  expect(await statusOf(session)).toBe(401);
  const logIn = () =>
    suite.send('POST', '/api/admin/login', { body: { username: NOOR.email, password: PASSWORD } });
  const again = await logIn();
  bodyOf(await change(id, { change: 'disable' }));
  expect([await statusOf(again.cookie), (await logIn()).status]).toEqual([401, 401]);
  bodyOf(await change(id, { change: 'enable' }));
  expect(await logIn()).toMatchObject({ status: 200, body: { role: 'desk' } });
  bodyOf(await change(id, { change: 'remove' }));
  expect((await logIn()).status).toBe(401);
  expect(await change(id, { change: 'enable' })).toMatchObject({ status: 404 });
  const server = await startServer();
  await deliverToOffice();
  const subjects = server.received
    .filter(({ to }) => to.includes(NOOR.email))
    .map(({ mail }) => mail.subject);
  expect(subjects.map((subject) => subject?.split(': ')[1]).sort()).toEqual(
    [
      'Account disabled',
      'Account enabled',
      'Account removed',
      'New device',
      'New device',
      'Role changed',
    ].sort(),
  );
});

it('the last administrator stays, also when two limit each other at once', async () => {
  const last = { status: 409, body: { message: ERROR_MESSAGES.lastAdministrator } };
  for (const body of [{ change: 'role', role: 'desk' }, { change: 'disable' }, { change: 'remove' }] as const)
    expect(await change(ADMIN.uid, body)).toMatchObject(last);
  const { id, session } = await join({ role: 'administrator' });
  const results = await Promise.all([
    change(id, { change: 'disable' }),
    change(ADMIN.uid, { change: 'disable', password: PASSWORD }, session),
  ]);
  const left = (await suite.db.collection('admins').get()).docs.filter(
    (document) => document.get('disabled') !== true,
  );
  expect(left).toHaveLength(1);
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('"That wasn’t me" does not bring a role back that was taken at the same time', async () => {
  const { id, session } = await join({ role: 'administrator' });
  await Promise.all([
    suite.send('POST', '/api/admin/profile/report', { cookie: session }),
    change(id, { change: 'role', role: 'desk' }),
  ]);
  const { customClaims } = await suite.auth.getUser(id);
  expect(customClaims).toEqual({ admin: true, role: 'desk', mustChangePassword: true });
});
