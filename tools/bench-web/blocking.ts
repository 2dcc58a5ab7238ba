import { z } from 'zod';

/** https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU: times are microseconds. */
const Event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** Wall-clock time. */
  dur: z.number().default(0),
  /** CPU time. */
  tdur: z.number().default(0),
});
export const Trace = z.object({ traceEvents: z.array(Event) });
export type Trace = z.infer<typeof Trace>;

/** A longer task blocks input. */
const LONG_TASK_MS = 50;

/**
 * Total blocking time in milliseconds on a processor that is `slowdown` times slower. Unlike Lighthouse's, it uses the CPU
 * time of the tasks after the first paint. Lighthouse takes wall-clock time, which includes waiting for other programs.
 */
export function blockingTimeOf({ traceEvents }: Trace, slowdown: number): number {
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first paint.');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  let end = painted.ts;
  let total = 0;
  for (const { ts, dur, tdur } of tasks) {
    // A nested task is part of the outer one.
    if (ts + dur <= end) continue;
    end = ts + dur;
    total += Math.max(0, (tdur / 1000) * slowdown - LONG_TASK_MS);
  }
  return total;
}
