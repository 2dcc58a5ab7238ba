import { BLOG_ARABIC, comparableText, type Language, textLanguage } from '@alnafitha/contract';
import { POSITIONS } from '@alnafitha/contract/arabic-words';
import { siteDictionary } from '../../../web/src/shared/i18n/arabic/site';
import { ARABIC } from '../seed/arabic';
import trade from './trade.json' with { type: 'json' };

/** Marks a text that was translated letter by letter, so that nobody takes it for a person's. */
const MARKS: Readonly<Record<Language, string>> = { ar: ' (ترجمة محلية)', en: ' (local translation)' };
const LATIN = /\p{Script=Latin}/gu;
const ARABIC_SCRIPT = /\p{Script=Arabic}/gu;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const ARABIC_LETTERS = [...'ابكدهفغحيجكلمنوبقرستوفوخيز'];

/** Addresses and placeholders. Limited lengths keep the time linear for a text without any match. */
const ADDRESSES = String.raw`(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\{\w+\}`;
const CODES = String.raw`\b[A-Z]{2,}(?:[ -]?\d[\w-]*|\w*)|\b[A-Z]\d\w*`;
const UNITS = String.raw`(?<=\d ?)(?:mm|cm|m²|µm|m|kg|dB|kPa|V|W\/\(m²K\))(?!\w)`;
const BRANDS = trade.brands.join('|');
/** What no translation changes. */
const KEPT = new RegExp(`(${[ADDRESSES, BRANDS, CODES, UNITS].join('|')})`, 'gu');

const keyOf = (text: string) => comparableText(text).toLowerCase();

/** Neither texts whose Arabic is in Latin letters, such as PVC, nor the letter that names a network, are in it. */
const KNOWN = Object.entries({ ...siteDictionary, ...POSITIONS, ...BLOG_ARABIC, ...ARABIC }).filter(
  ([english, arabic]) => textLanguage(arabic) === 'ar' && english.length > 1,
);
const TEXTS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  ar: new Map(KNOWN.map(([english, arabic]) => [keyOf(english), arabic])),
  en: new Map(KNOWN.map(([english, arabic]) => [keyOf(arabic), english])),
};
/** Names of places and people, the longest first. */
const NAMES = Object.entries(trade.names)
  .map(([en, ar]) => ({ en, ar }))
  .toSorted((a, b) => b.en.length - a.en.length);

/** Translates known texts as they are there, and others letter by letter. */
export function toOther(original: string, to: Language): string {
  const text = original.trim();
  const translation = TEXTS[to].get(keyOf(text)) ?? byLetters(text, to);
  return original.replace(text, () => translation);
}

function byLetters(text: string, to: Language): string {
  const from = to === 'ar' ? 'en' : 'ar';
  const named = NAMES.reduce((result, name) => result.replaceAll(name[from], name[to]), text);
  // Every second part matches and is kept.
  const parts = named.split(KEPT);
  const foreign = to === 'ar' ? LATIN : ARABIC_SCRIPT;
  const hasForeign = parts.some((part, index) => index % 2 === 0 && part.search(foreign) >= 0);
  if (!hasForeign || textLanguage(text) === to) return named;
  const inLetters = to === 'ar' ? inArabicLetters : inLatinLetters;
  return parts.map((part, index) => (index % 2 === 0 ? inLetters(part) : part)).join('') + MARKS[to];
}

function inArabicLetters(text: string): string {
  return text
    .replace(LATIN, (letter) => letter.normalize('NFKD').replace(/\P{Script=Latin}/gu, '') || 'a')
    .replace(LATIN, (letter) => ARABIC_LETTERS[LETTERS.indexOf(letter.toLowerCase())] ?? 'ا');
}

function inLatinLetters(text: string): string {
  return text.replace(ARABIC_SCRIPT, (letter) => LETTERS[ARABIC_LETTERS.indexOf(letter)] ?? 'a');
}
