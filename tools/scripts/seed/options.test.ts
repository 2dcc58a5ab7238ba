import { expect, it } from 'vitest';
import { optionsOf } from './options';

const usual = { isMending: false, project: undefined, bucket: '', isConfirmed: false };

it.each([
  [[], usual],
  [['--mend'], { ...usual, isMending: true }],
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
  [['--mend', '--project', 'p', '--bucket', 'b']],
])('%j are rejected', (args) => {
  expect(() => optionsOf(args)).toThrow('Usage: npm run seed');
});
