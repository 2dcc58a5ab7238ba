import { type AdminSession, type Endpoint, ERROR_MESSAGES } from '@alnafitha/contract';
import type { SessionKind, SessionTokens } from './cookies';
import { AppError } from './errors';
import { adminRequestRejected } from './logs';

export interface Session {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly required?: AdminSession['required'];
}

const REQUIRED_ERRORS = {
  newPassword: ERROR_MESSAGES.newPasswordRequired,
  secondFactor: ERROR_MESSAGES.secondFactorRequired,
};

/** Returns `null` for an invalid or ended session. */
export type Guard = Record<SessionKind, (token: string) => Promise<Session | null>>;

/** Throws 401 without the required session, 403 for a user on an admin endpoint, and while the account lacks something. */
export async function authorize(
  { access, method, path, beforeRequired }: Pick<Endpoint, 'access' | 'beforeRequired' | 'method' | 'path'>,
  tokens: SessionTokens,
  guard: Guard,
): Promise<Session | null> {
  if (access === 'public') return null;
  const identify = async (kind: SessionKind) => {
    const token = tokens[kind];
    return token ? guard[kind](token) : null;
  };
  const session = await identify(access);
  if (session?.required && !beforeRequired) throw new AppError(403, REQUIRED_ERRORS[session.required]);
  if (session) return session;
  const isUser = access === 'admin' && (await identify('user')) !== null;
  if (access === 'admin') adminRequestRejected(`${method} ${path}`, isUser ? 403 : 401);
  if (isUser) throw new AppError(403, ERROR_MESSAGES.adminRequired);
  throw new AppError(401, ERROR_MESSAGES.signInRequired);
}
