import { expect, it } from 'vitest';
import { parseReference } from './reference';

it.each([
  ...['70AB-1XYZ', '70ab1xyz', ' 7oab lxyz ', '7OAB–IXYZ', '\u200f70AB-1XYZ'],
  ...['\u206670AB\u2011\u200b1XYZ\u2069', '７０ＡＢ－１ＸＹＺ'],
])('a reference is found as %j', (spelling) => {
  expect(parseReference(spelling)).toBe('70AB-1XYZ');
});

it.each(['', '70AB-1XY', '70AB-1XYZ9', 'U0AB-1XYZ', 'آ0AB-1XYZ'])('%j is no reference', (text) => {
  expect(parseReference(text)).toBeNull();
});
