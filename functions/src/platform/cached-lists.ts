import { createMemoizer } from './memoize';
import { parseUrl } from './parse';
import { isAdministrator } from './request-context';
import { type Route, respondWith } from './route';

export interface CachedListOptions {
  /** Milliseconds for which an instance caches lists and pages; 0 disables the caches. */
  readonly contentCacheMs: number;
  readonly clock: () => Date;
}

/** A list has one response for each filter and page. */
const MAX_RESPONSES = 50;

/**
 * The routes with cached public lists: each list reads Firestore once in `contentCacheMs`, however many
 * requests of the API and of pages pass the CDN; a request of an administrator bypasses the caches. Single
 * documents are read each time. `clear` empties the caches.
 */
export function cacheLists(
  routes: readonly Route[],
  { contentCacheMs, clock }: CachedListOptions,
): { readonly routes: Route[]; clear(): void } {
  const memoizers: { clear(): void }[] = [];
  const cached = routes.map((route) => {
    const { endpoint, read } = route;
    if (!read || endpoint.params) return route;
    const memoize = createMemoizer<unknown>({ ttl: contentCacheMs, max: MAX_RESPONSES, clock });
    memoizers.push(memoize);
    const readCached: typeof read = async (parts) =>
      // Keyed by declared parameters only, so that unknown ones do not add entries.
      (await isAdministrator())
        ? read(parts)
        : memoize(JSON.stringify(parseUrl(endpoint, parts)), () => read(parts));
    return { endpoint, read: readCached, respond: respondWith(readCached) };
  });
  return {
    routes: cached,
    clear: () => {
      for (const each of memoizers) each.clear();
    },
  };
}
