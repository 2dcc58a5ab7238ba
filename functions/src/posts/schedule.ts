import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { NextChange } from '../platform/caching';
import { parseDocument } from '../platform/documents';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';
import { createMemoizer } from '../platform/memoize';
import { POSTS } from './document';
import { whereScheduled } from './live';

const Dated = z.object({ date: FirestoreTimestamp });

interface ScheduleOptions {
  readonly clock: () => Date;
  readonly contentCacheMs: number;
}

/** When the next scheduled post appears. */
export function createSchedule(db: Firestore, { clock, contentCacheMs }: ScheduleOptions) {
  const memoize = createMemoizer<Date | undefined>({ ttl: contentCacheMs, max: 1, clock });
  async function read(): Promise<Date | undefined> {
    const { docs } = await whereScheduled(db.collection(POSTS), clock())
      .orderBy('date', 'asc')
      .limit(1)
      .select('date')
      .get();
    const [next] = docs.flatMap((each) => parseDocument(Dated, each) ?? []);
    return next?.date;
  }
  const nextChange: NextChange = async () => {
    const date = await memoize('next', read);
    if (!date || date > clock()) return date;
    memoize.clear();
    return memoize('next', read);
  };
  return { nextChange, clear: memoize.clear };
}
