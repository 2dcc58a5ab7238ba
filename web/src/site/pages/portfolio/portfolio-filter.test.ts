import { PORTFOLIO_SUB_CATEGORIES } from '@alnafitha/contract';
import { aProject } from '@alnafitha/contract/factories';
import { describe, expect, it } from 'vitest';
import { portfolio } from '../../../shared/i18n/arabic/portfolio';
import { siteDictionary } from '../../../shared/i18n/arabic/site';
import { filterOf, projectsOf, titleCase } from './portfolio-filter';

describe('filter of the portfolio', () => {
  it.each([
    [null, null],
    ['no-such-thing', null],
    ['glass-door-and-shower', null],
    ['glass-door-shower', 'Glass Door and Shower'],
    ['upvc', null],
    ['glass', 'GLASS'],
  ])('maps %s to the sub-category %s', (category, subCategory) => {
    expect(filterOf(category).subCategory).toBe(subCategory);
  });

  it.each([
    ['glass-door-shower', 'glass'],
    ['kitchen', 'kitchen'],
    ['flooring', null],
    ['no-such-thing', null],
  ])('maps %s to the group %s', (category, group) => {
    expect(filterOf(category).group).toBe(group);
  });

  it('includes projects without a group in all', () => {
    const projects = [aProject({ category: 'glass' }), aProject({ id: 'other', category: null })];
    expect(projectsOf(projects, null)).toHaveLength(2);
    expect(projectsOf(projects, 'glass')).toHaveLength(1);
  });
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

describe('translations of the portfolio', () => {
  it.each(PORTFOLIO_SUB_CATEGORIES)('has Arabic for %s', (name) => {
    expect(siteDictionary[name]).toMatch(/\p{Script=Arabic}/u);
  });

  it('gives each sub-category a distinct name', () => {
    const names = PORTFOLIO_SUB_CATEGORIES.map((name) => siteDictionary[name]);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(portfolio)).toContain('UPVC DOORS');
  });
});
