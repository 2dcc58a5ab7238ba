import { SENTENCES } from '@alnafitha/contract';
import type { Request, Response } from 'express';
import { AppError } from './errors';
import { LOCAL_HOST, publicHost } from './origin';

/** The origin that absolute addresses begin with, such as `https://alnafitha.example`. */
export type SiteOrigin = (request: Request, response: Response) => string;

/** A name or an IPv4 address in lower case, and a port: nothing that could end an attribute or begin a path. */
const HOST =
  /^(?=.{1,253}(?::|$))[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::\d{1,5})?$/;

/**
 * The origin that is configured; without one, that of the host which the request names. Anybody can write that name, and
 * answers with it are kept by caches: a forged one would lead the next reader elsewhere. The configured origin ends this. Until
 * there is one, the answer says that it varies by the headers which were believed, so that whoever forges them is given
 * a copy of his own; the `Host` itself is part of every cache's key. Throws where `configured` is no origin.
 */
export function createSiteOrigin(configured: string): SiteOrigin {
  const known = configured === '' ? null : parse(configured);
  return (request, response) => {
    if (known) return known;
    response.vary('X-FH-Requested-Host, X-Forwarded-Host');
    const host = publicHost(request.headers);
    if (LOCAL_HOST.test(host)) return `http://${host}`;
    if (!HOST.test(host)) throw new AppError(400, SENTENCES.invalidValue);
    return `https://${host}`;
  };
}

function parse(configured: string): string {
  const url = URL.canParse(configured) ? new URL(configured) : null;
  // Anything behind the host would be a mistake that no reader of the feeds reports.
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new Error('SITE_ORIGIN is not an origin such as https://alnafitha.example');
  return url.origin;
}
