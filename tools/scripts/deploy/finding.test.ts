import { expect, it } from 'vitest';
import { accept, areWrong, countFindings, describeFindings, type Finding } from './finding';

const FINDINGS: Finding[] = [
  { name: 'plan', state: 'OK', found: 'Blaze' },
  { name: 'API key', state: 'WRONG', found: 'not set', mend: 'Make one\nand set it' },
];

it('prints findings in columns with their fixes', () => {
  expect(describeFindings(FINDINGS)).toBe(
    [
      'OK       plan     Blaze',
      'WRONG    API key  not set',
      '                  → Make one',
      '                  → and set it',
    ].join('\n'),
  );
  expect(countFindings(FINDINGS)).toBe('1 OK, 1 WRONG');
});

it('does not stop for accepted findings', () => {
  expect(areWrong(FINDINGS)).toBe(true);
  expect(areWrong(accept(FINDINGS, ['plan']))).toBe(true);
  expect(areWrong(accept(FINDINGS, ['API key']))).toBe(false);
});
