import {
  ADMIN_PATH,
  BASE_POLICY,
  localizedPath,
  PREVIEW_POLICY,
  type Site,
  type SitePage,
  type SiteRedirect,
  unprefixedPath,
} from '@alnafitha/contract';
import { type RequestHandler, Router } from 'express';
import type { BeginCaching } from '../platform/caching';
import { withDeadline } from '../platform/deadline';
import { errorResponseTo } from '../platform/error-handler';
import type { Memoizer } from '../platform/memoize';
import { isAdministrator } from '../platform/request-context';
import type { SiteOrigin } from '../platform/site-origin';

export interface PageOptions {
  /** The site is loaded on the first request. */
  readonly site: () => Promise<Site>;
  readonly siteOrigin: SiteOrigin;
  readonly memoizePage: Memoizer<SitePage | SiteRedirect>;
  readonly deadline: number;
  readonly beginCaching: BeginCaching;
}

/** The document's `<meta>` has the other directives. */
const policyOf = (path: string) => (unprefixedPath(path) === '/preview' ? PREVIEW_POLICY : BASE_POLICY);
/** Seconds. */
const RETRY_AFTER = 30;

export function pageRouter({ site, siteOrigin, memoizePage, deadline, beginCaching }: PageOptions): Router {
  const send: RequestHandler = async (request, response) => {
    response.locals.endpoint = 'GET page';
    const origin = siteOrigin(request);
    const { resolve, page, shell } = await withDeadline(site(), deadline);
    try {
      const allowCaching = await withDeadline(beginCaching(), deadline);
      const resolved = resolve(request.originalUrl);
      const render = async () => ('location' in resolved ? resolved : page(resolved.url, origin));
      const isShared = 'url' in resolved && !(await isAdministrator());
      const work = isShared ? memoizePage(origin + resolved.url, render) : render();
      const result = await withDeadline(work, deadline);
      allowCaching(response);
      if ('location' in result) {
        response.redirect(301, result.location);
        return;
      }
      response
        .set('Content-Security-Policy', policyOf(request.path))
        .status(result.status)
        .type('html')
        .send(result.html);
    } catch (error) {
      // The browser renders the page and shows the error; a crawler retries.
      const clientError = clientErrorStatus(error);
      if (!clientError) {
        logError(error);
        response.set('Retry-After', String(RETRY_AFTER));
      }
      response
        .set('Content-Security-Policy', policyOf(request.path))
        .status(clientError ?? 503)
        .type('html')
        .send(shell);
    }
  };
  const redirectToUnprefixed: RequestHandler = (request, response) => {
    response.redirect(301, request.originalUrl.slice('/ar'.length));
  };
  const redirectWithoutSlash: RequestHandler = (request, response) => {
    const { path, originalUrl } = request;
    response.redirect(301, path.replace(/(?<!\/)\/+$/, '') + originalUrl.slice(path.length));
  };
  const router = Router();
  // Browsers parse a host after two slashes, or after a slash and a backslash.
  router.get(/^\/(?!(?:api|media)\/)\w.*\/$/, redirectWithoutSlash);
  router.get(new RegExp(`^${localizedPath('ar', ADMIN_PATH)}(?:/|$)`), redirectToUnprefixed);
  router.get(/^\/(?!(?:api|media)(?:\/|$))/, send);
  return router;
}

/** The API's status, such as 404 for an unknown category; the renderer's error has the API's as its cause. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!('status' in error)) return clientErrorStatus(error.cause);
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

function logError(error: unknown): void {
  errorResponseTo(error, 'GET page');
}
