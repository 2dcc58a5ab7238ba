import { expect, it } from 'vitest';
import { isRenderedFor } from './hydration-data';

it.each([
  ['/contact', [], '/contact', '?service=UPVC%20Windows', true],
  ['/about', [], '/about', '?fbclid=1', true],
  ['/about', [], '/ar/about', '', false],
  ['/blog?page=2', ['category', 'page'], '/blog', '?page=2&utm_source=x', true],
  ['/blog?page=2', ['category', 'page'], '/blog', '', false],
  ['/blog', ['category', 'page'], '/blog', '?category=Trends', false],
  ['/blog?category=Tips+%26+Tricks', ['category', 'page'], '/blog', '?category=Tips%20%26%20Tricks', true],
])('a page rendered for %s, by %j, is that of %s%s: %s', (url, parameters, pathname, search, expected) => {
  const data = { url, parameters, origin: 'https://any.example', queries: [] };
  expect(isRenderedFor(data, { pathname, search })).toBe(expected);
});
