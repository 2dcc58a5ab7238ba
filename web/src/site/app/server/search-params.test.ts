import { expect, it } from 'vitest';
import { withKnownParams } from './search-params';

it.each([
  ['/', '/'],
  ['/?utm_source=mail&gclid=1', '/'],
  ['/ar?fbclid=x', '/ar'],
  ['/ar/', '/ar/'],
  ['/portfolio/walnut-kitchen?category=upvc-window', '/portfolio/walnut-kitchen'],
  ['/portfolio?category=upvc-window&fbclid=x', '/portfolio?category=upvc-window'],
  ['/portfolio?picture=a&fbclid=x', '/portfolio?picture=a'],
  ['/portfolio?category=a&category=b', '/portfolio?category=a'],
  ['/portfolio?id=x&projects=all&category=a', '/portfolio?id=x&projects=all&category=a'],
  ['/ar/blog?page=2&category=%D8%A3%20b', '/ar/blog?page=2&category=%D8%A3%20b'],
  ['/blog?x&page=2', '/blog?page=2'],
  ['/blog?__proto__=1&constructor=2', '/blog'],
  ['//evil.example/?x', '/evil.example/'],
  ['//evil.example:99999999/', '/evil.example:99999999/'],
  ['///[', '/['],
  ['/.//evil.example?x', '/evil.example'],
  ['/\\evil.example?x', '/evil.example'],
])('reduces %s to %s', (url, remaining) => {
  const known = withKnownParams(url);
  expect(known).toBe(remaining);
  expect(withKnownParams(known)).toBe(known);
});
