import { describe, expect, it } from 'vitest';
import { blockingTimeOf, Trace } from './blocking';

const PAGE = { pid: 1, tid: 1 };
const painted = { ...PAGE, name: 'firstContentfulPaint', ts: 1_000_000 };
/** Milliseconds after the first paint: start, wall-clock time and CPU time. */
const task = (start: number, wallTime: number, cpuTime: number, thread = PAGE) => ({
  ...thread,
  name: 'RunTask',
  ts: painted.ts + start * 1000,
  dur: wallTime * 1000,
  tdur: cpuTime * 1000,
});
const timeOf = (...events: object[]) => blockingTimeOf(Trace.parse({ traceEvents: [painted, ...events] }), 4);

describe('the blocking time of a page', () => {
  it('is the time of its tasks above 50 ms on a slower processor', () => {
    expect(timeOf(task(0, 20, 20), task(30, 13, 13), task(50, 12, 12))).toBe(32);
  });

  it('excludes waiting for the processor, other threads and tasks before the first paint', () => {
    expect(timeOf(task(0, 90, 12), task(100, 90, 90, { pid: 1, tid: 2 }), task(-200, 90, 90))).toBe(0);
  });

  it('counts nested tasks once', () => {
    expect(timeOf(task(1, 18, 18), task(0, 20, 20))).toBe(30);
  });

  it('needs a first paint', () => {
    expect(() => blockingTimeOf({ traceEvents: [] }, 4)).toThrow('no first paint');
  });
});
