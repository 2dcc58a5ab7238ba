import type { IncomingHttpHeaders } from 'node:http';
import { SENTENCES } from '@alnafitha/contract';
import type { RequestHandler } from 'express';
import { AppError } from './errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets a request that may change something pass only when it comes from our own pages. */
export function requireOwnOrigin(allowedOrigins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, allowedOrigins)) next();
    else next(new AppError(403, SENTENCES.foreignOrigin));
  };
}

/**
 * Whether a browser says that one of our own pages sent this. A page of another site cannot forge any of
 * these headers: `Origin` and `Sec-Fetch-*` are the browser's, and the host headers would need a preflight,
 * which nobody here answers. What says nothing is refused: every browser of today says one or the other of
 * whatever a page sends to change something.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (allowedOrigins.includes(origin)) return true;
  const host = publicHost(headers);
  if (LOCAL_HOST.test(host) && origin === `http://${host}`) return true;
  return host !== '' && origin === `https://${host}`;
}

/** Elsewhere, a page over plain HTTP may come from anybody on the way to it. */
export const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The host in the visitor's address bar: Hosting's own header, else a proxy's, else the request's. */
export function publicHost(headers: IncomingHttpHeaders): string {
  const host = headers['x-fh-requested-host'] ?? headers['x-forwarded-host'] ?? headers.host;
  return (String(host ?? '').split(',')[0] ?? '').trim().toLowerCase();
}

/** The entries of a comma-separated list of origins. */
export function parseOrigins(list: string): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}
