import { LRUCache } from 'lru-cache';

export interface MemoryOptions {
  /** Milliseconds for which a result is remembered; 0 remembers none. */
  readonly ttl: number;
  /** The most keys that are remembered. */
  readonly max: number;
  readonly clock: () => Date;
}

/**
 * Does work once for all who ask for the same key within the time. What fails is told to those who wait for it, and tried again for
 * the next.
 */
export function createMemory<T>({ ttl, max, clock }: MemoryOptions) {
  if (ttl === 0) return (_key: string, work: () => Promise<T>) => work();
  const results = new LRUCache<string, Promise<T>>({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = results.get(key);
    if (known) return known;
    const result = work();
    results.set(key, result);
    result.catch(() => {
      if (results.peek(key) === result) results.delete(key);
    });
    return result;
  };
}
