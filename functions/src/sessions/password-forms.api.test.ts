import { changePassword, logIn, logInAdmin } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { ADMIN, startFreshSuite, USER } from '../testing/emulators';

const suite = await startFreshSuite('password-forms');
const COMPOSED = 'café آمال سلحفاة ١٢';
const DECOMPOSED = 'cafe\u0301 ا\u0653مال سلحفاة 12';

const logInAs = (password: string, username = ADMIN.username) =>
  suite.send('POST', logInAdmin.path, { body: { username, password } });
const change = (current: string, password: string, cookie: string | undefined) =>
  suite.send('POST', changePassword.path, { body: { current, password }, cookie });

it.each([
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
])('a password is the same however it is typed: set as %j', async (set, typed) => {
  const changed = await change(ADMIN.password, set, await suite.logInAdmin());
  expect(changed.status).toBe(200);
  for (const form of [set, typed, ` ${typed}\u00a0`, DECOMPOSED.replace('12', '۱۲')])
    expect((await logInAs(form)).status, form).toBe(200);
  for (const other of [DECOMPOSED.replace('12', '13'), COMPOSED.replace('é', 'e')])
    expect((await logInAs(other)).status, other).toBe(401);
  const again = await change(typed, 'blue doors by the sea', changed.cookie);
  expect(again.status).toBe(200);
});

it('one that was stored as typed still signs in, administrators and users alike', async () => {
  const { uid } = ADMIN;
  await suite.auth.updateUser(uid, { password: DECOMPOSED });
  await suite.auth.updateUser(USER.uid, { password: DECOMPOSED });
  const cookie = (await logInAs(DECOMPOSED)).cookie;
  const asUser = { email: USER.email, password: DECOMPOSED };
  expect((await suite.send('POST', logIn.path, { body: asUser })).status).toBe(200);
  expect((await change(DECOMPOSED, 'blue doors by the sea', cookie)).status).toBe(200);
});

it('a login counts once, however many forms were tried', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await logInAs('wrong ١٢ ')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

it('two sessions never have one token', async () => {
  const [token = ''] = /(?<=a\.)[^~;]+/.exec((await suite.logInAdmin()) ?? '') ?? [];
  const issue = vi.spyOn(suite.auth, 'createSessionCookie').mockResolvedValueOnce(token);
  expect(await suite.logInAdmin()).not.toContain(token);
  expect(issue).toHaveBeenCalledTimes(2);
  expect((await suite.db.collection('sessions').get()).size).toBe(2);
});
