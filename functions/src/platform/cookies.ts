import { SESSION_COOKIE } from '@alnafitha/contract';
import type { CookieOptions, Response } from 'express';

/** The two independent sessions of one browser, each a Firebase session cookie (a JWT). */
export interface SessionTokens {
  readonly user?: string | undefined;
  readonly admin?: string | undefined;
}
export type SessionKind = keyof SessionTokens;

/** Longest life of a session since its login, in seconds. One that is not used may end sooner. */
export const SESSION_SECONDS = 5 * 24 * 60 * 60;

/** Both sessions share one cookie, `u.<jwt>~a.<jwt>`, because Hosting passes on no other. */
const PREFIXES = { user: 'u.', admin: 'a.' } as const;
const KINDS: readonly SessionKind[] = ['user', 'admin'];
/** The signature is empty in the Auth emulator. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** The sessions in a `Cookie` header; whatever is not shaped like one counts as absent. */
export function readSessionTokens(header: string | undefined): SessionTokens {
  const parts = sessionCookie(header).split('~');
  const tokenOf = (kind: SessionKind) => {
    const token = parts.find((part) => part.startsWith(PREFIXES[kind]))?.slice(PREFIXES[kind].length);
    return token && JWT.test(token) ? token : undefined;
  };
  return { user: tokenOf('user'), admin: tokenOf('admin') };
}

function sessionCookie(header = ''): string {
  const start = `${SESSION_COOKIE}=`;
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
}

/** Writes the sessions into the answer's cookie, or clears the cookie when none is left. */
export function writeSessionTokens(response: Response, tokens: SessionTokens, secure: boolean): void {
  const attributes: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const kinds = KINDS.filter((kind) => tokens[kind]);
  if (kinds.length === 0) {
    response.clearCookie(SESSION_COOKIE, attributes);
    return;
  }
  const value = kinds.map((kind) => PREFIXES[kind] + tokens[kind]).join('~');
  response.cookie(SESSION_COOKIE, value, { ...attributes, maxAge: SESSION_SECONDS * 1000 });
}
