import { expect, it } from 'vitest';
import { categoryKey, suggestedCategory } from './categories';

it.each([
  ['company news', 'Company News'],
  ['  COMPANY   news ', 'Company News'],
  ['Ｃｏｍｐａｎｙ Ｎｅｗｓ', 'Company News'],
  ['Company\u200b News', 'Company News'],
  ['Tips & tricks', 'Tips & Tricks'],
  ['أخبار الشركة', 'Company News'],
  ['اخبار الشركه', 'Company News'],
  ['Company', undefined],
  ['Qatar 2030', undefined],
  ['Admin', undefined],
  ['الإدارة', undefined],
])('a category %s is the suggested one: %s', (name, suggested) => {
  expect(suggestedCategory(name)).toBe(suggested);
});

it.each([
  ['Qatar ٢٠٣٠', 'qatar 2030'],
  ['Café', 'CAFE'],
  ['أخبار', 'اخبار'],
])('a category %s is the same as %s', (name, spelling) => {
  expect(categoryKey(name)).toBe(categoryKey(spelling));
});
