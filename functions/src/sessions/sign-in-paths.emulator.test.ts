import { ERROR_MESSAGES, logIn } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { startFilledSuite } from '../testing/admin-api';
import { ADMIN } from '../testing/emulators';
import { callIdentityToolkit, idTokenOf } from '../testing/tokens';

/* Even with an administrator's real email or password, `/api/admin/login` is the only way to sign in. */

const { suite } = await startFilledSuite('sign-in-paths');

const rejection = { status: 401, cookie: undefined, body: { message: ERROR_MESSAGES.credentialsRejected } };

describe('an administrator', () => {
  it('is rejected by the user login like an unknown user, even with the valid password', async () => {
    const { password, signInEmail } = ADMIN;
    const idToken = await idTokenOf(suite, { email: signInEmail, password });
    for (const body of [
      { email: 'nobody@example.com', password },
      { email: ADMIN.email, password },
      { email: signInEmail, password },
      { idToken },
    ]) {
      expect(await suite.send('POST', logIn.path, { body })).toMatchObject(rejection);
    }
  });

  it("cannot be signed in by the contact address at Google's own interface", async () => {
    const credentials = { email: ADMIN.email, password: ADMIN.password, returnSecureToken: true };
    const { status, body } = await callIdentityToolkit(suite, 'signInWithPassword', credentials);
    expect(status).toBe(400);
    expect(body).not.toContain('idToken');
  });

  it('receives no password reset link', async () => {
    await callIdentityToolkit(suite, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: ADMIN.email });
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const sent = await fetch(`http://${host}/emulator/v1/projects/${suite.projectId}/oobCodes`);
    expect(await sent.json()).toEqual({ oobCodes: [] });
  });

  it("cannot have the password changed with the browser's tokens", async () => {
    const token = (await suite.logInAdmin()).split('~')[0]?.slice('a.'.length);
    const { status } = await callIdentityToolkit(suite, 'update', {
      idToken: token,
      password: 'changed-password',
    });
    expect(status).toBe(400);
    expect(await suite.logInAdmin()).toBeTruthy();
  });

  it('has no sign-in email that a visitor could register', async () => {
    const { users } = await suite.auth.listUsers();
    const admins = users.filter(({ customClaims }) => customClaims?.admin === true);
    expect(admins.map(({ email }) => email)).toEqual([ADMIN.signInEmail]);
  });
});
