import {
  type Activity,
  type AdminSession,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  ERROR_MESSAGES,
  endSession,
  logInAdmin,
  logOutAdmin,
  readActivity,
  readAdmin,
  readDashboard,
  removeSecondFactor,
  reportActivity,
  type SecondFactorSecret,
  signOutOthers,
  updateProfile,
} from '@alnafitha/contract';
import { DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAILS } from '../mails/mail-document';
import { bodyOf } from '../testing/admin-api';
import { ADMIN, startFreshSuite } from '../testing/emulators';

let now = new Date();
const clock = () => now;
const suite = await startFreshSuite('activity', { clock });
const strict = await startFreshSuite('activity-strict', { clock, requireSecondFactor: true });
beforeEach(() => {
  now = new Date();
});

const DAY = 24 * 60 * 60_000;
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const PASSWORD = 'blue doors by the sea';
const PHONE = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  'X-Forwarded-For': '203.0.113.77',
};
const SOURCE = { device: 'Chrome, Android', network: '203.0.113.0/24' };

const logIn = (fields: object = {}, cookie?: string) =>
  suite.send('POST', logInAdmin.path, {
    body: { username: ADMIN.username, password: ADMIN.password, ...fields },
    cookie,
    headers: PHONE,
  });
const activity = async (cookie: string) =>
  bodyOf<Activity>(await suite.send('GET', readActivity.path, { cookie }));
const me = async (cookie: string | undefined) => suite.send('GET', readAdmin.path, { cookie });
const report = (cookie: string) => suite.send('POST', reportActivity.path, { cookie, headers: PHONE });
const change = (cookie: string, current = ADMIN.password) =>
  suite.send('POST', changePassword.path, { body: { current, password: PASSWORD }, cookie, headers: PHONE });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

async function setUp(cookie: string, { send } = suite) {
  const begun = await send('POST', beginSecondFactor.path, { body: { password: ADMIN.password }, cookie });
  const { secret } = bodyOf<SecondFactorSecret>(begun);
  const body = { code: codeOf(secret) };
  const confirmed = await send('POST', confirmSecondFactor.path, { body, cookie, headers: PHONE });
  const { recoveryCodes } = bodyOf<{ recoveryCodes: string[] }>(confirmed);
  wait(30_000);
  return { secret, recoveryCodes };
}

/** What the administrator is mailed, in any order. */
async function mailed() {
  const { docs } = await suite.db.collection(MAILS).where('kind', '==', 'account').get();
  for (const mail of docs) expect(mail.data()).toMatchObject({ to: ADMIN.email, state: 'pending' });
  return docs.map((mail) => mail.get('account'));
}

describe('what happens to an account', () => {
  it('is listed newest first, and mailed: a device only once', async () => {
    const start = now.toISOString();
    const first = (await logIn()).cookie ?? '';
    wait(1000);
    expect((await logIn({}, first)).status).toBe(200);
    wait(1000);
    const cookie = (await logIn()).cookie ?? '';
    wait(1000);
    const { secret, recoveryCodes } = await setUp(cookie);
    const again = (await logIn({ code: recoveryCodes[0] }, cookie)).cookie ?? '';
    wait(30_000);
    const changed = (await change(again)).cookie ?? '';
    wait(30_000);
    await suite.send('DELETE', removeSecondFactor.path, {
      body: { code: codeOf(secret) },
      cookie: changed,
      headers: PHONE,
    });
    const kinds = [
      'factorRemoved',
      'passwordChanged',
      'recoveryCodeUsed',
      'factorAdded',
      'newDevice',
      'newDevice',
    ];
    const { events } = await activity(changed);
    expect(events).toEqual(
      kinds.map((kind) => ({ id: expect.any(String), kind, at: expect.any(String), ...SOURCE })),
    );
    expect(events.at(-1)?.at).toBe(start);
    expect(await mailed()).toEqual(
      expect.arrayContaining(kinds.map((event) => ({ username: ADMIN.username, event, ...SOURCE }))),
    );
    expect(await mailed()).toHaveLength(kinds.length);
  });

  it('is listed for 90 days, and to its owner only', async () => {
    await logIn();
    await suite.db.collection('accountEvents').add({ uid: 'another', kind: 'reported', at: now });
    wait(89 * DAY);
    expect((await activity((await logIn()).cookie ?? '')).events).toHaveLength(2);
    wait(2 * DAY);
    expect((await activity((await logIn()).cookie ?? '')).events).toHaveLength(2);
  });

  it('is told of again in a browser that was signed out elsewhere', async () => {
    const lost = (await logIn()).cookie ?? '';
    const here = (await logIn()).cookie ?? '';
    expect((await suite.send('POST', signOutOthers.path, { cookie: here })).status).toBe(200);
    await logIn({}, here);
    expect(await mailed()).toHaveLength(2);
    await logIn({}, lost);
    expect(await mailed()).toHaveLength(3);
  });

  it('is told of once when somebody with the password guesses codes', async () => {
    const cookie = await suite.logInAdmin();
    await setUp(cookie);
    for (let count = 0; count < 7; count += 1) await logIn({ code: '000000' });
    expect((await activity(cookie)).events.filter(({ kind }) => kind === 'factorLocked')).toHaveLength(1);
    expect((await mailed()).filter(({ event }) => event === 'factorLocked')).toHaveLength(1);
  });

  it('is not listed when a login fails', async () => {
    await logIn({ password: 'wrong' });
    expect(await mailed()).toEqual([]);
  });
});

