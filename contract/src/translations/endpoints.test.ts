import { describe, expect, it } from 'vitest';
import { translate, translateBatch } from './endpoints';
import { TRANSLATION_LIMITS } from './values';

const { texts: MOST, characters: LONGEST } = TRANSLATION_LIMITS;

const issuesOf = (body: unknown) =>
  translateBatch.body.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('translateBatch', () => {
  it('accepts as many texts and characters as one request may have, including empty texts', () => {
    expect(issuesOf({ texts: Array(MOST).fill('x'), targetLang: 'ar' })).toBeUndefined();
    expect(issuesOf({ texts: ['x'.repeat(LONGEST - 1), 'x', ''], targetLang: 'en' })).toBeUndefined();
    expect(issuesOf({ texts: [], targetLang: 'ar' })).toBeUndefined();
  });

  it.each([
    ['a text too many', Array(MOST + 1).fill('x')],
    ['a character too many', ['x'.repeat(LONGEST), 'x']],
  ])('rejects %s', (_case, texts) => {
    expect(issuesOf({ texts, targetLang: 'ar' })).toEqual([
      ['texts', 'This text is too long to translate at once'],
    ]);
  });

  it.each([
    [{ texts: 'Doors', targetLang: 'ar' }, 'texts', 'Invalid value'],
    [{ targetLang: 'ar' }, 'texts', 'Invalid value'],
    [{ texts: ['Doors', 7], targetLang: 'ar' }, 'texts.1', 'Invalid value'],
    [{ texts: ['Doors'], targetLang: 'fr' }, 'targetLang', 'Unknown language'],
    [{ texts: ['Doors'] }, 'targetLang', 'Unknown language'],
  ])('rejects %j', (body, path, message) => {
    expect(issuesOf(body)).toEqual([[path, message]]);
  });
});

it('translate has the limits of a batch', () => {
  const isAccepted = (text: unknown) => translate.body.safeParse({ text, targetLang: 'ar' }).success;
  expect(['', 'x'.repeat(LONGEST), 'x'.repeat(LONGEST + 1), null].map(isAccepted)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
