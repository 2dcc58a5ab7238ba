import type { Response } from 'express';
import { hasSession } from './request-context';

/** Seconds. */
const MAX_AGE = 300;
/** Stale responses during revalidation spare visitors of a quiet site the wait for the function. */
const MAX_STALE = 600;
/** An outage may last a day. */
const MAX_STALE_IF_ERROR = 86_400;

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The time at which the content changes without a save. */
export type NextChange = () => Promise<Date | undefined>;

/** Call it before the content is read, and the returned function when the response is sent. */
export type BeginCaching = () => Promise<(response: Response) => void>;

interface CachingOptions {
  readonly nextChange: NextChange;
  readonly clock: () => Date;
}

/** Responses to a session (part of the CDN's cache key) are not cached: administrators see their changes at once. */
export function createCaching({ nextChange, clock }: CachingOptions): BeginCaching {
  return async () => {
    if (hasSession()) return () => {};
    const change = await nextChange();
    return (response) => {
      const seconds = change ? (change.getTime() - clock().getTime()) / 1000 : Number.POSITIVE_INFINITY;
      response.set('Cache-Control', cacheControl(Math.max(0, Math.floor(seconds))));
    };
  };
}

/** Caching ends after so many seconds at the latest. */
function cacheControl(seconds: number): string {
  const age = Math.min(MAX_AGE, seconds);
  const stale = Math.min(MAX_STALE, seconds - age);
  const staleIfError = Math.min(MAX_STALE_IF_ERROR, seconds - age);
  return `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${stale}, stale-if-error=${staleIfError}`;
}
