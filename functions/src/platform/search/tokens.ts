import { foldContent, foldSearch, wordForms } from '@alnafitha/contract';

/** Longest indexed prefix, in characters. */
export const PREFIX_MAX_LENGTH = 15;

/**
 * The longest enquiry has some 5,000; only a crafted text, such as one of hundreds of e-mail addresses, has
 * more. 8,000 keep a document below Firestore's 40,000 index entries: each prefix makes three, one for each
 * index that has them.
 */
const PREFIXES_MAX_COUNT = 8000;

/** All prefixes of all tokens, up to `PREFIX_MAX_LENGTH` characters. */
export function searchPrefixes(texts: readonly string[]): string[] {
  const prefixes = new Set<string>();
  for (const token of tokensOf(texts)) {
    let prefix = '';
    for (const character of indexedPrefix(token)) {
      prefix += character;
      prefixes.add(prefix);
    }
  }
  return [...prefixes].slice(0, PREFIXES_MAX_COUNT);
}

/**
 * The indexed prefix of a token. A character has two code units at most, so a long token is cut before it is
 * spread.
 */
export function indexedPrefix(token: string): string {
  return [...token.slice(0, 2 * PREFIX_MAX_LENGTH)].slice(0, PREFIX_MAX_LENGTH).join('');
}

/**
 * The tokens of a search, as `foldSearch` folds it, longest first, without duplicates and without prefixes of
 * others.
 */
export function searchTokens(search: string, isRetry = false): string[] {
  const segments = splitByWhitespace(foldSearch(search, isRetry));
  const tokens = new Set(segments.flatMap((segment) => (isEmail(segment) ? [segment] : parts(segment))));
  return [...tokens]
    .filter((token) => ![...tokens].some((other) => other !== token && other.startsWith(token)))
    .sort((a, b) => b.length - a.length);
}

/** Whether every token is a prefix of a token of the texts. */
export function matchesAll(texts: readonly string[], tokens: readonly string[]): boolean {
  const found = [...tokensOf(texts)];
  return tokens.every((token) => found.some((candidate) => candidate.startsWith(token)));
}

/**
 * The parts of every token, also without their Arabic prefixes, and each e-mail address as a whole. The
 * domain alone is none: most senders share a few.
 */
function tokensOf(texts: readonly string[]): Set<string> {
  const tokens = new Set<string>();
  for (const segment of new Set(texts.map(foldContent).flatMap(splitByWhitespace))) {
    if (isEmail(segment)) tokens.add(segment);
    const [own = ''] = segment.split('@', 1);
    for (const form of parts(own).flatMap(wordForms)) tokens.add(form);
  }
  return tokens;
}

/**
 * A token without the punctuation around it, except an `@` at its end. A regular expression that trims the
 * end with `+$` backtracks quadratically over a long run: seconds for one enquiry.
 */
const CORE = /[\p{L}\p{N}](?:.*[\p{L}\p{N}@])?/u;

function splitByWhitespace(folded: string): string[] {
  return folded.split(/\s+/).flatMap((segment) => CORE.exec(segment)?.[0] ?? []);
}

function isEmail(segment: string): boolean {
  return segment.includes('@');
}

function parts(segment: string): string[] {
  return segment.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}
