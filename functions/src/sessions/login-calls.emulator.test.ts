import { ERROR_MESSAGES } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { startFilledSuite } from '../testing/admin-api';
import { backendRequests } from '../testing/backend-requests';
import { ADMIN, USER } from '../testing/emulators';

/*
 * The response time of a rejected login is that of its requests, so every rejection must make the same ones. Work without a
 * request, such as verifying a signature, is within the variation of the network.
 */

const { suite } = await startFilledSuite('login-calls', async ({ auth, db }) => {
  const accounts = [
    { uid: 'plain', password: 'plain-password' },
    { uid: 'closed', password: 'closed-password', disabled: true },
  ];
  for (const { uid, ...account } of accounts) {
    const email = `${uid}@example.com`;
    await auth.createUser({ uid, email, ...account });
    await db.doc(`admins/${uid}`).set({ uid, email, signInEmail: email, name: null });
  }
  const { email, signInEmail } = ADMIN;
  await db.doc('admins/swapped').set({ uid: 'plain', email, signInEmail, name: null });
});

const REJECTION = { status: 401, body: { message: ERROR_MESSAGES.credentialsRejected } };

/** The requests of a rejected login. */
async function callsOf(path: string, body: object): Promise<string[]> {
  return backendRequests(suite, async () => {
    expect(await suite.send('POST', path, { body })).toMatchObject(REJECTION);
  });
}

it('the time of a rejected admin login does not reveal what was wrong: it makes the same requests', async () => {
  const wrong = await callsOf('/api/admin/login', { username: 'admin', password: 'wrong' });
  expect(wrong).toContain('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword');
  expect(wrong).toContain('firestore batchGetDocuments');
  for (const [what, username, password] of [
    ['an unknown username', 'nobody', ADMIN.password],
    ['a disabled account', 'closed', 'closed-password'],
    ['a disabled account and a wrong password', 'closed', 'wrong'],
    ['a user without the claim', 'plain', 'plain-password'],
    ['the entry of another account', 'swapped', ADMIN.password],
  ] as const) {
    expect(await callsOf('/api/admin/login', { username, password }), what).toEqual(wrong);
  }
});

it('nor does it with a password of several forms', async () => {
  const wrong = await callsOf('/api/admin/login', { username: 'admin', password: 'wrong ١٢' });
  const unknown = await callsOf('/api/admin/login', { username: 'nobody', password: 'wrong ١٢' });
  expect(unknown).toEqual(wrong);
});

it('the time of a rejected user login does not reveal what was wrong: it makes the same requests', async () => {
  const wrong = await callsOf('/api/login', { email: USER.email, password: 'wrong' });
  expect(wrong).toContain('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword');
  for (const [what, email, password] of [
    ['an unknown address', 'nobody@example.com', USER.password],
    ['a disabled account', 'closed@example.com', 'closed-password'],
    ['an administrator', ADMIN.signInEmail, ADMIN.password],
  ] as const) {
    expect(await callsOf('/api/login', { email, password }), what).toEqual(wrong);
  }
});
