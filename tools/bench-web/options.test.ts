import { expect, it } from 'vitest';
import { optionsOf } from './options';

it('measures everything five times', () => {
  expect(optionsOf([])).toEqual({ runs: 5 });
});

it('measures one page once', () => {
  expect(optionsOf(['--runs', '1', '--only', '/ar'])).toEqual({ runs: 1, only: '/ar' });
});

it('saves a copy, or measures a saved one', () => {
  expect(optionsOf(['--save', 'before'])).toEqual({ runs: 5, save: 'before' });
  expect(optionsOf(['--copy', 'before'])).toEqual({ runs: 5, copy: 'before' });
});

it.each([
  [['--runs', '0']],
  [['--runs', 'x']],
  [['--only', 'ar']],
  [['--save', 'a', '--copy', 'b']],
  [['--often']],
  [['/ar']],
])('rejects %j', (args) => {
  expect(() => optionsOf(args)).toThrow('Usage: npm run bench:web');
});
