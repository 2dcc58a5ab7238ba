import { LRUCache } from 'lru-cache';

export interface MemoizerOptions {
  /** Time to live in milliseconds; 0 disables the cache. */
  readonly ttl: number;
  /** Maximum number of keys. */
  readonly max: number;
  readonly clock: () => Date;
}

/**
 * Memoizes async work per key with a time to live. Concurrent callers share a failure; the next call
 * retries.
 */
export function createMemoizer<T>({ ttl, max, clock }: MemoizerOptions) {
  if (ttl === 0) return (_key: string, work: () => Promise<T>) => work();
  const results = new LRUCache<string, Promise<T>>({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const cached = results.get(key);
    if (cached) return cached;
    const result = work();
    results.set(key, result);
    result.catch(() => {
      if (results.peek(key) === result) results.delete(key);
    });
    return result;
  };
}
