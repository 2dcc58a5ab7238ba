import { expect, it } from 'vitest';
import { PORTFOLIO_SUB_CATEGORIES, subCategorySlug } from './values';

it.each([
  ['Steel & Stainless', 'steel-stainless'],
  ['Glass Door and Shower', 'glass-door-shower'],
  ['Glass House', 'glass-house'],
  ['Kitchen Cabinets', 'kitchen-cabinets'],
  ['All UPVC Window', 'upvc-window'],
  ['UPVC WINDOWS', 'upvc-windows'],
] as const)('the slug of %s is %s', (subCategory, slug) => {
  expect(subCategorySlug(subCategory)).toBe(slug);
});

it('every sub-category has a slug of its own', () => {
  expect(new Set(PORTFOLIO_SUB_CATEGORIES.map(subCategorySlug)).size).toBe(PORTFOLIO_SUB_CATEGORIES.length);
});
