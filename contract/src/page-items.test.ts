import { expect, it } from 'vitest';
import { pageItems } from './page-items';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, '…', 6]],
  [3, 6, [1, 2, 3, 4, '…', 6]],
  [4, 6, [1, '…', 3, 4, 5, 6]],
  [6, 6, [1, '…', 5, 6]],
  [50, 100, [1, '…', 49, 50, 51, '…', 100]],
])('the links on page %i of %i', (current, totalPages, items) => {
  expect(pageItems(current, totalPages)).toEqual(items);
});
