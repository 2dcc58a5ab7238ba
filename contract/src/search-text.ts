import { toAsciiDigits } from './digits';

const FOLDED: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  گ: 'ك',
  پ: 'ب',
  ڤ: 'ف',
  چ: 'ج',
};

/**
 * Folds spellings that people consider equal: case, marks (accents, tashkeel, hamza), tatweel, invisible characters, final and
 * Persian letters of Arabic, and Arabic and Persian digits.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ءـ]/gu, '')
    .replace(/[ٱةىیکگپڤچ]/g, (letter) => FOLDED[letter] ?? letter);
  return toAsciiDigits(folded).normalize('NFC');
}

/** The Arabic spelling of the Latin abbreviation in a folded text, with its prefixes. */
const UPVC = /(?<!\p{L})[وفبكل]{0,2}(?:ال)?يو[\s.-]*بي[\s.-]*في[\s.-]*سي(?!\p{L})/gu;

/** Folds a text to be searched, and appends `upvc` to its Arabic spelling. */
export function foldContent(text: string): string {
  return foldText(text).replace(UPVC, '$& upvc');
}

/** Folds a search, and replaces the Arabic spelling of `upvc`. */
export function foldSearch(search: string): string {
  return foldText(search).replace(UPVC, 'upvc');
}

/** And, so, with, as, to: Arabic joins these letters, and the article, to the word that follows. */
const ARTICLE = /^[وف]?(?:[بكل]?ال|لل)(?=\p{L}{3})/u;
const PARTICLE = /^(?:ال|[وفبكل])(?=\p{L}{3})/u;

/** Strips the article, and the letters before it, from a folded word. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}

/** Arabic joins four at most: and + with + the, or so + and + to + the. More would cost quadratic time in a crafted word. */
const MAX_PARTICLES = 4;

/**
 * A folded word, followed by its forms without each possible prefix, at most `MAX_PARTICLES`; only the meaning tells whether a first
 * letter is a prefix.
 */
export function wordForms(word: string): string[] {
  const forms = [word];
  for (let form = word; forms.length <= MAX_PARTICLES; forms.push(form)) {
    const shorter = form.replace(PARTICLE, '');
    if (shorter === form) break;
    form = shorter;
  }
  return forms;
}

/** The shortest form of a folded word: for a search without results. */
export function withoutPrefixes(word: string): string {
  return wordForms(word).at(-1) ?? word;
}
