import { SESSION_COOKIE } from '@alnafitha/contract';
import type { CookieOptions, Response } from 'express';

/** The independent sessions of a browser (Firebase session cookies, JWTs), and its device token. */
export interface SessionTokens {
  readonly user?: string | undefined;
  readonly admin?: string | undefined;
  /** Marks a browser in which an administrator has signed in. It grants no access. */
  readonly device?: string | undefined;
}
export type SessionKind = 'user' | 'admin';

/** Maximum lifetime since login; an idle session ends sooner. */
export const SESSION_SECONDS = 5 * 24 * 60 * 60;

/** A device is known this long after an administrator's login. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** One cookie holds all, `u.<jwt>~a.<jwt>~d.<token>`, because Hosting forwards no other. */
const PREFIXES = { user: 'u.', admin: 'a.', device: 'd.' } as const;
type Part = keyof typeof PREFIXES;
const PARTS: readonly Part[] = ['user', 'admin', 'device'];
/** The Auth emulator's signature is empty. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;
const SHAPES: Readonly<Record<Part, RegExp>> = { user: JWT, admin: JWT, device: /^[\w-]{43}$/ };

/** Malformed sessions count as absent. */
export function readSessionTokens(header: string | undefined): SessionTokens {
  const parts = sessionCookie(header).split('~');
  const tokenOf = (kind: Part) => {
    const token = parts.find((part) => part.startsWith(PREFIXES[kind]))?.slice(PREFIXES[kind].length);
    return token && SHAPES[kind].test(token) ? token : undefined;
  };
  return { user: tokenOf('user'), admin: tokenOf('admin'), device: tokenOf('device') };
}

export function hasSessionCookie(header: string | undefined): boolean {
  return sessionCookie(header) !== '';
}

function sessionCookie(header = ''): string {
  const start = `${SESSION_COOKIE}=`;
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
}

export function writeSessionTokens(response: Response, tokens: SessionTokens, secure: boolean): void {
  const attributes: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const parts = PARTS.filter((part) => tokens[part]);
  if (parts.length === 0) {
    response.clearCookie(SESSION_COOKIE, attributes);
    return;
  }
  const value = parts.map((part) => PREFIXES[part] + tokens[part]).join('~');
  const seconds = tokens.device ? DEVICE_SECONDS : SESSION_SECONDS;
  response.cookie(SESSION_COOKIE, value, { ...attributes, maxAge: seconds * 1000 });
}
