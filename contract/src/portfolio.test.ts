import { expect, it } from 'vitest';
import { PROJECT_CATEGORIES, projectGroup } from './content/project-values';
import { PORTFOLIO_SUB_CATEGORIES, PROJECT_GROUPS, subCategoryGroup, subCategorySlug } from './portfolio';

it('every category but Other belongs to a group', () => {
  const grouped = PROJECT_CATEGORIES.map((category) => [category, projectGroup(category)] as const);
  expect(grouped.filter(([, group]) => group === null)).toEqual([['Other', null]]);
  expect(new Set(grouped.map(([, group]) => group))).toEqual(new Set([...PROJECT_GROUPS, null]));
});

it('every project group has sub-categories of images', () => {
  const groups = new Set(PORTFOLIO_SUB_CATEGORIES.map(subCategoryGroup));
  expect(groups).toEqual(new Set([...PROJECT_GROUPS, null]));
});

it('every sub-category has a separate slug', () => {
  const slugs = PORTFOLIO_SUB_CATEGORIES.map(subCategorySlug);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index || !/^[a-z-]+$/.test(slug))).toEqual([]);
});
