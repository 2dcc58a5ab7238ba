import type { Firestore } from 'firebase-admin/firestore';
import type { NextChange } from '../platform/caching';
import { createMemoizer } from '../platform/memoize';
import { POSTS } from './document';
import { nextDate } from './live';

interface ScheduleOptions {
  readonly clock: () => Date;
  readonly contentCacheMs: number;
}

/** Remembers when the next scheduled post appears. */
export function createSchedule(db: Firestore, { clock, contentCacheMs }: ScheduleOptions) {
  const memoize = createMemoizer<Date | undefined>({ ttl: contentCacheMs, max: 1, clock });
  const read = () => nextDate(db.collection(POSTS), clock());
  const nextChange: NextChange = async () => {
    const date = await memoize('next', read);
    if (!date || date > clock()) return date;
    memoize.clear();
    return memoize('next', read);
  };
  return { nextChange, clear: memoize.clear };
}
