import { foldContent, foldSearch, withoutArticle, wordForms } from '@alnafitha/contract';

/** Longest indexed prefix, in characters. */
export const PREFIX_MAX_LENGTH = 15;

/**
 * The longest enquiry has some 5,000; only a crafted text, such as one of hundreds of e-mail addresses, has more. 8,000
 * keep a document below Firestore's 40,000 index entries: each prefix makes three, one for each index that has them.
 */
const PREFIXES_MAX_COUNT = 8000;

/** All prefixes of all tokens, up to `PREFIX_MAX_LENGTH` characters. */
export function searchPrefixes(texts: readonly string[]): string[] {
  const prefixes = new Set<string>();
  for (const word of tokensOf(texts)) {
    const characters = [...word].slice(0, PREFIX_MAX_LENGTH);
    let prefix = '';
    for (const character of characters) {
      prefix += character;
      prefixes.add(prefix);
    }
  }
  return [...prefixes].slice(0, PREFIXES_MAX_COUNT);
}

/** The indexed prefix of a search token. */
export function indexedPrefix(word: string): string {
  return [...word].slice(0, PREFIX_MAX_LENGTH).join('');
}

/**
 * The tokens of a search text, longest first, without duplicates and without prefixes of others. `bare` normalizes each token:
 * by default it removes the Arabic article.
 */
export function searchTokens(search: string, bare: (word: string) => string = withoutArticle): string[] {
  const asked = tokens(foldSearch(search)).flatMap((token) => (isEmail(token) ? [token] : parts(token)));
  const words = new Set(asked.map(bare));
  return [...words]
    .filter((word) => ![...words].some((other) => other !== word && other.startsWith(word)))
    .sort((a, b) => b.length - a.length);
}

/** Whether every token is a prefix of a token of the texts. */
export function matchesAll(texts: readonly string[], words: readonly string[]): boolean {
  const found = [...tokensOf(texts)];
  return words.every((word) => found.some((candidate) => candidate.startsWith(word)));
}

/** The parts of every token, also without their Arabic prefixes, and each e-mail address as a whole. */
function tokensOf(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const token of texts.map(foldContent).flatMap(tokens)) {
    if (isEmail(token)) words.add(token);
    for (const form of parts(token).flatMap(wordForms)) words.add(form);
  }
  return words;
}

/**
 * A token without the punctuation around it, except an `@` at its end. A regular expression that trims the end with
 * `+$` backtracks quadratically over a long run: seconds for one enquiry.
 */
const CORE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}@])?/u;

function tokens(folded: string): string[] {
  return folded.split(/\s+/).flatMap((token) => CORE.exec(token)?.[0] ?? []);
}

function isEmail(token: string): boolean {
  return token.includes('@');
}

function parts(token: string): string[] {
  return token.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}
