import { createMemoizer } from './memoize';
import { parseUrl } from './parse';
import { type Route, respondWith } from './route';

export interface CachedListOptions {
  /** Milliseconds for which an instance caches a list; 0 disables the cache. */
  readonly listCacheMs: number;
  readonly clock: () => Date;
}

/** A list has one response for each filter and page. */
const MAX_RESPONSES = 50;

/**
 * The routes with cached public lists: each list reads Firestore once in `sharedFor`, however many requests of the API
 * and of pages pass the CDN. Single documents are read each time.
 */
export function cacheLists(routes: readonly Route[], { listCacheMs, clock }: CachedListOptions): Route[] {
  return routes.map((route) => {
    const { endpoint, read } = route;
    if (!read || endpoint.params) return route;
    const memoize = createMemoizer<unknown>({ ttl: listCacheMs, max: MAX_RESPONSES, clock });
    const readCached: typeof read = async (parts) =>
      // By the declared parameters: an unknown parameter has no cache entry of its own.
      memoize(JSON.stringify(parseUrl(endpoint, parts)), () => read(parts));
    return { endpoint, read: readCached, respond: respondWith(readCached) };
  });
}