describe('open sessions', () => {
  it('are listed, and each can be ended alone', async () => {
    const [phone, other] = [(await logIn()).cookie ?? '', await suite.logInAdmin()];
    await suite.logInUser();
    const { sessions } = await activity(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toEqual([
      { id: expect.any(String), at: now.toISOString(), current: true, ...SOURCE },
    ]);
    const { id = '' } = sessions.find(({ current }) => !current) ?? {};
    const path = endSession.path.replace(':id', id);
    expect((await suite.send('DELETE', path, { cookie: phone })).status).toBe(200);
    expect((await me(other)).status).toBe(401);
    expect((await me(phone)).status).toBe(200);
    expect((await suite.send('DELETE', path, { cookie: phone })).status).toBe(404);
  });

  it('are ended with their browser: its next login needs a code, and is told of', async () => {
    const here = (await logIn()).cookie ?? '';
    const { secret } = await setUp(here);
    const lost = (await logIn({ code: codeOf(secret), trust: true })).cookie ?? '';
    wait(30_000);
    const kept = (await logIn({ code: codeOf(secret), trust: true })).cookie ?? '';
    wait(30_000);
    expect((await logIn({}, lost)).status).toBe(200);
    const { sessions } = await activity(here);
    const of = async (cookie: string) => (await activity(cookie)).sessions.find(({ current }) => current)?.id;
    const again = (await logIn({}, lost)).cookie ?? '';
    const id = (await of(again)) ?? '';
    expect(sessions).toHaveLength(3);
    const devices = (await mailed()).filter(({ event }) => event === 'newDevice').length;
    const ended = await suite.send('DELETE', endSession.path.replace(':id', id), { cookie: here });
    expect(ended.status).toBe(200);
    expect((await me(again)).status).toBe(401);
    expect(await logIn({}, again)).toMatchObject({ status: 401, body: { secondFactor: true } });
    expect((await logIn({ code: codeOf(secret) }, again)).status).toBe(200);
    expect((await mailed()).filter(({ event }) => event === 'newDevice')).toHaveLength(devices + 1);
    // The others stay as they are.
    expect((await me(here)).status).toBe(200);
    expect((await logIn({}, kept)).status).toBe(200);
  });

  it('without a known browser forget all but the one that asks', async () => {
    const here = (await logIn()).cookie ?? '';
    const { secret } = await setUp(here);
    const lost = (await logIn({ code: codeOf(secret), trust: true })).cookie ?? '';
    wait(30_000);
    const { docs } = await suite.db.collection('sessions').get();
    await Promise.all(docs.map(({ ref }) => ref.update({ browser: FieldValue.delete() })));
    const id = (await activity(lost)).sessions.find(({ current }) => current)?.id ?? '';
    await suite.send('DELETE', endSession.path.replace(':id', id), { cookie: here });
    expect(await logIn({}, lost)).toMatchObject({ status: 401, body: { secondFactor: true } });
    const told = (await mailed()).length;
    await logIn({ code: codeOf(secret) }, here);
    expect(await mailed()).toHaveLength(told);
  });

  it('keep their browser at the logout', async () => {
    const first = (await logIn()).cookie ?? '';
    const { secret } = await setUp(first);
    const trusted = (await logIn({ code: codeOf(secret), trust: true })).cookie ?? '';
    const out = await suite.send('POST', logOutAdmin.path, { cookie: trusted });
    expect((await logIn({}, out.cookie)).status).toBe(200);
  });

  it("are the account's own", async () => {
    const cookie = await suite.logInAdmin();
    const ended = { kind: 'admin', uid: ADMIN.uid, createdAt: now, expireAt: now };
    const foreign = { ...ended, uid: 'another', expireAt: new Date(now.getTime() + DAY) };
    await suite.db.doc('sessions/ended').set(ended);
    await suite.db.doc('sessions/foreign').set(foreign);
    expect((await activity(cookie)).sessions).toHaveLength(1);
    const path = endSession.path.replace(':id', 'foreign');
    expect((await suite.send('DELETE', path, { cookie })).status).toBe(404);
    expect((await suite.db.doc('sessions/foreign').get()).exists).toBe(true);
  });
});

it('a logout or a new password that leaves sessions open is an error', async () => {
  const cookie = await suite.logInAdmin();
  wait(1);
  for (const act of [() => suite.send('POST', logOutAdmin.path, { cookie }), () => change(cookie)]) {
    const end = vi.spyOn(DocumentReference.prototype, 'delete').mockRejectedValueOnce(new Error('down'));
    const { status } = await act();
    end.mockRestore();
    expect(status).toBe(500);
  }
});

describe('"That wasn\'t me"', () => {
  const REJECTED = { status: 401, body: { message: ERROR_MESSAGES.credentialsRejected } };

  it('ends the other sessions, and lets this one choose a new password only', async () => {
    const thief = (await logIn()).cookie ?? '';
    const cookie = await suite.logInAdmin();
    expect((await report(cookie)).status).toBe(200);
    expect((await me(thief)).status).toBe(401);
    expect(await me(cookie)).toMatchObject({ status: 200, body: { required: 'newPassword' } });
    for (const { method, path } of [
      readDashboard,
      readActivity,
      signOutOthers,
      updateProfile,
      reportActivity,
    ])
      expect(await suite.send(method, path, { cookie }), path).toMatchObject({
        status: 403,
        body: { message: ERROR_MESSAGES.newPasswordRequired },
      });
    // The thief has the password, too.
    expect(await logIn()).toMatchObject(REJECTED);
    expect(await logIn({}, thief)).toMatchObject(REJECTED);

    // A session of the very moment of the change would count as one with the new password.
    wait(1);
    const changed = await change(cookie);
    expect(changed.status).toBe(200);
    expect((await me(cookie)).status).toBe(401);
    expect(bodyOf<AdminSession>(await me(changed.cookie))).not.toHaveProperty('required');
    expect((await suite.send('GET', readDashboard.path, { cookie: changed.cookie })).status).toBe(200);
    expect(await logIn({ password: PASSWORD })).toMatchObject({ status: 200 });
    expect((await mailed()).map(({ event }) => event)).toContain('reported');
  });

  it('lets a second factor in, to choose a new password', async () => {
    const cookie = await suite.logInAdmin();
    const { secret } = await setUp(cookie);
    await report(cookie);
    const response = await logIn({ code: codeOf(secret) });
    expect(response).toMatchObject({ status: 200, body: { required: 'newPassword' } });
    expect(bodyOf<AdminSession>(await me(response.cookie)).required).toBe('newPassword');
    const changed = await change(response.cookie ?? '');
    expect(bodyOf<AdminSession>(await me(changed.cookie))).not.toHaveProperty('required');
  });

  it('keeps the other claims, also when it is said twice', async () => {
    const cookie = await suite.logInAdmin();
    await suite.auth.setCustomUserClaims(ADMIN.uid, { admin: true, region: 'doha' });
    await Promise.all([report(cookie), report(cookie)]);
    const { customClaims } = await suite.auth.getUser(ADMIN.uid);
    expect(customClaims).toEqual({ admin: true, region: 'doha', mustChangePassword: true });
    await change(cookie);
    expect((await suite.auth.getUser(ADMIN.uid)).customClaims).toMatchObject({ admin: true, region: 'doha' });
  });
});

describe('where a second factor is required', () => {
  it('an administrator without one can set it up, and nothing else', async () => {
    const cookie = await strict.logInAdmin();
    const session = async () =>
      bodyOf<AdminSession>(await strict.send('GET', readAdmin.path, { cookie })).required;
    expect(await session()).toBe('secondFactor');
    for (const { method, path } of [readDashboard, readActivity, reportActivity, removeSecondFactor])
      expect(await strict.send(method, path, { cookie }), path).toMatchObject({
        status: 403,
        body: { message: ERROR_MESSAGES.secondFactorRequired },
      });
    const { secret } = await setUp(cookie, strict);
    expect(await session()).toBeUndefined();
    expect((await strict.send('GET', readDashboard.path, { cookie })).status).toBe(200);
    wait(30_000);
    await strict.send('DELETE', removeSecondFactor.path, { body: { code: codeOf(secret) }, cookie });
    expect(await session()).toBe('secondFactor');
  });

  it('does not concern users', async () => {
    const cookie = await strict.logInUser();
    expect((await strict.send('GET', '/api/user', { cookie })).status).toBe(200);
  });
});
