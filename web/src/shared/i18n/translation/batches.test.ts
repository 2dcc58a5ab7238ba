import { TRANSLATION_LIMITS } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { batchesOf, isTranslatable } from './batches';

describe('batchesOf', () => {
  it('puts as many texts into one request as it may carry', () => {
    const texts = Array.from({ length: TRANSLATION_LIMITS.texts + 1 }, (_, index) => `text ${index}`);
    expect(batchesOf(texts).map(({ length }) => length)).toEqual([TRANSLATION_LIMITS.texts, 1]);
  });

  it('begins another request where the characters would be too many', () => {
    const half = 'a'.repeat(TRANSLATION_LIMITS.characters / 2);
    expect(batchesOf([half, half, 'b'])).toEqual([[half, half], ['b']]);
  });

  it('leaves out a text that no request could carry', () => {
    expect(batchesOf(['a'.repeat(TRANSLATION_LIMITS.characters + 1), 'b'])).toEqual([['b']]);
  });
});

describe('isTranslatable', () => {
  it.each([
    ['two letters', 'ab', true],
    ['one letter', 'a', false],
    ['white space', '  \n ', false],
    ['one letter among white space', ' a ', false],
  ])('judges %s', (_, text, expected) => {
    expect(isTranslatable(text)).toBe(expected);
  });
});
