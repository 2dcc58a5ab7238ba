import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAILS } from '../../../functions/src/mails/mail-document';
import { ADMIN, type Suite, startSuite, USER } from '../../../functions/src/testing/emulators';
import { ROOT } from '../../suite/config';
import {
  createAdministrator,
  disableAdministrator,
  listAdministrators,
  removeSecondFactor,
  resetPassword,
} from './administrators';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('administrators');
});
afterAll(() => suite.stop());
beforeEach(() => suite.reset());

const NOOR = { username: 'noor', email: 'noor@example.com', name: 'Noor A.' };
const PASSWORD = 'blue doors by the sea';
const giving = (password: string) => async () => password;
/** A second factor whose secret is of no account here. */
const FACTOR = { secret: { key: 'test', nonce: '', text: '', tag: '' }, failures: 0 };
const notAsked = () => Promise.reject(new Error('the password was asked for'));
const create = (changes: Partial<typeof NOOR> = {}, password = PASSWORD) =>
  createAdministrator(suite, { ...NOOR, ...changes }, giving(password));

const logIn = (username: string, password: string) =>
  suite.send('POST', '/api/admin/login', { body: { username, password } });
/** The mails about accounts, in the order of their events' names. */
const events = async () => {
  const { docs } = await suite.db.collection(MAILS).where('kind', '==', 'account').get();
  return docs.map((mail) => mail.get('account.event')).sort();
};
const me = async (cookie: string | undefined) =>
  (await suite.send('GET', '/api/admin/me', { cookie })).status;

describe('create', () => {
  it('creates an administrator who can log in, with a sign-in email that only the document contains', async () => {
    await create();
    const response = await logIn('noor', PASSWORD);
    expect(response).toMatchObject({ status: 200, body: { username: 'noor', name: 'Noor A.' } });
    expect(await me(response.cookie)).toBe(200);
    const { email: signInEmail } = await suite.auth.getUser(await uidOf());
    expect(signInEmail).toMatch(/^[0-9a-f-]{36}@admins\.invalid$/);
    const document = (await suite.db.doc('admins/noor').get()).data();
    expect(document).toMatchObject({ email: NOOR.email, signInEmail });
    await expect(suite.auth.getUserByEmail(NOOR.email)).rejects.toThrow('no user record');
  });

  it('never uses an account that a user registered with that email', async () => {
    const session = await suite.logInUser();
    await create({ email: USER.email });
    expect(await uidOf()).not.toBe(USER.uid);
    expect((await suite.auth.getUser(USER.uid)).customClaims).toBeUndefined();
    expect((await suite.send('GET', '/api/user', { cookie: session })).status).toBe(200);
    expect((await logIn('noor', USER.password)).status).toBe(401);
    expect((await logIn('noor', PASSWORD)).status).toBe(200);
  });

  it.each([
    ['entry', () => create().then(async () => suite.auth.setCustomUserClaims(await uidOf(), null))],
    ['entry whose account is gone', () => create().then(async () => suite.auth.deleteUser(await uidOf()))],
  ])('resumes after the %s, and leaves one account', async (_case, begin) => {
    await begin();
    await create({}, 'the-second-password');
    expect((await logIn('noor', 'the-second-password')).status).toBe(200);
    expect((await suite.auth.listUsers()).users).toHaveLength(3);
  });

  it('enables a disabled administrator', async () => {
    await create();
    await disableAdministrator(suite, 'noor');
    await create({ name: 'Noor B.' }, 'the-second-password');
    expect((await logIn('noor', 'the-second-password')).body).toMatchObject({ name: 'Noor B.' });
    expect((await logIn('noor', PASSWORD)).status).toBe(401);
  });

  it('rejects an existing administrator and changes nothing', async () => {
    const admin = { ...NOOR, username: ADMIN.username };
    await expect(createAdministrator(suite, admin, notAsked)).rejects.toThrow('is an administrator already');
    expect((await logIn(ADMIN.username, ADMIN.password)).status).toBe(200);
    expect((await suite.auth.listUsers()).users).toHaveLength(2);
  });

  it('does not reuse a username that is taken concurrently', async () => {
    const rival = async () => {
      await suite.db.doc('admins/noor').create({ uid: 'rival', email: 'rival@example.com', name: null });
      return PASSWORD;
    };
    await expect(createAdministrator(suite, NOOR, rival)).rejects.toThrow('is taken');
    expect((await suite.db.doc('admins/noor').get()).get('uid')).toBe('rival');
    expect((await suite.auth.listUsers()).users).toHaveLength(2);
  });
});

