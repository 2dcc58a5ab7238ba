import { describe, expect, it } from 'vitest';
import { foldContent, foldSearch, foldText, withoutArticle, withoutPrefixes, wordForms } from './search-text';

describe('foldText', () => {
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
  ])('turns %s into %s', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });
});

describe('UPVC', () => {
  it.each([
    'يو بي في سي',
    'يو بي ڤي سي',
    'يوبيفيسي',
    'يو-بي-في-سي',
    'اليو بي في سي',
    'باليو بي في سي',
    'uPVC',
  ])('is found by %s and in texts with that spelling', (text) => {
    expect(foldSearch(text)).toBe('upvc');
    expect(foldContent(text)).toContain('upvc');
  });

  it('is still found by its incomplete Arabic spelling', () => {
    expect(foldContent('نوافذ يو بي في سي')).toBe('نوافذ يو بي في سي upvc');
  });
});

describe('withoutArticle', () => {
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
  ])('turns %s into %s, which is one of its forms', (word, bare) => {
    expect(withoutArticle(word)).toBe(bare);
    expect(wordForms(word)).toContain(bare);
  });
});

describe('wordForms', () => {
  it.each([
    ['وبالصيانه', ['وبالصيانه', 'بالصيانه', 'الصيانه', 'صيانه']],
    ['للصيانه', ['للصيانه', 'لصيانه', 'صيانه']],
    ['كصيانه', ['كصيانه', 'صيانه']],
    ['باب', ['باب']],
    ['doors', ['doors']],
  ])('of %s returns %j', (word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });

  it.each(['و', '\ufefb'])('are few for a word of 5,000 times %s', (letter) => {
    expect(wordForms(foldText(letter.repeat(5000)))).toHaveLength(5);
  });

  it.each(['وصيانه', 'بصيانه', 'لصيانه', 'فصيانه', 'كصيانه', 'الصيانه', 'وبصيانه'])(
    'of %s end with the word without prefixes',
    (word) => {
      expect(withoutPrefixes(word)).toBe('صيانه');
    },
  );
});
