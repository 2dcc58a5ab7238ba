import type { Response } from 'express';
import { hasSession } from './request-context';

/**
 * Hosting's CDN revalidates after five minutes. For another ten it serves the stale response while it
 * revalidates, so that visitors of a quiet site do not wait for the function; browsers may serve their own
 * for ten minutes, too.
 */
const CACHEABLE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600';

/**
 * Lets the CDN cache the response, unless the request has a session: administrators see at once what they
 * saved. The session is part of the CDN's cache key.
 */
export function allowCaching(response: Response): void {
  if (!hasSession()) response.set('Cache-Control', CACHEABLE);
}

/** For URLs whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
