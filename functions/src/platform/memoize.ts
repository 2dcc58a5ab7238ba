import { LRUCache } from 'lru-cache';

interface MemoizerOptions<T> {
  /** Milliseconds; 0 disables the cache. */
  readonly ttl: number;
  readonly max: number;
  readonly clock: () => Date;
  /** Limit of the results' total size, by `sizeOf`. */
  readonly maxSize?: number;
  readonly sizeOf?: (result: T) => number;
  /** Results are returned only while this stays the same. */
  readonly epoch?: () => Promise<unknown>;
  /** Decides whether a result is cached; every one is by default. */
  readonly isKept?: (result: T) => boolean;
}

export interface Memoizer<T> {
  (key: string, work: () => Promise<T>): Promise<T>;
  /** Pending work is not cached either. */
  clear(): void;
}

/** Memoizes async work per key. Concurrent callers share a failure; the next call retries. */
export function createMemoizer<T>(options: MemoizerOptions<T>): Memoizer<T> {
  const { ttl, max, clock, epoch, maxSize = max, sizeOf = () => 1, isKept = () => true } = options;
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
        // The promise is new, because the cache keeps the size of a known one.
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
  const memoizeInEpoch = async (key: string, work: () => Promise<T>) =>
    memoize(JSON.stringify([await epoch?.(), key]), work);
  return Object.assign(epoch ? memoizeInEpoch : memoize, { clear: () => results.clear() });
}
