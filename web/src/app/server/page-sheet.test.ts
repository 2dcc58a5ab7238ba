import { expect, it } from 'vitest';
import { createPageSheet } from './page-sheet';

it('keeps the rules of what a page shows, in their order', () => {
  const sheet = createPageSheet();
  for (const name of ['s1', 's2', 's3']) sheet.add(name, `.${name}{}`);
  expect(sheet.has('s2')).toBe(true);
  expect(sheet.shownIn('<p class="active s3"></p><svg class="s1"></svg>')).toEqual({
    classes: ['s1', 's3'],
    css: '.s1{}.s3{}',
  });
});
