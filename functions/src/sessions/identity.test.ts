import { ERROR_MESSAGES } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { createIdentity, signInAsTyped } from './identity';

function respondingWith(status: number, body: unknown) {
  const requests: { url: string; body: unknown }[] = [];
  const send: typeof fetch = async (url, request) => {
    requests.push({ url: String(url), body: JSON.parse(String(request?.body)) });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { requests, send };
}

function rejectingWith(message: string) {
  return createIdentity({ apiKey: 'key', send: respondingWith(400, { error: { message } }).send });
}

describe('signIn', () => {
  it('calls Google and returns the account and its ID token', async () => {
    const { requests, send } = respondingWith(200, { localId: 'u1', idToken: 'a.b.c', email: 'a@x.com' });
    const signedIn = await createIdentity({ apiKey: 'k&y', send }).signIn('a@example.com', 'secret');
    expect(signedIn).toEqual({ uid: 'u1', idToken: 'a.b.c' });
    expect(requests).toEqual([
      {
        url: 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k%26y',
        body: { email: 'a@example.com', password: 'secret', returnSecureToken: true },
      },
    ]);
  });

  it('tries the forms of a password one after the other, and one where they are equal', async () => {
    const { requests, send } = respondingWith(400, { error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
    const identity = createIdentity({ apiKey: 'k', send });
    expect(await signInAsTyped(identity, 'a@example.com', 'باب ١٢')).toBeNull();
    expect(await signInAsTyped(identity, 'a@example.com', 'door 12')).toBeNull();
    expect(requests).toMatchObject(
      ['باب 12', 'باب ١٢', 'door 12'].map((password) => ({ body: { password } })),
    );
  });

  it.each(['INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED', 'INVALID_EMAIL : with an explanation'])(
    'treats %s as wrong credentials',
    async (message) => {
      expect(await rejectingWith(message).signIn('a@example.com', 'x')).toBeNull();
    },
  );

  it('throws 429 when Google wants a pause', async () => {
    const identity = rejectingWith('TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account …');
    const error = { status: 429, message: ERROR_MESSAGES.tooManyAttempts };
    await expect(identity.signIn('a@example.com', 'x')).rejects.toMatchObject(error);
  });

  it.each<[string, typeof fetch]>([
    ['a wrong API key', respondingWith(400, { error: { message: 'API key not valid.' } }).send],
    ['a failure of Google', respondingWith(500, { error: { message: 'INTERNAL' } }).send],
    ['a page instead of JSON', respondingWith(502, '<html>').send],
    ['a second factor', respondingWith(200, { localId: 'u1', mfaPendingCredential: 'x' }).send],
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
  ])('throws 503 for %s', async (_case, send) => {
    const error = { status: 503, message: ERROR_MESSAGES.unavailable };
    const identity = createIdentity({ apiKey: 'k', send });
    await expect(identity.signIn('a@example.com', 'x')).rejects.toMatchObject(error);
  });
});
