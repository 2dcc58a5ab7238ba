import { expect, it } from 'vitest';
import { Project } from './schema';
import { PROJECT_GROUPS } from './values';

it('a public project has the group as category, not the category of the admin panel', () => {
  const category = (value: unknown) => Project.shape.category.safeParse(value).success;
  expect(PROJECT_GROUPS.every(category)).toBe(true);
  expect(category(null)).toBe(true);
  expect(category('UPVC DOOR')).toBe(false);
});
