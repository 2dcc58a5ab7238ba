import { expect, it } from 'vitest';
import { toLatinNumbers } from './digits';

it.each([
  ['منذ ٢٠١١، ١٥ سنة', 'منذ 2011، 15 سنة'],
  ['۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩', '0123456789 0123456789'],
  ['بسماكة ٦٫٣٨ مم و١٬٢٠٠ م²', 'بسماكة 6.38 مم و1,200 م²'],
  ['24 mm', '24 mm'],
])('writes %s in Latin digits', (text, expected) => {
  expect(toLatinNumbers(text)).toBe(expected);
});
