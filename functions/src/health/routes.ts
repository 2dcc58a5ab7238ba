import { readHealth } from '@alnafitha/contract';
import { createMemoizer } from '../platform/memoize';
import { type Route, route } from '../platform/route';
import type { HealthStore } from './store';

const CACHE_MS = 10_000;

export function healthRoutes(store: HealthStore, clock: () => Date): Route[] {
  const memoize = createMemoizer<void>({ ttl: CACHE_MS, max: 1, clock });
  return [
    route(readHealth, async () => {
      await memoize('firestore', store.check);
      return { status: 'ok' } as const;
    }),
  ];
}
