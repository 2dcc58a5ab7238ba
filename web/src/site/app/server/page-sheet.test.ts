import { expect, it } from 'vitest';
import { createPageSheet } from './page-sheet';

it('returns the rules of the classes in a page, in their order', () => {
  const sheet = createPageSheet();
  const [first, , third] = [1, 2, 3].map((order) => sheet.classOf({ order }));
  expect(sheet.shownIn(`<p class="active ${third}"></p><svg class="${first}"></svg>`)).toBe(
    `.${first}{order:1;}.${third}{order:3;}`,
  );
});
