import type { Response } from 'express';
import { hasSession } from './request-context';

/** Stale responses during revalidation spare visitors of a quiet site the wait for the function. */
const CACHEABLE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600';

/** Not with a session (part of the CDN's cache key): administrators see their changes at once. */
export function allowCaching(response: Response): void {
  if (!hasSession()) response.set('Cache-Control', CACHEABLE);
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
