import { expect, it } from 'vitest';
import { formatAge } from './waiting';

const now = new Date('2026-03-03T12:00:00Z');

it.each([
  ['2026-03-03T12:00:00Z', '1 minute', 'دقيقة'],
  // A clock behind the server's.
  ['2026-03-03T12:00:30Z', '1 minute', 'دقيقة'],
  ['2026-03-03T11:01:00Z', '59 minutes', '59 دقيقة'],
  ['2026-03-03T11:00:00Z', '1 hour', 'ساعة'],
  ['2026-03-03T08:30:00Z', '3 hours', '3 ساعات'],
  ['2026-03-02T12:00:01Z', '23 hours', '23 ساعة'],
  ['2026-03-01T12:00:00Z', '2 days', 'يومان'],
  ['2026-02-20T12:00:00Z', '11 days', '11 يومًا'],
])('%s is %s ago', (then, english, arabic) => {
  expect(formatAge(then, now, 'en')).toBe(english);
  expect(formatAge(then, now, 'ar')).toBe(arabic);
});
