import {
  type AdminSession,
  type Endpoint,
  ERROR_MESSAGES,
  isOfPanel,
  mayUse,
  type Role,
} from '@alnafitha/contract';
import type { SessionKind, SessionTokens } from './cookies';
import { AppError } from './errors';
import { adminRequestRejected } from './logs';

export interface Session {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  /** That of the panel; a user's session has none. */
  readonly role?: Role;
  readonly required?: AdminSession['required'];
}

const REQUIRED_ERRORS = {
  newPassword: ERROR_MESSAGES.newPasswordRequired,
  secondFactor: ERROR_MESSAGES.secondFactorRequired,
};

/** A session of the panel has a role. */
export interface PanelSession extends Session {
  readonly role: Role;
}

/** Returns `null` for an invalid or ended session. */
export type Guard = Record<SessionKind, (token: string) => Promise<Session | null>>;

/** Throws 401 without the required session, 403 for a user or another role, and while the account lacks something. */
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
  const kind = isOfPanel({ access }) ? 'admin' : 'user';
  const session = await identify(kind);
  if (session?.required && !beforeRequired) throw new AppError(403, REQUIRED_ERRORS[session.required]);
  if (session?.role && !mayUse(session.role, access)) {
    adminRequestRejected(`${method} ${path}`, 403);
    throw new AppError(403, ERROR_MESSAGES.roleRejected);
  }
  if (session) return session;
  const isUser = kind === 'admin' && (await identify('user')) !== null;
  if (kind === 'admin') adminRequestRejected(`${method} ${path}`, isUser ? 403 : 401);
  if (isUser) throw new AppError(403, ERROR_MESSAGES.adminRequired);
  throw new AppError(401, ERROR_MESSAGES.signInRequired);
}
