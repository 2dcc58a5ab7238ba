import { expect, it } from 'vitest';
import { TRANSLATION_LIMITS } from './translation-values';
import { translate, translateBatch } from './translations';

const { texts: MOST, characters: LONGEST } = TRANSLATION_LIMITS;

const issuesOf = (body: unknown) =>
  translateBatch.body.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('a batch has as many texts and characters as one request may have, including empty texts', () => {
  expect(issuesOf({ texts: Array(MOST).fill('x'), targetLang: 'ar' })).toBeUndefined();
  expect(issuesOf({ texts: ['x'.repeat(LONGEST - 1), 'x', ''], targetLang: 'en' })).toBeUndefined();
  expect(issuesOf({ texts: [], targetLang: 'ar' })).toBeUndefined();
  const tooLong = [['texts', 'This text is too long to translate at once']];
  expect(issuesOf({ texts: Array(MOST + 1).fill('x'), targetLang: 'ar' })).toEqual(tooLong);
  expect(issuesOf({ texts: ['x'.repeat(LONGEST), 'x'], targetLang: 'ar' })).toEqual(tooLong);
});

it.each([
  [{ texts: 'Doors', targetLang: 'ar' }, 'texts', 'Invalid value'],
  [{ targetLang: 'ar' }, 'texts', 'Invalid value'],
  [{ texts: ['Doors', 7], targetLang: 'ar' }, 'texts.1', 'Invalid value'],
  [{ texts: ['Doors'], targetLang: 'fr' }, 'targetLang', 'Unknown language'],
  [{ texts: ['Doors'] }, 'targetLang', 'Unknown language'],
])('rejects the batch %j', (body, path, message) => {
  expect(issuesOf(body)).toEqual([[path, message]]);
});

it('a single text has the limits of a batch', () => {
  const isAccepted = (text: unknown) => translate.body.safeParse({ text, targetLang: 'ar' }).success;
  const accepted = ['', 'x'.repeat(LONGEST)];
  expect([...accepted, 'x'.repeat(LONGEST + 1), null].filter(isAccepted)).toEqual(accepted);
});
