/** What Arabic sentences of the product write in Latin letters, as suppliers in Qatar and their data sheets do. */
export const LATIN_WORDS = ['UPVC', 'PVC', 'PNG', 'JPG', 'JPEG', 'WebP', 'U-value', 'g-value'] as const;

const WORDS = new RegExp(`\\b(?:${LATIN_WORDS.join('|')})\\b`, 'g');

/** The text without these words: Latin letters that are left are not translated. */
export function withoutLatinWords(text: string): string {
  return text.replace(WORDS, '');
}
