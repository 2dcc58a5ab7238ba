import type { RequestHandler } from 'express';

/** For what is the same for everybody: browsers ask again at each load, Hosting's CDN after ten seconds. */
export const SHARED = 'public, max-age=0, s-maxage=10';

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * What every answer starts with. Without `private`, Hosting would drop the session cookie from an answer
 * and keep a 404 for ten minutes.
 */
export const defaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};
