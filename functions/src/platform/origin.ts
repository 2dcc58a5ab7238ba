import type { IncomingHttpHeaders } from 'node:http';
import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { RequestHandler } from 'express';
import { AppError } from './errors';
import { foreignOriginRejected } from './logs';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins that may send changes. */
export interface OwnOrigins {
  /** The origin of the site, such as `https://alnafitha.example`; blank on localhost only. */
  readonly siteOrigin: string;
  readonly allowedOrigins: readonly string[];
  /** The project whose Hosting sites and preview channels are allowed. */
  readonly projectId: string;
}

/** Middleware that rejects a request with side effects unless it comes from the site's own pages. */
export function requireOwnOrigin(own: OwnOrigins): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, own)) next();
    else {
      foreignOriginRejected(request.method);
      next(new AppError(403, ERROR_MESSAGES.foreignOrigin));
    }
  };
}

/**
 * Whether the request headers name one of the site's own pages. Another site's page cannot forge `Origin` and
 * `Sec-Fetch-*`. A request without these headers is rejected: every current browser sends one of them with
 * such requests.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, own: OwnOrigins): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (own.allowedOrigins.includes(origin) || isHostingOf(own.projectId, origin)) return true;
  if (own.siteOrigin !== '') return origin === own.siteOrigin;
  const host = publicHost(headers);
  return LOCAL_HOST.test(host) && origin === `http://${host}`;
}

/** Firebase reserves these names: the project's default sites, and `--<channel>-<hash>` for its previews. */
function isHostingOf(projectId: string, origin: string): boolean {
  const [, name = ''] = /^https:\/\/([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(origin) ?? [];
  return name !== '' && (name === projectId || name.startsWith(`${projectId}--`));
}

/** Elsewhere a page over plain HTTP may be an attacker's. */
export const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The host in the visitor's address bar: Hosting's own header, else a proxy's, else the request's. */
export function publicHost(headers: IncomingHttpHeaders): string {
  const host = headers['x-fh-requested-host'] ?? headers['x-forwarded-host'] ?? headers.host;
  return (String(host ?? '').split(',')[0] ?? '').trim().toLowerCase();
}

/** Parses a comma-separated list of origins. */
export function parseOrigins(list: string): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}
