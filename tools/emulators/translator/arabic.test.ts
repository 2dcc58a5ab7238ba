import { expect, it } from 'vitest';
import { ARABIC } from '../seed/arabic';
import { textsOfContent } from '../seed/testing/texts';
import { toOther } from './arabic';

const toArabic = (text: string) => toOther(text, 'ar');
const MARK = ' (ترجمة محلية)';
const LATIN = /\p{Script=Latin}/u;

it.each([
  // The sample content and the panel's suggestions have these texts.
  ['Walnut kitchen with an island', 'مطبخ من خشب الجوز مع جزيرة'],
  [' walnut KITCHEN  with an island\n', ' مطبخ من خشب الجوز مع جزيرة\n'],
  ['Company News', 'أخبار الشركة'],
  ['Café owner', 'مقهى'],
  // These are translated letter by letter.
  ['Glass doors', 'غلاسس دوورس (ترجمة محلية)'],
  ['René Straße', 'رهنه سترااه (ترجمة محلية)'],
  ['constructor', 'كونستروكتور (ترجمة محلية)'],
  ['Now, 1,500 m².\n\n100%!', 'نوو, 1,500 m².\n\n100%! (ترجمة محلية)'],
  ['  Windows\t', '  ويندووس (ترجمة محلية)\t'],
  [
    'See https://example.com/a?b=c, a@example.com, {name}.',
    'سهه https://example.com/a?b=c, a@example.com, {name}. (ترجمة محلية)',
  ],
])('translates %j', (english, arabic) => {
  expect(toArabic(english)).toBe(arabic);
});

it.each([
  ['مطبخ من خشب الجوز مع جزيرة', 'Walnut kitchen with an island'],
  ['باب', 'bab (local translation)'],
  ['نوافذ UPVC في لوسيل', 'noafa UPVC fi Lusail (local translation)'],
])('translates %j', (arabic, english) => {
  expect(toOther(arabic, 'en')).toBe(english);
});

it('returns unchanged what is not English', () => {
  const texts = ['', '12 × 3.50 %', 'نوافذ، أبواب', 'نوافذ UPVC', 'Привет, мир?'];
  const textsWithKept = [...texts, 'https://example.com/, a@example.com; {name}'];
  expect(textsWithKept.map(toArabic)).toEqual(textsWithKept);
});

it('returns unchanged its own translations', () => {
  const translations = [...textsOfContent()].map((text) => toArabic(`${text} See https://example.com/a`));
  expect(translations.map(toArabic)).toEqual(translations);
});

it("has the sample content's Arabic for its texts", () => {
  const texts = Object.entries(ARABIC).filter(([english, arabic]) => english !== arabic);
  expect(texts.filter(([english, arabic]) => toArabic(english) !== arabic)).toEqual([]);
});

it('leaves no Latin letter in a text that is not known as a whole', () => {
  const translations = [...textsOfContent()].map((text) => toArabic(`${text} More`));
  const codes = /\b[A-Z]{2,}\w*|(?<=\d )(?:mm|cm|m²)/g;
  expect(translations.filter((text) => LATIN.test(text.replace(codes, '')) || !text.endsWith(MARK))).toEqual(
    [],
  );
});

it('has an Arabic letter for each Latin letter of Unicode', () => {
  const letters = Array.from({ length: 0x30000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => LATIN.test(letter));
  const wrong = letters.filter((letter) => !/^[\p{Script=Arabic}]+ \(/u.test(toArabic(letter)));
  expect(letters.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
