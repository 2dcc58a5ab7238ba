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
 * Folds spellings that people take for the same: case, marks (accents, tashkeel, hamza), tatweel, invisible characters, final
 * and Persian letters of Arabic, and the digits of Arabic and Persian.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ءـ]/gu, '')
    .replace(/[ٱةىیکگپڤچ]/g, (letter) => FOLDED[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .normalize('NFC');
}

/** The Latin abbreviation as Arabic spells it out, in a folded text, with what is written in front of it. */
const UPVC = /(?<!\p{L})[وفبكل]{0,2}(?:ال)?يو[\s.-]*بي[\s.-]*في[\s.-]*سي(?!\p{L})/gu;

/** A text that is searched: folded, with `upvc` behind its Arabic spelling. */
export function foldContent(text: string): string {
  return foldText(text).replace(UPVC, '$& upvc');
}

/** What is looked for: folded, with `upvc` for its Arabic spelling. */
export function foldSearch(search: string): string {
  return foldText(search).replace(UPVC, 'upvc');
}

/** And, so, with, as, to: Arabic writes these letters, and the article, as one with the word behind them. */
const ARTICLE = /^[وف]?(?:[بكل]?ال|لل)(?=\p{L}{3})/u;
const PARTICLE = /^(?:ال|[وفبكل])(?=\p{L}{3})/u;

/** A folded word without its article, and what is in front of that. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}

/** A folded word, and what it may be without each of its prefixes; whether a first letter is one, only the meaning tells. */
export function wordForms(word: string): string[] {
  const shorter = word.replace(PARTICLE, '');
  return shorter === word ? [word] : [word, ...wordForms(shorter)];
}

/** The shortest of a folded word's forms: for a search that finds nothing as it is. */
export function withoutPrefixes(word: string): string {
  return wordForms(word).at(-1) ?? word;
}
