import { expect, it } from 'vitest';
import { SAMPLE_BLOCKS } from './content/blocks/defaults';
import { subCategorySlug } from './content/categories';
import { PROJECT_GROUPS } from './portfolio';

const { projects, pictures } = SAMPLE_BLOCKS.categories;

it("every category of the sample's projects but Other belongs to a group", () => {
  expect(projects.filter(({ group }) => group === '').map(({ key }) => key)).toEqual(['Other']);
  expect(new Set(projects.map(({ group }) => group))).toEqual(new Set([...PROJECT_GROUPS, '']));
});

it('every group has sub-categories of images', () => {
  expect(new Set(pictures.map(({ group }) => group))).toEqual(new Set([...PROJECT_GROUPS, '']));
});

it('every sub-category has a separate slug', () => {
  const slugs = pictures.map(({ key }) => subCategorySlug(key));
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index || !/^[a-z-]+$/.test(slug))).toEqual([]);
});
