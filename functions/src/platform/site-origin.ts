import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { Request } from 'express';
import { AppError } from './errors';
import { LOCAL_HOST, publicHost } from './origin';

/** The origin of absolute URLs, such as `https://alnafitha.example`. */
export type SiteOrigin = (request: Request) => string;

/**
 * The configured origin. Without one, as on localhost, the local host of the request: any other
 * name could be forged, and caches would store it. Throws when `configured` is no origin.
 */
export function createSiteOrigin(configured: string): SiteOrigin {
  const configuredOrigin = configured === '' ? null : parseOrigin(configured);
  return (request) => {
    if (configuredOrigin) return configuredOrigin;
    const host = publicHost(request.headers);
    if (!LOCAL_HOST.test(host)) throw new AppError(400, ERROR_MESSAGES.invalidValue);
    return `http://${host}`;
  };
}

/** Parses an origin as browsers write it, such as `https://alnafitha.example`. Throws for anything else. */
export function parseOrigin(configured: string): string {
  const url = URL.canParse(configured) ? new URL(configured) : null;
  // A path after the host would be a mistake that nobody reports.
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error('SITE_ORIGIN is not an origin such as https://alnafitha.example');
  return url.origin;
}
