import type { IncomingHttpHeaders } from 'node:http';
import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { RequestHandler } from 'express';
import { AppError } from './errors';
import { foreignOriginRejected } from './logs';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OwnOrigins {
  readonly siteOrigin: string;
  readonly allowedOrigins: readonly string[];
  /** Its Hosting sites and preview channels are allowed. */
  readonly projectId: string;
}

/** Rejects a changing request that is not from the site's own pages. */
export function requireOwnOrigin(origins: OwnOrigins): RequestHandler {
  return (request, _response, next) => {
    if (SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, origins)) next();
    else {
      foreignOriginRejected(request.method);
      next(new AppError(403, ERROR_MESSAGES.foreignOrigin));
    }
  };
}

/** Every browser sends one of these headers with changes, and another site cannot forge them. */
export function isOwnOrigin(headers: IncomingHttpHeaders, origins: OwnOrigins): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (origins.allowedOrigins.includes(origin) || isHostingOf(origins.projectId, origin)) return true;
  if (origins.siteOrigin !== '') return origin === origins.siteOrigin;
  const host = publicHost(headers);
  return LOCAL_HOST.test(host) && origin === `http://${host}`;
}

/** Firebase reserves these names: the default sites, and `--<channel>-<hash>` for previews. */
function isHostingOf(projectId: string, origin: string): boolean {
  const [, name = ''] = /^https:\/\/([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(origin) ?? [];
  return name !== '' && (name === projectId || name.startsWith(`${projectId}--`));
}

/** A page over plain HTTP elsewhere may be an attacker's. */
export const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The host in the address bar, by Hosting's header, a proxy's, or the request's. */
export function publicHost(headers: IncomingHttpHeaders): string {
  const host = headers['x-fh-requested-host'] ?? headers['x-forwarded-host'] ?? headers.host;
  return (String(host ?? '').split(',')[0] ?? '').trim().toLowerCase();
}

export function parseOrigins(list: string): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}
