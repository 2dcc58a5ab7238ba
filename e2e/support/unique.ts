import { randomBytes } from 'node:crypto';

/** The text with a word that no other content has, for what a test creates and finds again. */
export function unique(text: string): string {
  const word = Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return `${text} ${word}`;
}
