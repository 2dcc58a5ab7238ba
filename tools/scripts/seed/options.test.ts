import { expect, it } from 'vitest';
import { optionsOf } from './options';

const usual = { project: undefined, bucket: '', isConfirmed: false };

it.each([
  [[], usual],
  [['--project', 'p', '--bucket', 'b'], { ...usual, project: 'p', bucket: 'b' }],
  [['--project', 'p', '--bucket', 'b', '--yes'], { ...usual, project: 'p', bucket: 'b', isConfirmed: true }],
])('%j mean %o', (args, options) => {
  expect(optionsOf(args)).toEqual(options);
});

it.each([
  [['p']],
  [['--project', 'p']],
  [['--project', '', '--bucket', 'b']],
  [['--project', 'p', '--bucket', '']],
  [['--bucket', 'b']],
  [['--yes']],
])('%j are rejected', (args) => {
  expect(() => optionsOf(args)).toThrow('Usage: npm run seed');
});
