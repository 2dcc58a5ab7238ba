import { expect, it } from 'vitest';
import { optionsOf } from './options';

it.each([
  [[], { project: undefined, isConfirmed: false }],
  [['--yes'], { project: undefined, isConfirmed: true }],
  [['--project', 'real', '--yes'], { project: 'real', isConfirmed: true }],
])('%j mean %o', (args, options) => {
  expect(optionsOf(args)).toEqual(options);
});

it.each([[['real']], [['--project']], [['--project', '']], [['--yes=no']], [['--force']]])(
  '%j are refused',
  (args) => {
    expect(() => optionsOf(args)).toThrow('Usage: npm run migrate');
  },
);
