import { expect, it } from 'vitest';
import { postDate } from './posts-admin';

const at = (iso: string) => new Date(iso);
/** In Doha it is already the 2nd. */
const NOW = at('2026-03-01T21:30:00.000Z');

it.each([
  ['is now for today in Doha', '2026-03-02', undefined, NOW],
  ['is noon in Doha for yesterday, the day of UTC', '2026-03-01', undefined, at('2026-03-01T09:00:00Z')],
  ['is noon for a day to come', '2027-01-31', undefined, at('2027-01-31T09:00:00Z')],
  ['stays where the day stays', '2026-02-14', at('2026-02-13T21:00:00Z'), at('2026-02-13T21:00:00Z')],
  ['stays where the day is today', '2026-03-02', at('2026-03-01T21:00:01Z'), at('2026-03-01T21:00:01Z')],
  ['moves to another day', '2026-02-13', at('2026-02-13T21:00:00Z'), at('2026-02-13T09:00:00Z')],
  ['moves to today', '2026-03-02', at('2026-02-13T21:00:00Z'), NOW],
  ['knows the first day of all', '0001-01-01', undefined, at('0001-01-01T09:00:00Z')],
])('the date of a post %s', (_what, day, current, expected) => {
  expect(postDate(day, NOW, current)).toEqual(expected);
});
