import { SENTENCES } from '@alnafitha/contract';
import type { Request } from 'express';
import { AppError } from './errors';
import { LOCAL_HOST, publicHost } from './origin';

/** The origin that absolute addresses begin with, such as `https://alnafitha.example`. */
export type SiteOrigin = (request: Request) => string;

/**
 * The origin that is configured. Without one, as on this machine, that of the local host which the request names: any other
 * name could be forged, and caches would keep it. Throws where `configured` is no origin.
 */
export function createSiteOrigin(configured: string): SiteOrigin {
  const known = configured === '' ? null : parseOrigin(configured);
  return (request) => {
    if (known) return known;
    const host = publicHost(request.headers);
    if (!LOCAL_HOST.test(host)) throw new AppError(400, SENTENCES.invalidValue);
    return `http://${host}`;
  };
}

/** An origin as browsers write it, such as `https://alnafitha.example`. Throws for anything more or less. */
export function parseOrigin(configured: string): string {
  const url = URL.canParse(configured) ? new URL(configured) : null;
  // Anything behind the host would be a mistake that no reader of the feeds reports.
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error('SITE_ORIGIN is not an origin such as https://alnafitha.example');
  return url.origin;
}
