import { ERROR_MESSAGES, passwordForms } from '@alnafitha/contract';
import { z } from 'zod';
import { AppError, unavailable } from '../platform/errors';

export interface Identity {
  /** Returns `null` for wrong credentials. Throws 429 and 503. */
  signIn(email: string, password: string): Promise<{ uid: string; idToken: string } | null>;
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/signInWithPassword */
const SignInResponse = z.object({ localId: z.string(), idToken: z.string() });
const SignInFailure = z.object({ error: z.object({ message: z.string() }) });

const REJECTION_CODES = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_EMAIL',
  'MISSING_PASSWORD',
  'USER_DISABLED',
]);

const TIMEOUT_MS = 8000;

/** Tries the forms of a typed password, whether the account exists or not. */
export async function signInAsTyped(identity: Identity, email: string, typed: string) {
  for (const password of passwordForms(typed)) {
    const signedIn = await identity.signIn(email, password);
    if (signedIn) return signedIn;
  }
  return null;
}

interface IdentityOptions {
  readonly apiKey: string;
  /** `host:port` of the Auth emulator, which accepts any key. */
  readonly emulatorHost?: string | undefined;
  readonly send?: typeof fetch;
}

export function createIdentity({ apiKey, emulatorHost, send = fetch }: IdentityOptions): Identity {
  const base = emulatorHost ? `http://${emulatorHost}/` : 'https://';
  const url = `${base}identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;
  return {
    async signIn(email, password) {
      const { ok, body } = await post(send, url, { email, password, returnSecureToken: true });
      if (!ok) return nullIfRejected(body);
      const parsed = SignInResponse.safeParse(body);
      if (!parsed.success) throw unavailable('unexpected response from the Identity Toolkit');
      return { uid: parsed.data.localId, idToken: parsed.data.idToken };
    },
  };
}

async function post(send: typeof fetch, url: string, body: object): Promise<{ ok: boolean; body: unknown }> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { ok: response.ok, body: await response.json() };
  } catch (error) {
    throw unavailable(error instanceof Error ? error.name : 'no response');
  }
}

function nullIfRejected(body: unknown): null {
  const failure = SignInFailure.safeParse(body);
  const message = failure.success ? failure.data.error.message : 'no reason given';
  // An explanation may follow the code: `TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account …`.
  const code = message.split(' ')[0] ?? '';
  if (REJECTION_CODES.has(code)) return null;
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw new AppError(429, ERROR_MESSAGES.tooManyAttempts);
  throw unavailable(`Identity Toolkit: ${message}`);
}
