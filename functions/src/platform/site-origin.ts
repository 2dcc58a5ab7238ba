import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { Request } from 'express';
import { AppError } from './errors';
import { LOCAL_HOST, publicHost } from './origin';

/** An origin such as `https://alnafitha.example`. */
export type SiteOrigin = (request: Request) => string;

/** If no origin is configured, only a local host is accepted: other names could be forged, and cached. */
export function createSiteOrigin(configured: string): SiteOrigin {
  const configuredOrigin = configured === '' ? null : parseOrigin(configured);
  return (request) => {
    if (configuredOrigin) return configuredOrigin;
    const host = publicHost(request.headers);
    if (!LOCAL_HOST.test(host)) throw new AppError(400, ERROR_MESSAGES.invalidValue);
    return `http://${host}`;
  };
}

/** Throws for anything but an origin as browsers write it. */
export function parseOrigin(configured: string): string {
  const url = URL.canParse(configured) ? new URL(configured) : null;
  // A path after the host would be ignored silently.
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error('SITE_ORIGIN is not an origin such as https://alnafitha.example');
  return url.origin;
}
