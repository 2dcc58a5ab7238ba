import {
  type AdminSession,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  ERROR_MESSAGES,
  logInAdmin,
  readAdmin,
  removeSecondFactor,
  type SecondFactorSecret,
  signOutOthers,
} from '@alnafitha/contract';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../platform/rate-limits';
import { bodyOf } from '../../testing/admin-api';
import { ADMIN, startFreshSuite } from '../../testing/emulators';
import { fieldError } from '../../testing/forms';
import { logged } from '../../testing/logger';
import { stateOf } from '../../testing/stored';

let now = new Date();
const suite = await startFreshSuite('second-factor', { clock: () => now });
let cookie: string;
beforeEach(async () => {
  now = new Date();
  cookie = await suite.logInAdmin();
});

const MINUTE = 60_000;
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
/** The code of the secret so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });

const logIn = (fields: object = {}, sent?: string) =>
  suite.send('POST', logInAdmin.path, {
    body: { username: ADMIN.username, password: ADMIN.password, ...fields },
    cookie: sent,
  });
const begin = (password = ADMIN.password) =>
  suite.send('POST', beginSecondFactor.path, { body: { password }, cookie });
const confirm = (code: string) => suite.send('POST', confirmSecondFactor.path, { body: { code }, cookie });
const remove = (code: string) => suite.send('DELETE', removeSecondFactor.path, { body: { code }, cookie });
const me = async (sent = cookie) =>
  bodyOf<AdminSession>(await suite.send('GET', readAdmin.path, { cookie: sent }));

/** Sets the second factor up; its code was used. */
async function setUp() {
  const { secret } = bodyOf<SecondFactorSecret>(await begin());
  const { recoveryCodes } = bodyOf<{ recoveryCodes: string[] }>(await confirm(codeOf(secret)));
  wait(30_000);
  return { secret, recoveryCodes };
}

/** Acts during the next login, after its checks and before its session. */
function duringLogin(act: () => Promise<unknown>) {
  const create = suite.auth.createSessionCookie.bind(suite.auth);
  vi.spyOn(suite.auth, 'createSessionCookie').mockImplementationOnce(async (...parameters) => {
    await act();
    return create(...parameters);
  });
}

const NEEDS_CODE = {
  status: 401,
  body: {
    message: ERROR_MESSAGES.codeRequired,
    issues: [{ path: 'code', message: ERROR_MESSAGES.codeRequired }],
    secondFactor: true,
  },
  cookie: undefined,
};
const WRONG_CODE = {
  status: 401,
  body: { message: ERROR_MESSAGES.codeWrong, secondFactor: true },
  cookie: undefined,
};
const LOCKED = { status: 429, body: { message: ERROR_MESSAGES.codesLocked } };

it('setting up needs the password, counts after the first code of the secret, and ends the other sessions', async () => {
  const other = await suite.logInAdmin();
  expect(await begin('wrong')).toMatchObject({
    status: 400,
    body: fieldError('password', ERROR_MESSAGES.passwordWrong),
  });
  const { secret, uri } = bodyOf<SecondFactorSecret>(await begin());
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect((await logIn()).status).toBe(200);
  expect(await me()).toMatchObject({ secondFactor: false, recoveryCodes: 0 });
  expect(await confirm('000000')).toMatchObject({
    status: 400,
    body: fieldError('code', ERROR_MESSAGES.codeWrong),
  });
  const { recoveryCodes } = bodyOf<{ recoveryCodes: string[] }>(await confirm(codeOf(secret)));
  expect(recoveryCodes).toHaveLength(10);
  expect(await me()).toMatchObject({ secondFactor: true, recoveryCodes: 10 });
  expect((await suite.send('GET', readAdmin.path, { cookie: other })).status).toBe(401);
  expect(await begin()).toMatchObject({ status: 409, body: { message: ERROR_MESSAGES.secondFactorExists } });
  const stored = JSON.stringify(await stateOf(suite));
  for (const text of [secret, ...recoveryCodes]) expect(stored.includes(text)).toBe(false);
  for (const text of [secret, ...recoveryCodes, ADMIN.password]) expect(logged()).not.toContain(text);
});

it('setting up takes a quarter of an hour at most, and begins again with another secret', async () => {
  const first = bodyOf<SecondFactorSecret>(await begin());
  const second = bodyOf<SecondFactorSecret>(await begin());
  expect(second.secret).not.toBe(first.secret);
  expect((await confirm(codeOf(first.secret))).status).toBe(400);
  wait(16 * MINUTE);
  const late = { status: 409, body: { message: ERROR_MESSAGES.secondFactorExpired } };
  expect(await confirm(codeOf(second.secret))).toMatchObject(late);
});

