import { LRUCache } from 'lru-cache';

export interface MemoizerOptions<T> {
  /** Time to live in milliseconds; 0 disables the cache. */
  readonly ttl: number;
  /** Maximum number of keys. */
  readonly max: number;
  readonly clock: () => Date;
  /** The largest sum of all results' sizes, by `sizeOf`. */
  readonly maxSize?: number;
  readonly sizeOf?: (result: T) => number;
  /** Whether a result is kept for later callers; every one by default. */
  readonly isKept?: (result: T) => boolean;
}

export interface Memoizer<T> {
  (key: string, work: () => Promise<T>): Promise<T>;
  /** Also forgets the work that is not done yet. */
  clear(): void;
}

/**
 * Memoizes async work per key with a time to live. Concurrent callers share a failure; the next call
 * retries.
 */
export function createMemoizer<T>(options: MemoizerOptions<T>): Memoizer<T> {
  const { ttl, max, clock, maxSize = max, sizeOf = () => 1, isKept = () => true } = options;
  if (ttl === 0) return Object.assign((_key: string, work: () => Promise<T>) => work(), { clear() {} });
  const results = new LRUCache<string, Promise<T>>({
    max,
    maxSize,
    ttl,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  const memoize = (key: string, work: () => Promise<T>): Promise<T> => {
    const cached = results.get(key);
    if (cached) return cached;
    const result = work();
    results.set(key, result, { size: 1 });
    const isCached = () => results.peek(key) === result;
    result.then(
      (value) => {
        // Another promise, since the cache keeps the size of the same one.
        const size = sizeOf(value);
        if (!isCached()) return;
        if (isKept(value)) results.set(key, Promise.resolve(value), { size, noUpdateTTL: true });
        else results.delete(key);
      },
      () => {
        if (isCached()) results.delete(key);
      },
    );
    return result;
  };
  return Object.assign(memoize, { clear: () => results.clear() });
}
