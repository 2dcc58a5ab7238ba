import { aMessage } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { messagesToCsv } from './export';

// The test would take hours if the work grew with the square of the length.
it.each([
  ['"', false],
  [' ', false],
  ['\n', true],
  [';', true],
])('looks at each run of %j once', (character, isSeparator) => {
  const csv = messagesToCsv([aMessage({ message: `x${character.repeat(1_000_000)}=` })], { hasHeader: true });
  expect(csv.includes("'=")).toBe(isSeparator);
});

it('runs no formula, whether cells end at tabs, commas or semicolons', () => {
  const cases = [
    ...[...'=+-@＝＋－＠'].map((start) => [
      `${start}1;${start}2; "${start}3"\n ${start}4, ${start}5`,
      `"'${start}1;'${start}2; ""'${start}3""\n '${start}4, '${start}5"`,
    ]),
    ['\t=1;\t=2; "\t=3"', `"'\t'=1;\t'=2; ""\t'=3"""`],
    ['a=b; c-d, e', '"a=b; c-d, e"'],
  ];
  for (const [name = '', cell] of cases)
    expect(messagesToCsv([aMessage({ name })], { hasHeader: false })).toContain(`\tNew\t${cell}\tmariam@`);
});
