import { BASE_POLICY, type Site } from '@alnafitha/contract';
import { type RequestHandler, Router } from 'express';
import { SHARED_PAGE } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { replyTo } from '../platform/failures';
import type { SiteOrigin } from '../platform/site-origin';

export interface PageOptions {
  /** The built pages; loaded with the first that is asked for. */
  readonly site: () => Promise<Site>;
  readonly siteOrigin: SiteOrigin;
  /** Milliseconds within which a page is answered. */
  readonly deadline: number;
}

/** A document carries its policy in itself; the header has what a `<meta>` cannot say. */
const DOCUMENT = { 'Content-Security-Policy': BASE_POLICY };
const UNAVAILABLE = 503;
/** Seconds after which a page that could not be filled is worth another try. */
const RETRY_AFTER = 30;

/** Every address that is neither the API's nor a picture's: a finished page, or the page that says that there is none. */
export function pageRouter({ site, siteOrigin, deadline }: PageOptions): Router {
  const send: RequestHandler = async (request, response) => {
    response.locals.endpoint = 'GET page';
    const origin = siteOrigin(request);
    const { page, shell } = await withDeadline(site(), deadline);
    try {
      const found = await withDeadline(page(request.originalUrl, origin), deadline);
      if ('location' in found) {
        response.set('Cache-Control', SHARED_PAGE).redirect(301, found.location);
        return;
      }
      const { status, html } = found;
      // What does not exist now may soon: nobody keeps it.
      if (status === 200) response.set('Cache-Control', SHARED_PAGE);
      response.set(DOCUMENT).status(status).type('html').send(html);
    } catch (error) {
      // The visitor's browser tries by itself, and says what is wrong; a crawler comes again.
      const status = refusalOf(error) ?? unavailable(error);
      if (status === UNAVAILABLE) response.set('Retry-After', String(RETRY_AFTER));
      response.set(DOCUMENT).status(status).type('html').send(shell);
    }
  };
  /** The panel has one address for both languages. */
  const leaveLocale: RequestHandler = (request, response) => {
    response.redirect(301, request.originalUrl.slice('/ar'.length));
  };
  const leaveSlash: RequestHandler = (request, response) => {
    const { path, originalUrl } = request;
    response.redirect(301, path.replace(/\/+$/, '') + originalUrl.slice(path.length));
  };
  const router = Router();
  // Behind two slashes, or one and a backslash, browsers would look for a host.
  router.get(/^\/(?!(?:api|media)\/)\w.*\/$/, leaveSlash);
  router.get(/^\/ar\/admin(?:\/|$)/, leaveLocale);
  router.get(/^\/(?!(?:api|media)(?:\/|$))/, send);
  return router;
}

/** The status with which the API refused what the address asks for, such as a category that cannot exist. */
function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Logs what went wrong, as for any other answer. */
function unavailable(error: unknown): typeof UNAVAILABLE {
  replyTo(error, 'GET page');
  return UNAVAILABLE;
}
