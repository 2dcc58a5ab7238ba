import { expect, it } from 'vitest';
import { formatsFor } from './formats';

it.each([
  ['2026-11-22T05:05:00.000Z', '22 Nov 2026, 08:05', '22 نوفمبر 2026، 8:05 ص'],
  ['2026-11-22T17:30:00.000Z', '22 Nov 2026, 20:30', '22 نوفمبر 2026، 8:30 م'],
])('formats the time of %s in Doha in each language', (isoDate, english, arabic) => {
  expect(formatsFor('en').formatDateTime(isoDate)).toBe(english);
  expect(formatsFor('ar').formatDateTime(isoDate)).toBe(arabic);
});
