import { expect, it } from 'vitest';
import { directionOf, localizedPath, toLanguage } from './languages';

it('falls back to English for unknown languages', () => {
  expect([null, '', 'fr', 'AR', 'ar', 'en'].map(toLanguage)).toEqual(['en', 'en', 'en', 'en', 'ar', 'en']);
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});

it('prefixes Arabic paths with /ar', () => {
  expect(['/', '/about', '/blog/x'].map((path) => localizedPath('en', path))).toEqual([
    '/',
    '/about',
    '/blog/x',
  ]);
  expect(['/', '/about', '/blog/x'].map((path) => localizedPath('ar', path))).toEqual([
    '/ar',
    '/ar/about',
    '/ar/blog/x',
  ]);
});