it('reset ends the old password and all sessions, including those of the same second', async () => {
  const cookie = await suite.logInAdmin();
  await suite.db.doc('admins/admin').update({ mustChangePassword: true });
  await suite.auth.setCustomUserClaims(ADMIN.uid, { admin: true, mustChangePassword: true });
  await resetPassword(suite, 'admin', giving('the-second-password'));
  expect(await events()).toEqual(['newDevice', 'passwordReset']);
  expect(await me(cookie)).toBe(401);
  expect((await logIn('admin', ADMIN.password)).status).toBe(401);
  expect(await me((await logIn('admin', 'the-second-password')).cookie)).toBe(200);
});

it("reset forgets the administrator's known browsers, and leaves other administrators' browsers and sessions", async () => {
  await create();
  await logIn('noor', PASSWORD);
  const cookie = await suite.logInAdmin();
  await resetPassword(suite, 'noor', giving('the-second-password'));
  expect(await me(cookie)).toBe(200);
  const { docs } = await suite.db.collection('devices').get();
  expect(docs.map((device) => device.get('username'))).toEqual(['admin']);
});

it('reset rejects an unknown or disabled administrator', async () => {
  await expect(resetPassword(suite, 'noor', notAsked)).rejects.toThrow('no administrator noor');
  await expect(disableAdministrator(suite, 'admin')).rejects.toThrow('Somebody has to remain');
  await create();
  await disableAdministrator(suite, 'admin');
  await expect(resetPassword(suite, 'admin', notAsked)).rejects.toThrow('is disabled');
});

it('disable ends the sessions at once, blocks the login, and rejects an unknown administrator', async () => {
  await expect(disableAdministrator(suite, 'noor')).rejects.toThrow('no administrator noor');
  await create();
  const { cookie } = await logIn('noor', PASSWORD);
  await disableAdministrator(suite, 'noor');
  expect(await me(cookie)).toBe(401);
  expect((await logIn('noor', PASSWORD)).status).toBe(401);
  await expect(disableAdministrator(suite, 'noor')).resolves.toBeUndefined();
});

it('a second factor is reset for a lost telephone, which ends all sessions', async () => {
  await suite.db.doc(`secondFactors/${ADMIN.uid}`).set(FACTOR);
  expect(await logIn(ADMIN.username, ADMIN.password)).toMatchObject({
    status: 401,
    body: { secondFactor: true },
  });
  await removeSecondFactor(suite, ADMIN.username);
  expect(await events()).toContain('factorReset');
  const response = await logIn(ADMIN.username, ADMIN.password);
  expect(response.status).toBe(200);
  await expect(removeSecondFactor(suite, ADMIN.username)).rejects.toThrow('has no second factor');
  expect(await me(response.cookie)).toBe(200);
  await suite.db.doc(`secondFactors/${ADMIN.uid}`).set(FACTOR);
  await removeSecondFactor(suite, ADMIN.username);
  expect(await me(response.cookie)).toBe(401);
});

