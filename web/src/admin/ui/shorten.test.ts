import { describe, expect, it } from 'vitest';
import { shorten } from './shorten';

describe('shorten', () => {
  it('leaves a text that fits', () => {
    expect(shorten('a'.repeat(80), 80)).toBe('a'.repeat(80));
  });

  it('cuts a longer one and says so', () => {
    expect(shorten('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}…`);
  });

  it('cuts no character in two', () => {
    expect(shorten('🪟🪟🪟', 2)).toBe('🪟🪟…');
  });
});
