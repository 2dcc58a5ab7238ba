import { expect, it } from 'vitest';
import { slugify } from './slugs';

it.each([
  ['Glass & Heat: what a coating does', 'glass-heat-what-a-coating-does'],
  ['  Low-E   glass -- explained  ', 'low-e-glass-explained'],
  ['-50 °C', '50-c'],
  ['نوافذ للصيف في الدوحة', 'نوافذ-للصيف-في-الدوحة'],
  ['مُقاوِم للحرارة، 24 مم', 'مُقاوِم-للحرارة-24-مم'],
  ['Crème brûlée', 'crème-brûlée'],
  ['tab\tand\nline', 'tab-and-line'],
  ['\u200fDoors \u2764\ufe0f gl\u00adass\u3164', 'doors-glass'],
  ['؟ !', ''],
  ['', ''],
])('turns %j into %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
