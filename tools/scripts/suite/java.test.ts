import { describe, expect, it } from 'vitest';
import { javaMajor } from './java';

describe('javaMajor', () => {
  it.each([
    ['openjdk version "21.0.1" 2023-10-17', 21],
    ['openjdk version "22" 2024-03-19', 22],
    ['java version "1.8.0_201"', 8],
    ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
  ])('reads %s', (output, major) => {
    expect(javaMajor(output)).toBe(major);
  });
});
