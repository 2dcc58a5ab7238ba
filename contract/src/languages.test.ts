import { expect, it } from 'vitest';
import { textLanguage } from './languages';

it.each([
  ['OK', 'en'],
  ['UPVC', 'en'],
  ['نوافذ', 'ar'],
  // A third of the letters is Arabic.
  ['نوافذ UPVC Doors', 'ar'],
  ['نعم: aluminium', 'en'],
  ['24 / 7', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
