import { z } from 'zod';

/** https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU: times are microseconds. */
const Event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** By the clock. */
  dur: z.number().default(0),
  /** What the processor spent on it. */
  tdur: z.number().default(0),
});
export const Trace = z.object({ traceEvents: z.array(Event) });
export type Trace = z.infer<typeof Trace>;

/** A task that is longer keeps a visitor waiting, in milliseconds. */
const LONG = 50;

/**
 * Total blocking time in milliseconds, as Lighthouse has it, but by what the processor spent on each task after the first paint, on one
 * `slowdown` times slower. Lighthouse multiplies time by the clock, and so the waiting for programs that share the processor.
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
    // Also those inside another.
    if (ts + dur <= end) continue;
    end = ts + dur;
    total += Math.max(0, (tdur / 1000) * slowdown - LONG);
  }
  return total;
}