describe('a login with a second factor', () => {
  it('asks for a code only after the right password, and makes no session before', async () => {
    const { secret } = await setUp();
    expect(await logIn({ password: 'wrong', code: codeOf(secret) })).toMatchObject({
      status: 401,
      body: { message: ERROR_MESSAGES.credentialsRejected },
      cookie: undefined,
    });
    const sessions = async () => (await suite.db.collection('sessions').count().get()).data().count;
    const before = await sessions();
    expect(await logIn()).toMatchObject(NEEDS_CODE);
    expect(await logIn({ code: ' ' })).toMatchObject(NEEDS_CODE);
    expect(await logIn({ code: '12345' })).toMatchObject(WRONG_CODE);
    expect(await sessions()).toBe(before);
    const response = await logIn({ code: codeOf(secret) });
    expect(response).toMatchObject({ status: 200, body: { secondFactor: true, recoveryCodes: 10 } });
    expect((await me(response.cookie)).username).toBe(ADMIN.username);
  });

  it('takes each code once, even at once, one step earlier or later, in any spelling', async () => {
    const { secret } = await setUp();
    const code = codeOf(secret);
    const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    expect((await logIn({ code: ` ${arabic.slice(0, 3)} ${arabic.slice(3)}` })).status).toBe(200);
    expect(await logIn({ code })).toMatchObject(WRONG_CODE);
    // An earlier step than the last one does not count, either.
    expect(await logIn({ code: codeOf(secret, -1) })).toMatchObject(WRONG_CODE);
    const both = await Promise.all([1, 1].map((step) => logIn({ code: codeOf(secret, step) })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await logIn({ code: codeOf(secret, 2) })).toMatchObject(WRONG_CODE);
  });

  it('is locked for a quarter of an hour after five wrong codes of any kind, for codes of the app', async () => {
    const { secret } = await setUp();
    for (let count = 0; count < 4; count += 1)
      expect(await logIn({ code: '000000' }), String(count)).toMatchObject(WRONG_CODE);
    expect(await logIn({ code: '0000-0000-0000-0000' })).toMatchObject(LOCKED);
    const locked = await logIn({ code: codeOf(secret) });
    expect(locked).toMatchObject(LOCKED);
    expect(Number(locked.headers.get('retry-after'))).toBe(15 * 60);
    // The password alone tells nothing more.
    expect(await logIn()).toMatchObject(NEEDS_CODE);
    wait(15 * MINUTE + 1);
    await suite.db.recursiveDelete(suite.db.collection(LIMITS));
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
  });

  it('takes a recovery code once, also while it is locked, which ends that, and goes on in a trusted browser', async () => {
    const { secret, recoveryCodes } = await setUp();
    const trusted = await logIn({ code: codeOf(secret), trust: true });
    wait(30_000);
    const known = (await logIn({ code: codeOf(secret) })).cookie;
    wait(30_000);
    for (let count = 0; count < 5; count += 1) await logIn({ code: '000000' });
    expect(await logIn({ code: codeOf(secret) }, known)).toMatchObject(LOCKED);
    expect((await logIn({}, trusted.cookie)).status).toBe(200);
    expect(await logIn({ code: '1111-1111-1111-1111' }, known)).toMatchObject(WRONG_CODE);
    expect(await logIn({ code: codeOf(secret) }, known)).toMatchObject(LOCKED);
    const recovery = { code: recoveryCodes[0]?.replaceAll('-', ' ') };
    expect(await logIn(recovery, known)).toMatchObject({ status: 200, body: { recoveryCodes: 9 } });
    expect(await logIn({ code: recoveryCodes[0] }, known)).toMatchObject(WRONG_CODE);
    expect((await logIn({ code: codeOf(secret) }, known)).status).toBe(200);
  });

  it('counts wrong recovery codes apart, and refuses the right ones for a quarter of an hour after a hundred', async () => {
    const { secret, recoveryCodes } = await setUp();
    const known = (await logIn({ code: codeOf(secret) })).cookie;
    wait(30_000);
    const factor = suite.db.doc(`secondFactors/${ADMIN.uid}`);
    await factor.update({ recoveryFailures: 98 });
    const wrong = { code: '1111-1111-1111-1111' };
    expect(await logIn(wrong, known)).toMatchObject(WRONG_CODE);
    const full = { status: 429, body: { message: ERROR_MESSAGES.tooManyAttempts } };
    expect(await logIn(wrong, known)).toMatchObject(full);
    expect(await logIn({ code: recoveryCodes[0] }, known)).toMatchObject(full);
    // Guesses at recovery codes do not shut out the app.
    expect((await logIn({ code: codeOf(secret) }, known)).status).toBe(200);
    await factor.update({ recoveryFailures: 99 });
    await logIn(wrong, known);
    wait(15 * MINUTE + 1);
    expect((await logIn({ code: recoveryCodes[0] }, known)).status).toBe(200);
  });

  it('counts wrong codes at once, and a right one begins the count again', async () => {
    const { secret } = await setUp();
    for (let count = 0; count < 4; count += 1) await logIn({ code: '000000' });
    expect((await logIn({ code: codeOf(secret) })).status).toBe(200);
    const responses = await Promise.all(Array.from({ length: 8 }, () => logIn({ code: '000000' })));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('needs no code for 30 days in a trusted browser, until it is signed out elsewhere or the password is new', async () => {
    const { secret } = await setUp();
    const untrusted = await logIn({ code: codeOf(secret) });
    expect(await logIn({}, untrusted.cookie)).toMatchObject(NEEDS_CODE);
    wait(30_000);
    const trusted = await logIn({ code: codeOf(secret), trust: true });
    expect((await logIn({}, trusted.cookie)).status).toBe(200);
    expect(await logIn({ password: 'wrong' }, trusted.cookie)).toMatchObject({ status: 401 });
    expect(await logIn({ trust: true })).toMatchObject(NEEDS_CODE);

    wait(29 * 24 * 60 * MINUTE);
    const later = await logIn({}, trusted.cookie);
    expect(later.status).toBe(200);
    wait(2 * 24 * 60 * MINUTE);
    expect(await logIn({}, later.cookie)).toMatchObject(NEEDS_CODE);

    const again = await logIn({ code: codeOf(secret), trust: true });
    wait(30_000);
    const here = await logIn({ code: codeOf(secret) });
    await suite.send('POST', signOutOthers.path, { cookie: here.cookie });
    expect(await logIn({}, again.cookie)).toMatchObject(NEEDS_CODE);

    wait(30_000);
    const last = await logIn({ code: codeOf(secret), trust: true });
    const body = { current: ADMIN.password, password: 'blue doors by the sea' };
    const changed = await suite.send('POST', changePassword.path, { body, cookie: last.cookie });
    expect(changed.status).toBe(200);
    expect(await logIn({ password: body.password }, changed.cookie)).toMatchObject(NEEDS_CODE);
  });

  it('is trusted only by a checked code: neither a trusted browser nor one before the factor renews or gets it', async () => {
    const before = await logIn({ code: '123456', trust: true });
    const { secret } = await setUp();
    expect(await logIn({ code: 'x', trust: true }, before.cookie)).toMatchObject(WRONG_CODE);
    const trusted = await logIn({ code: codeOf(secret), trust: true });
    wait(29 * 24 * 60 * MINUTE);
    const later = await logIn({ code: '999999', trust: true }, trusted.cookie);
    expect(later.status).toBe(200);
    wait(1.5 * 24 * 60 * MINUTE);
    expect(await logIn({}, later.cookie)).toMatchObject(NEEDS_CODE);
    const again = await logIn({ code: codeOf(secret), trust: true }, later.cookie);
    expect((await logIn({}, again.cookie)).status).toBe(200);
  });

  it('is trusted for the factor whose code was checked, not for the next one', async () => {
    const first = await setUp();
    const trusted = await logIn({ code: codeOf(first.secret), trust: true });
    wait(30_000);
    expect((await remove(codeOf(first.secret))).status).toBe(200);
    // Without a factor there is nothing to trust.
    cookie = (await logIn({ trust: true, code: '123456' }, trusted.cookie)).cookie ?? '';
    await setUp();
    expect(await logIn({}, cookie)).toMatchObject(NEEDS_CODE);
  });

  it('that began before the factor ends with it: no session, no trust', async () => {
    const { secret } = bodyOf<SecondFactorSecret>(await begin());
    const sent = (await logIn()).cookie;
    duringLogin(() => confirm(codeOf(secret)));
    expect(await logIn({ code: '123456', trust: true }, sent)).toMatchObject(NEEDS_CODE);
    expect((await suite.db.collection('sessions').count().get()).data().count).toBe(1);
    expect(await logIn({}, sent)).toMatchObject(NEEDS_CODE);
    expect((await me()).secondFactor).toBe(true);
  });

  it('in a trusted browser that is signed out elsewhere meanwhile makes no session', async () => {
    const { secret } = await setUp();
    const trusted = await logIn({ code: codeOf(secret), trust: true });
    duringLogin(() => suite.send('POST', signOutOthers.path, { cookie }));
    expect(await logIn({}, trusted.cookie)).toMatchObject(NEEDS_CODE);
    expect((await suite.db.collection('sessions').count().get()).data().count).toBe(1);
    expect(await logIn({}, trusted.cookie)).toMatchObject(NEEDS_CODE);
  });

  it('is refused without the key of its secret', async () => {
    const { secret } = await setUp();
    await suite.db.doc(`secondFactors/${ADMIN.uid}`).update({ 'secret.key': 'lost' });
    expect((await logIn({ code: codeOf(secret) })).status).toBe(503);
  });
});

it('removing needs a code, counts wrong ones as the login does, and leaves nothing', async () => {
  const { secret } = await setUp();
  const wrong = { status: 400, body: fieldError('code', ERROR_MESSAGES.codeWrong) };
  for (let count = 0; count < 4; count += 1) expect(await remove('000000')).toMatchObject(wrong);
  await remove('000000');
  expect(await remove(codeOf(secret))).toMatchObject(LOCKED);
  expect(await logIn({ code: codeOf(secret) })).toMatchObject(LOCKED);
  wait(15 * MINUTE + 1);
  await suite.db.recursiveDelete(suite.db.collection(LIMITS));
  expect((await remove(codeOf(secret))).status).toBe(200);
  expect(await me()).toMatchObject({ secondFactor: false, recoveryCodes: 0 });
  expect((await logIn()).status).toBe(200);
  expect((await suite.db.doc(`secondFactors/${ADMIN.uid}`).get()).exists).toBe(false);
  expect(await remove('000000')).toMatchObject(wrong);
});
