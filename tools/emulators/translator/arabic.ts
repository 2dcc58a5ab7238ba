import { BLOG_ARABIC, comparableText, textLanguage } from '@alnafitha/contract';
import { POSITIONS } from '@alnafitha/contract/arabic-words';
import { siteDictionary } from '../../../web/src/shared/i18n/arabic/site';
import { ARABIC } from '../seed/arabic';

/** Marks a text that was translated letter by letter, so that nobody takes it for a person's. */
const MARK = ' (ترجمة محلية)';
const LATIN = /\p{Script=Latin}/gu;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const ARABIC_LETTERS = [...'ابكدهفغحيجكلمنوبقرستوفوخيز'];
/** Addresses and placeholders. Limited lengths keep the time linear for a text without any match. */
const KEPT = /((?:https?:\/\/|www\.)\S*[^\s.,;:!?)]|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\{\w+\})/giu;

const keyOf = (text: string) => comparableText(text).toLowerCase();

/** Neither texts whose Arabic is in Latin letters, such as PVC, nor the letter that names a network, are in it. */
const TEXTS = new Map(
  Object.entries({ ...siteDictionary, ...POSITIONS, ...BLOG_ARABIC, ...ARABIC })
    .filter(([english, arabic]) => textLanguage(arabic) === 'ar' && english.length > 1)
    .map(([english, arabic]) => [keyOf(english), arabic]),
);

/** Translates known texts as they are there, and others letter by letter. */
export function toArabic(english: string): string {
  const text = english.trim();
  const arabic = TEXTS.get(keyOf(text)) ?? byLetters(text);
  return english.replace(text, () => arabic);
}

function byLetters(text: string): string {
  // Every second part matches and is kept.
  const parts = text.split(KEPT);
  const hasLatin = parts.some((part, index) => index % 2 === 0 && part.search(LATIN) >= 0);
  if (!hasLatin || textLanguage(text) === 'ar') return text;
  return parts.map((part, index) => (index % 2 === 0 ? inArabicLetters(part) : part)).join('') + MARK;
}

function inArabicLetters(text: string): string {
  return text
    .replace(LATIN, (letter) => letter.normalize('NFKD').replace(/\P{Script=Latin}/gu, '') || 'a')
    .replace(LATIN, (letter) => ARABIC_LETTERS[LETTERS.indexOf(letter.toLowerCase())] ?? 'ا');
}
