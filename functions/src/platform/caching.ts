import type { RequestHandler } from 'express';

/**
 * What every answer starts with. Without `private`, Hosting would drop the session cookie from an answer
 * and keep a 404 for ten minutes.
 */
export const defaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
  next();
};
