import { TRANSLATION_LIMITS } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { batchesOf, isTranslatable } from './batches';

describe('batchesOf', () => {
  it('puts as many texts into a batch as the limit allows', () => {
    const texts = Array.from({ length: TRANSLATION_LIMITS.texts + 1 }, (_, index) => `text ${index}`);
    expect(batchesOf(texts).map(({ length }) => length)).toEqual([TRANSLATION_LIMITS.texts, 1]);
  });

  it('starts another batch when there would be too many characters', () => {
    const half = 'a'.repeat(TRANSLATION_LIMITS.characters / 2);
    expect(batchesOf([half, half, 'b'])).toEqual([[half, half], ['b']]);
  });

  it('omits a text that exceeds the limit by itself', () => {
    expect(batchesOf(['a'.repeat(TRANSLATION_LIMITS.characters + 1), 'b'])).toEqual([['b']]);
  });
});

describe('isTranslatable', () => {
  it.each([
    ['two letters', 'ab', true],
    ['one letter', 'a', false],
    ['white space', '  \n ', false],
    ['one letter among white space', ' a ', false],
  ])('decides on %s', (_, text, expected) => {
    expect(isTranslatable(text)).toBe(expected);
  });
});
