import { expect, it } from 'vitest';
import { canonicalUrl } from './canonical-url';

it.each([
  '/',
  '/?utm_source=mail&gclid=1',
  '/ar?fbclid=x&gbraid=1&wbraid=2&msclkid=3',
  '/services?utm_id=1&utm_id=2',
  '/portfolio/Walnut-Kitchen?utm_campaign=a%20b',
  '/portfolio?id=x&projects=all&category=a',
  '/blog?gclid=1&page=2&utm_source=x',
  '/ar/blog?page=2&category=%D8%A3%20b',
  '/about?gclid=1',
  '/about/team',
  '/Unknown/Path',
  '/en/unknown',
  '/english',
  '/ar/en/about',
  '/blog/%E0%A4%A',
])('leaves %s', (url) => {
  expect(canonicalUrl(url)).toBe(url);
});

it.each([
  ['/portfolio/walnut-kitchen?category=upvc-window', '/portfolio/walnut-kitchen'],
  ['/portfolio?category=upvc-window&x=1&fbclid=y', '/portfolio?category=upvc-window&fbclid=y'],
  ['/portfolio?category=a&category=b', '/portfolio?category=a'],
  ['/?&', '/'],
  ['/?utm=1', '/'],
  ['/blog?x&page=2', '/blog?page=2'],
  ['/blog?__proto__=1&constructor=2', '/blog'],
  ['//evil.example/?x', '/evil.example/'],
  ['/.//evil.example?x', '/evil.example?x'],
  ['/\\evil.example?x', '/evil.example'],
  ['/en//evil.example', '/en//evil.example'],
  ['/en//', '/'],
  ['/ar/\\', '/ar'],
  ['//evil.example:99999999/', '/evil.example:99999999/'],
  ['///[', '/['],
])('reduces %s to %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});

it.each([
  ['/About', '/about'],
  ['/ABOUT?utm_source=x&y=1', '/about?utm_source=x&y=1'],
  ['/AR', '/ar'],
  ['/Ar/About', '/ar/about'],
  ['/ar/About', '/ar/about'],
  ['/en', '/'],
  ['/EN?gclid=1', '/?gclid=1'],
  ['/en/about', '/about'],
  ['/en/Contact?service=a', '/contact?service=a'],
  ['/Auth?form=register', '/auth?form=register'],
  ['/Blog/AbC12-Heat', '/blog/AbC12-Heat'],
  ['/AR/Portfolio/Ab-C', '/ar/portfolio/Ab-C'],
  ['/en/blog?page=2', '/blog?page=2'],
  ['/Admin', '/admin'],
  ['/AR/admin/messages', '/admin/messages'],
  ['/en/admin', '/admin'],
])('leads %s to the page at %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
  expect(canonicalUrl(canonical.replace(/\?.*/, ''))).toBe(canonical.replace(/\?.*/, ''));
});
