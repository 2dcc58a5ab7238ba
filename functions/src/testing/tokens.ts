import { hashOf } from '../sessions/tokens';
import type { Suite } from './emulators';

type Claims = Record<string, unknown>;

/** The cookie with other claims in its (first) token, as an attacker could write them. */
function changeClaims(cookie: string, change: (claims: Claims) => Claims): string {
  const [kind = '', head = '', body = '', ...signature] = cookie.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify(change(claims))).toString('base64url');
  return [kind, head, changed, ...signature].join('.');
}

/** A session of the same account that started an hour ago, before the test. */
export async function sessionOfAnHourAgo(suite: Suite, uid: string, sentCookie: string): Promise<string> {
  // The device token is left out.
  const [cookie = ''] = sentCookie.split('~');
  let began = 0;
  const old = changeClaims(cookie, ({ iat, auth_time, ...claims }) => {
    began = Number(auth_time) - 3600;
    return { ...claims, iat: Number(iat) - 3600, auth_time: began };
  });
  const response = await callIdentityToolkit(suite, 'update', { localId: uid, validSince: String(began) });
  if (response.status !== 200) throw new Error(`accounts:update responded with ${response.status}`);
  const sessions = suite.db.collection('sessions');
  const fields = await sessions.doc(hashOf(cookie.slice(2))).get();
  await sessions.doc(hashOf(old.slice(2))).set(fields.data() ?? {});
  return old;
}

/** A request to Firebase's public API with the browser's key. */
export async function callIdentityToolkit({ projectId }: Suite, method: string, body: object) {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ ...body, targetProjectId: projectId }),
  });
  return { status: response.status, body: await response.text() };
}

/** The ID token of a sign-in with the client SDK. */
export async function idTokenOf(suite: Suite, account: { email: string; password: string }): Promise<string> {
  const { email, password } = account;
  const sent = { email, password, returnSecureToken: true };
  const { body } = await callIdentityToolkit(suite, 'signInWithPassword', sent);
  return (JSON.parse(body) as { idToken: string }).idToken;
}
