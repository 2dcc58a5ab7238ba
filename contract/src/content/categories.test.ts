import { expect, it } from 'vitest';
import { categoryKey } from './categories';

it.each([
  ['Qatar ٢٠٣٠', 'qatar 2030'],
  ['Café', 'CAFE'],
  ['أخبار', 'اخبار'],
])('a category %s is the same as %s', (name, spelling) => {
  expect(categoryKey(name)).toBe(categoryKey(spelling));
});
