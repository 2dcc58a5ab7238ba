import type { Site } from '@alnafitha/contract';
import { type RequestHandler, Router } from 'express';
import { SHARED_PAGE } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { replyTo } from '../platform/failures';
import type { SiteOrigin } from '../platform/site-origin';
import { pagePolicy } from './policy';

export interface PageOptions {
  /** The built pages; loaded with the first that is asked for. */
  readonly site: () => Promise<Site>;
  readonly siteOrigin: SiteOrigin;
  /** Milliseconds within which a page is answered. */
  readonly deadline: number;
}

/** Seconds after which a page that could not be filled is worth another try. */
const RETRY_AFTER = 30;

/** Every address that is neither the API's nor a picture's: a finished page, or the page that says that there is none. */
export function pageRouter({ site, siteOrigin, deadline }: PageOptions): Router {
  const send: RequestHandler = async (request, response) => {
    response.locals.endpoint = 'GET page';
    const origin = siteOrigin(request, response);
    const { page, shell } = await withDeadline(site(), deadline);
    try {
      const { status, location, html, ...hashes } = await withDeadline(
        page(request.originalUrl, origin),
        deadline,
      );
      // What does not exist now may soon: nobody keeps it.
      if (status === 200) response.set('Cache-Control', SHARED_PAGE);
      if (location !== undefined) {
        response.redirect(301, location);
        return;
      }
      response.set('Content-Security-Policy', pagePolicy(hashes)).status(status).type('html').send(html);
    } catch (error) {
      // Logged as any other failure; the visitor's browser tries by itself, and a crawler comes again.
      replyTo(error, 'GET page');
      const policy = pagePolicy(shell);
      response.set({ 'Content-Security-Policy': policy, 'Retry-After': String(RETRY_AFTER) });
      response.status(503).type('html').send(shell.html);
    }
  };
  const router = Router();
  router.get(/^\/(?!(?:api|media)(?:\/|$))/, send);
  return router;
}
