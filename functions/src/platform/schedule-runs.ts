import { type Dashboard, ScheduleName } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseDocument } from './documents';
import { FirestoreTimestamp } from './firestore-timestamp';

const MINUTE_MS = 60_000;

/** The schedules of Cloud Scheduler, in Qatar's time, and their intervals in milliseconds. */
export const SCHEDULES = {
  checkWaiting: { schedule: '*/15 * * * *', interval: 15 * MINUTE_MS },
  tidyUp: { schedule: '0 3 * * *', interval: 24 * 60 * MINUTE_MS },
} as const satisfies Record<ScheduleName, { schedule: string; interval: number }>;

const SCHEDULE_RUNS = 'scheduleRuns';
const Run = z.object({ at: FirestoreTimestamp });

export function createScheduleRuns(db: Firestore) {
  const documentOf = (name: ScheduleName) => db.collection(SCHEDULE_RUNS).doc(name);

  return {
    /** Runs `work`, and notes the time unless it throws. */
    async run(name: ScheduleName, now: Date, work: () => Promise<unknown>): Promise<void> {
      await work();
      await documentOf(name).set({ at: now });
    },

    /** Those without a run for twice their interval. One that never ran counts from the first call. */
    async stopped(now: Date): Promise<Dashboard['stopped']> {
      const stopped = ScheduleName.options.map(async (name) => {
        const snapshot = await documentOf(name).get();
        const run = parseDocument(Run, snapshot);
        if (!run) await snapshot.ref.set({ at: now });
        const since = run?.at ?? now;
        const isStopped = now.getTime() - since.getTime() > 2 * SCHEDULES[name].interval;
        return isStopped ? { name, since: since.toISOString() } : [];
      });
      return (await Promise.all(stopped)).flat();
    },
  };
}
