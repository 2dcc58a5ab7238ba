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
  const csv = messagesToCsv([aMessage({ message: `x${character.repeat(1_000_000)}=` })], {
    hasHeader: true,
  });
  expect(csv.includes("'=")).toBe(isSeparator);
});
