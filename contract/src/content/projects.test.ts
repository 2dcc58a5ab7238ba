import { expect, it } from 'vitest';
import { ERROR_MESSAGES } from '../error-messages';
import { projects } from './projects';

it.each([
  ['2025', '2025'],
  ['1990', '1990'],
  ['2100', '2100'],
  ['\u200f٢٠٢٤\u200e', '2024'],
  [' ', ''],
])('reads the year %j of a form', (text, year) => {
  expect(projects.Draft.shape.year.parse(text)).toBe(year);
});

it('rejects other years', () => {
  for (const text of ['1989', '2101', '25', '2025.0', '02025', '2e3', '2025-26', 'last year']) {
    const { error } = projects.Draft.shape.year.safeParse(text);
    expect(error?.issues, text).toMatchObject([{ message: ERROR_MESSAGES.yearInvalid }]);
  }
});
