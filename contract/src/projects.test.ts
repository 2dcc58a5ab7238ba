import { expect, it } from 'vitest';
import { PROJECT_CATEGORIES, PROJECT_GROUPS, projectGroup } from './portfolio';
import { Project } from './projects';

it('every category but Other is found under a group', () => {
  const found = PROJECT_CATEGORIES.map((category) => [category, projectGroup(category)] as const);
  expect(found.filter(([, group]) => group === null)).toEqual([['Other', null]]);
  expect(new Set(found.map(([, group]) => group))).toEqual(new Set([...PROJECT_GROUPS, null]));
});

it('visitors are told the group, not the category of the panel', () => {
  const category = (value: unknown) => Project.shape.category.safeParse(value).success;
  expect(PROJECT_GROUPS.every(category)).toBe(true);
  expect(category(null)).toBe(true);
  expect(category('UPVC DOOR')).toBe(false);
});
