import { expect, it } from 'vitest';
import { foldContent, foldSearch, foldText, wordForms } from './search-text';

it.each([
  ['أإآٱا', 'ااااا'],
  ['مدرسة', 'مدرسه'],
  ['مصطفى', 'مصطفي'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['مسؤول', 'مسوول'],
  ['ﻻ', 'لا'],
  ['فارسی', 'فارسي'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Crème BRÛLÉE', 'creme brulee'],
  ['İstanbul', 'istanbul'],
  ['Ｗｉｄｅ', 'wide'],
  ['بناء', 'بنا'],
  ['ڤيلا', 'فيلا'],
  ['soft\u00adhyphen\u200f', 'softhyphen'],
  ['ہمدانی خاں', 'همداني خان'],
  ['Łódź, Jørgen', 'lodz, jorgen'],
  ['O’Brien ʿAbd O`B', "o'brien 'abd o'b"],
])('foldText turns %s into %s', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

it.each([
  ...['يو بي في سي', 'يو بي ڤي سي', 'يوبيفيسي', 'يو-بي-في-سي', 'اليو بي في سي', 'باليو بي في سي'],
  'uPVC',
])('UPVC is found by %s and in texts with that spelling', (text) => {
  expect(foldSearch(text)).toBe('upvc');
  expect(foldContent(text)).toContain('upvc');
});

it('UPVC is still found by its incomplete Arabic spelling', () => {
  expect(foldContent('نوافذ يو بي في سي').split('\n')).toEqual(['نوافذ يو بي في سي', 'نوافذ upvc']);
});

it('foldContent keeps what was written beside each other spelling', () => {
  expect(foldContent("Abd Al Rahman O'Brien: grey-coloured").split('\n')).toEqual([
    "abd al rahman o'brien: grey-coloured",
    "abd al rahman o'brien: grey-colored",
    "abd alrahman o'brien: grey-colored",
    'abdalrahman obrien: grey-colored',
    'abdalrahman obrien: greycolored',
  ]);
});

it('foldContent adds words in the other spellings of their hamza, and no others', () => {
  expect(foldContent('مسؤول عن الأبواب').split('\n')).toEqual(['مسوول عن الابواب', 'مساول مسوول مسيول مسول']);
});

it.each([
  ...['al ', "o'", 'sq ', '12 ', 'a-', 'عبد ', 'لوم', 'ؤ', 'اااء ', 'Grey aluminium '],
  `x${' '.repeat(100_000)}`,
])('foldContent takes linear time for many %j', { timeout: 5000 }, (text) => {
  expect(foldContent(text.repeat(400_000 / text.length))).not.toBe('');
});

it.each([
  ['الصيانه', 'صيانه'],
  ['بالصيانه', 'صيانه'],
  ['والصيانه', 'صيانه'],
  ['فالصيانه', 'صيانه'],
  ['كالصيانه', 'صيانه'],
  ['للصيانه', 'صيانه'],
  ['وبالصيانه', 'صيانه'],
  ['المنيوم', 'منيوم'],
  ['صيانه', 'صيانه'],
  ['فيلا', 'فيلا'],
  ['وليد', 'وليد'],
  ['الص', 'الص'],
  ['albany', 'albany'],
])('foldSearch turns %s into %s, which is one of its forms', (word, bare) => {
  expect(foldSearch(word)).toBe(bare);
  expect(wordForms(word)).toContain(bare);
});

it.each(['وصيانه', 'بصيانه', 'لصيانه', 'فصيانه', 'كصيانه', 'الصيانه', 'وبصيانه'])(
  'foldSearch turns %s into the word without prefixes when it tries again',
  (word) => {
    expect(foldSearch(word, true)).toBe('صيانه');
    expect(wordForms(word).at(-1)).toBe('صيانه');
  },
);

it('foldSearch joins names or compounds', () => {
  expect(foldSearch('al thani sound-proof')).toBe('althani sound-proof');
  expect(foldSearch('al thani sound-proof', true)).toBe('al thani soundproof');
});

it.each([
  ['وبالصيانه', ['وبالصيانه', 'بالصيانه', 'الصيانه', 'صيانه']],
  ['للصيانه', ['للصيانه', 'لصيانه', 'صيانه']],
  ['كصيانه', ['كصيانه', 'صيانه']],
  ['باب', ['باب']],
  ['doors', ['doors']],
  ['althani', ['althani', 'thani']],
  ['aluminium', ['aluminium']],
  ['allow', ['allow']],
])('wordForms of %s returns %j', (word, forms) => {
  expect(wordForms(word)).toEqual(forms);
});

it.each(['و', '\ufefb'])('wordForms are few for a word of 5,000 times %s', (letter) => {
  expect(wordForms(foldText(letter.repeat(5000)))).toHaveLength(5);
});
