import { SAMPLE_BLOCKS } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { measureResponses } from './responses';

const inDoha = (minute: string) => new Date(`${minute.replace(' ', 'T')}:00+03:00`);
const HOUR = 3_600_000;
const enquiry = (createdAt: string, firstResponseAt?: string) => ({
  createdAt: inDoha(createdAt),
  firstResponseAt: firstResponseAt === undefined ? null : inDoha(firstResponseAt),
});

it('measures the median of answered enquiries, and the share within a working day of those that are due', () => {
  const now = inDoha('2026-03-09 12:00');
  const measure = (...enquiries: ReturnType<typeof enquiry>[]) =>
    measureResponses(enquiries, { now, hours: SAMPLE_BLOCKS.hours });
  expect(measure()).toEqual({ medianMs: null, withinPromise: null });
  const fast = enquiry('2026-03-01 09:00', '2026-03-01 10:00');
  const overWeekend = enquiry('2026-03-05 17:00', '2026-03-08 11:00');
  const late = enquiry('2026-03-05 17:00', '2026-03-08 11:01');
  const unanswered = enquiry('2026-03-02 09:00');
  const recent = enquiry('2026-03-09 09:00');
  expect(measure(recent)).toEqual({ medianMs: null, withinPromise: null });
  expect(measure(fast, recent)).toEqual({ medianMs: HOUR, withinPromise: 1 });
  expect(measure(fast, enquiry('2026-03-01 09:00', '2026-03-01 12:00'))).toMatchObject({
    medianMs: 2 * HOUR,
  });
  expect(measure(late, unanswered, fast, overWeekend)).toEqual({ medianMs: 66 * HOUR, withinPromise: 0.5 });
});
