import type { IncomingHttpHeaders } from 'node:http';
import { SENTENCES } from '@alnafitha/contract';
import type { RequestHandler } from 'express';
import { foreignOriginRefused } from '../logs';
import { AppError } from './errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Who may change something. */
export interface OwnOrigins {
  /** Where the site is, such as `https://alnafitha.example`; blank on this machine only. */
  readonly siteOrigin: string;
  readonly allowedOrigins: readonly string[];
  /** The project whose Hosting sites and preview channels are our own. */
  readonly projectId: string;
}

/** Lets a request that may change something pass only when it comes from our own pages. */
export function requireOwnOrigin(own: OwnOrigins): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, own)) next();
    else {
      foreignOriginRefused(request.method);
      next(new AppError(403, SENTENCES.foreignOrigin));
    }
  };
}

/**
 * Whether a browser says that one of our own pages sent this. A page of another site cannot forge `Origin` and `Sec-Fetch-*`.
 * What says nothing is refused: every browser of today says one or the other of whatever a page sends to change something.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, own: OwnOrigins): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (own.allowedOrigins.includes(origin) || isHostingOf(own.projectId, origin)) return true;
  if (own.siteOrigin !== '') return origin === own.siteOrigin;
  const host = publicHost(headers);
  return LOCAL_HOST.test(host) && origin === `http://${host}`;
}

/** Firebase gives these names to nobody else: the project's default sites, and `--<channel>-<hash>` for its previews. */
function isHostingOf(projectId: string, origin: string): boolean {
  const [, name = ''] = /^https:\/\/([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(origin) ?? [];
  return name !== '' && (name === projectId || name.startsWith(`${projectId}--`));
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