it('list prints each administrator with the state', async () => {
  await create();
  await disableAdministrator(suite, 'noor');
  const lost = { uid: 'nobody', email: 'lost@example.com', signInEmail: 'lost@admins.invalid', name: null };
  await suite.db.doc('admins/lost').set(lost);
  const half = { uid: USER.uid, email: USER.email, signInEmail: USER.email, name: 'Half' };
  await suite.db.doc('admins/half').set(half);
  await suite.db.doc(`secondFactors/${ADMIN.uid}`).set(FACTOR);
  const lines = (await listAdministrators(suite)).map((line) => line.split(/ {2,}/));
  expect(lines).toEqual([
    ['admin', 'active', 'administrator', 'second factor', 'Site Administrator', ADMIN.email],
    ['half', 'disabled', 'administrator', 'password only', 'Half', USER.email],
    ['lost', 'disabled', 'administrator', 'password only', 'lost', 'lost@example.com'],
    ['noor', 'disabled', 'administrator', 'password only', 'Noor A.', NOOR.email],
  ]);
});

describe('the command', () => {
  const run = async (args: readonly string[], input = '', environment: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/scripts/admin.ts', ...args], {
      cwd: ROOT,
      env: { ...process.env, GCLOUD_PROJECT: suite.projectId, ...environment },
    });
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [printed, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, printed, failed };
  };

  it('reads the password from standard input and never prints it', async () => {
    const args = ['create', '\u200fNoor', '--email', `${NOOR.email}\u202c`, '--name', `${NOOR.name}\u0007`];
    const { code, printed, failed } = await run(args, `${PASSWORD}\n`);
    expect({ code, failed }).toEqual({ code: 0, failed: '' });
    expect(printed).toContain(`noor is an administrator of ${suite.projectId} (emulators).`);
    expect(printed).not.toContain(PASSWORD);
    expect((await suite.db.doc('admins/noor').get()).data()).toMatchObject({
      email: NOOR.email,
      name: NOOR.name,
    });
    expect((await logIn('noor', PASSWORD)).status).toBe(200);
  });

  it('invites, limits and removes by the same code as the panel', async () => {
    const invited = ['invite', 'huda@example.com', '--name', 'Huda', '--role', 'desk', '--language', 'ar'];
    expect((await run(invited)).printed).toContain('huda@example.com is invited to');
    expect((await suite.db.doc('admins/huda@example.com').get()).data()).toMatchObject({
      ...{ role: 'desk', name: 'Huda' },
      invitation: { language: 'ar' },
    });
    const last = await run(['role', 'admin', '--role', 'content']);
    expect(last).toMatchObject({ code: 1, failed: expect.stringContaining('Somebody has to remain') });
    await create();
    await run(['role', 'noor', '--role', 'content']);
    const { customClaims } = await suite.auth.getUser((await suite.db.doc('admins/noor').get()).get('uid'));
    expect(customClaims).toEqual({ admin: true, role: 'content' });
    await run(['remove', 'noor']);
    expect((await suite.db.doc('admins/noor').get()).exists).toBe(false);
    expect((await run(['role', 'admin', '--role', 'owner'])).failed).toContain('Usage');
  });

  it('prints why it rejects a command, in one line', async () => {
    const nobody = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' };
    const rejected = await Promise.all([
      run(['reset', 'admin'], 'short\n'),
      run(['reset', 'noor', '--password', PASSWORD]),
      run(['create', 'noor', '--email', NOOR.email, '--name', '\u2800']),
      run(['disable', '../noor']),
      run(['list'], '', nobody),
    ]);
    expect(rejected.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
    expect(rejected.map(({ failed }) => failed)).toEqual([
      'The password must have at least 12 characters\n',
      expect.stringContaining('Usage: npm run admin'),
      expect.stringContaining('Usage: npm run admin'),
      expect.stringContaining('A username has'),
      'No emulators answer at 127.0.0.1:1. Run `npm start` first.\n',
    ]);
  });
});

async function uidOf(): Promise<string> {
  return String((await suite.db.doc('admins/noor').get()).get('uid'));
}
