import { expect, it } from 'vitest';
import { followUpDays } from './follow-up-days';

it.each([
  ['Sunday', '2026-11-22', '2026-11-25', '2026-11-29'],
  ['Monday', '2026-11-23', '2026-11-26', '2026-11-30'],
  ['Tuesday', '2026-11-24', '2026-11-28', '2026-12-01'],
  ['Wednesday', '2026-11-25', '2026-11-29', '2026-12-02'],
  ['Thursday', '2026-11-26', '2026-11-30', '2026-12-03'],
  ['Friday', '2026-11-27', '2026-11-30', '2026-12-05'],
  ['Saturday', '2026-11-28', '2026-12-01', '2026-12-05'],
  ['Wednesday, over the end of the year', '2026-12-30', '2027-01-03', '2027-01-06'],
])('suggests no Friday on a %s', (_, today, inThreeWorkingDays, nextWeek) => {
  expect(followUpDays(today)).toEqual({ inThreeWorkingDays, nextWeek });
});
