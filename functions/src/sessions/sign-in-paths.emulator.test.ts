import { ERROR_MESSAGES, logIn, logInAdmin } from '@alnafitha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type Suite, startSuite } from '../testing/emulators';

/* Even with an administrator's real email or password, `/api/admin/login` is the only way to sign in. */

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite('sign-in-paths');
  await suite.reset();
});
afterAll(() => suite.stop());

/** A request to Firebase's public API with the browser's key. */
async function callGoogle(method: string, body: object) {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ ...body, targetProjectId: suite.projectId }),
    },
  );
  return { status: response.status, body: await response.text() };
}

const rejection = { status: 401, cookie: undefined, body: { message: ERROR_MESSAGES.credentialsRejected } };

describe('an administrator', () => {
  it("signs in through the panel's login", async () => {
    const body = { username: ADMIN.username, password: ADMIN.password };
    expect(await suite.send('POST', logInAdmin.path, { body })).toMatchObject({ status: 200 });
  });

  it.each([
    ['the contact address', ADMIN.email],
    ['the sign-in address', ADMIN.signInEmail],
  ])(
    'is rejected by the user login like an unknown user, with %s and the valid password',
    async (_case, email) => {
      const stranger = { email: 'nobody@example.com', password: ADMIN.password };
      expect(await suite.send('POST', logIn.path, { body: stranger })).toMatchObject(rejection);
      const body = { email, password: ADMIN.password };
      expect(await suite.send('POST', logIn.path, { body })).toMatchObject(rejection);
    },
  );

  it('is rejected by the user login with an ID token', async () => {
    const { body } = await callGoogle('signInWithPassword', {
      email: ADMIN.signInEmail,
      password: ADMIN.password,
      returnSecureToken: true,
    });
    const { idToken } = JSON.parse(body) as { idToken: string };
    expect(await suite.send('POST', logIn.path, { body: { idToken } })).toMatchObject(rejection);
  });

  it("cannot be signed in by the contact address at Google's own interface", async () => {
    const credentials = { email: ADMIN.email, password: ADMIN.password, returnSecureToken: true };
    const { status, body } = await callGoogle('signInWithPassword', credentials);
    expect(status).toBe(400);
    expect(body).not.toContain('idToken');
  });

  it('receives no password reset link', async () => {
    await callGoogle('sendOobCode', { requestType: 'PASSWORD_RESET', email: ADMIN.email });
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const sent = await fetch(`http://${host}/emulator/v1/projects/${suite.projectId}/oobCodes`);
    expect(await sent.json()).toEqual({ oobCodes: [] });
  });

  it("cannot have the password changed with the browser's tokens", async () => {
    const token = (await suite.logInAdmin()).split('~')[0]?.slice('a.'.length);
    const { status } = await callGoogle('update', { idToken: token, password: 'changed-password' });
    expect(status).toBe(400);
    expect(await suite.logInAdmin()).toBeTruthy();
  });

  it('has no sign-in email that a visitor could register', async () => {
    const { users } = await suite.auth.listUsers();
    const admins = users.filter(({ customClaims }) => customClaims?.admin === true);
    expect(admins.map(({ email }) => email)).toEqual([ADMIN.signInEmail]);
  });
});
