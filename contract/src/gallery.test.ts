import { expect, it } from 'vitest';
import { listGallery } from './gallery';
import { PORTFOLIO_SUB_CATEGORIES, PROJECT_GROUPS, subCategoryGroup, subCategorySlug } from './portfolio';

it.each([
  ['Steel & Stainless', 'steel-stainless'],
  ['Glass Door and Shower', 'glass-door-shower'],
  ['Glass House', 'glass-house'],
  ['Kitchen Cabinets', 'kitchen-cabinets'],
  ['All UPVC Window', 'upvc-window'],
  ['UPVC WINDOWS', 'upvc-windows'],
] as const)('%s is %s in an address', (subCategory, slug) => {
  expect(subCategorySlug(subCategory)).toBe(slug);
});

it('every sub-category has an address of its own', () => {
  expect(new Set(PORTFOLIO_SUB_CATEGORIES.map(subCategorySlug)).size).toBe(PORTFOLIO_SUB_CATEGORIES.length);
});

it('every group that visitors filter by has sub-categories', () => {
  const groups = new Set(PORTFOLIO_SUB_CATEGORIES.map(subCategoryGroup));
  expect(groups).toEqual(new Set([...PROJECT_GROUPS, null]));
});

it('is asked for one category, or for all', () => {
  expect(listGallery.query.parse({})).toEqual({});
  expect(listGallery.query.parse({ category: 'Portfolio' })).toEqual({ category: 'Portfolio' });
  for (const category of ['portfolio', '', 'GLASS']) {
    expect(listGallery.query.safeParse({ category }).error?.issues[0]?.message).toBe('Unknown category');
  }
});
