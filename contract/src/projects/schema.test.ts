import { expect, it } from 'vitest';
import { ERROR_MESSAGES } from '../error-messages';
import { Project, ProjectDraft } from './schema';
import { PROJECT_GROUPS } from './values';

it('a public project has the group as category, not the category of the admin panel', () => {
  const category = (value: unknown) => Project.shape.category.safeParse(value).success;
  expect(PROJECT_GROUPS.every(category)).toBe(true);
  expect(category(null)).toBe(true);
  expect(category('UPVC DOOR')).toBe(false);
});

it.each([
  ['2025', '2025'],
  ['1990', '1990'],
  ['2100', '2100'],
  ['\u200f٢٠٢٤\u200e', '2024'],
  [' ', ''],
])('reads the year %j of a form', (text, year) => {
  expect(ProjectDraft.shape.year.parse(text)).toBe(year);
});

it.each(['1989', '2101', '25', '2025.0', '02025', '2e3', '2025-26', 'last year'])(
  'rejects %j as year',
  (text) => {
    expect(ProjectDraft.shape.year.safeParse(text).error?.issues).toMatchObject([
      { message: ERROR_MESSAGES.yearInvalid },
    ]);
  },
);
