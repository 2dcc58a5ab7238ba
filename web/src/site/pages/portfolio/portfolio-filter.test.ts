import { SAMPLE_BLOCKS } from '@alnafitha/contract';
import { aProject } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { filterOf, projectsOf, titleCase } from './portfolio-filter';

it.each([
  [null, null, null],
  ['no-such-thing', null, null],
  ['glass-door-and-shower', null, null],
  ['glass-door-shower', 'Glass Door and Shower', 'glass'],
  ['flooring', 'FLOORING', null],
  ['upvc', null, 'upvc'],
  ['glass', 'GLASS', 'glass'],
])('the category %s is the sub-category %s of the group %s', (category, subCategory, group) => {
  expect(filterOf(SAMPLE_BLOCKS.categories.pictures, category)).toEqual({ subCategory, group });
});

it('all projects include those without a group', () => {
  const projects = [aProject({ category: 'glass' }), aProject({ id: 'other', category: null })];
  expect(projectsOf(projects, null)).toHaveLength(2);
  expect(projectsOf(projects, 'glass')).toHaveLength(1);
});

it.each([
  ['UPVC DOORS', 'UPVC Doors'],
  ['All UPVC Window', 'All UPVC Window'],
  ['PVC KITCHEN', 'PVC Kitchen'],
  ['GLASS', 'Glass'],
  ['Glass Door and Shower', 'Glass Door and Shower'],
  ['Steel & Stainless', 'Steel & Stainless'],
  ['مطابخ PVC', 'مطابخ PVC'],
])('writes %s in title case', (name, expected) => {
  expect(titleCase(name)).toBe(expected);
});
