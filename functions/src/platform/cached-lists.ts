import type { NextChange } from './caching';
import { createMemoizer } from './memoize';
import { parseUrl } from './parse';
import { isAdministrator } from './request-context';
import { type Route, respondWith } from './route';

interface CachedListOptions {
  readonly contentCacheMs: number;
  readonly clock: () => Date;
  readonly nextChange: NextChange;
}

/** Each filter and page of a list has a response. */
const MAX_RESPONSES = 50;

/** Caches lists per instance, for requests that pass the CDN. Administrators bypass the caches. */
export function cacheLists(
  routes: readonly Route[],
  { contentCacheMs, clock, nextChange }: CachedListOptions,
): { readonly routes: Route[]; clear(): void } {
  const memoizers: { clear(): void }[] = [];
  const cached = routes.map((route) => {
    const { endpoint, read } = route;
    if (!read || endpoint.params) return route;
    const memoize = createMemoizer<unknown>({
      ttl: contentCacheMs,
      max: MAX_RESPONSES,
      clock,
      epoch: nextChange,
    });
    memoizers.push(memoize);
    const readCached: typeof read = async (parts) =>
      // The key has declared parameters only, so unknown ones do not add entries.
      (await isAdministrator())
        ? read(parts)
        : memoize(JSON.stringify(parseUrl(endpoint, parts)), () => read(parts));
    return { endpoint, read: readCached, respond: respondWith(readCached) };
  });
  return {
    routes: cached,
    clear: () => {
      for (const memoize of memoizers) memoize.clear();
    },
  };
}
