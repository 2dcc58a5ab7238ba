import { describe, expect, it } from 'vitest';
import { shorten } from './shorten';

describe('shorten', () => {
  it('returns a short text unchanged', () => {
    expect(shorten('a'.repeat(80), 80)).toBe('a'.repeat(80));
  });

  it('truncates a longer one with an ellipsis', () => {
    expect(shorten('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}…`);
  });

  it('splits no surrogate pair', () => {
    expect(shorten('🪟🪟🪟', 2)).toBe('🪟🪟…');
  });
});
