import { expect, it } from 'vitest';
import { linkTarget } from './link-target';

it.each([
  ['/contact', '/contact'],
  ['example.com', 'https://example.com/'],
  [' example.com/a?b#c ', 'https://example.com/a?b#c'],
  ['HTTP://example.com', 'http://example.com/'],
  ['info@example.com', 'mailto:info@example.com'],
  ['+974 4400 0038', 'tel:+97444000038'],
  ['tel:+97444000038', 'tel:+97444000038'],
  ['javascript:alert(1)', undefined],
  ['#top', undefined],
  ['//evil.example', 'https://evil.example/'],
  ['contact', undefined],
  ['', undefined],
])('parses %j as %j', (typed, href) => expect(linkTarget(typed)).toBe(href));
