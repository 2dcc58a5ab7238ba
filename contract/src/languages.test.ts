import { expect, it } from 'vitest';
import { localizedPath, toLanguage } from './languages';

it('falls back to English for unknown languages', () => {
  expect([null, '', 'fr', 'AR', 'ar', 'en'].map(toLanguage)).toEqual(['en', 'en', 'en', 'en', 'ar', 'en']);
});

it('prefixes Arabic paths with /ar', () => {
  const paths = ['/', '/about', '/blog/x'];
  expect(paths.map((path) => localizedPath('en', path))).toEqual(paths);
  expect(paths.map((path) => localizedPath('ar', path))).toEqual(['/ar', '/ar/about', '/ar/blog/x']);
});
