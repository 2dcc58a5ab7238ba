import { foldContent, foldSearch, wordForms } from '@alnafitha/contract';

const PREFIX_MAX_LENGTH = 15;

/** Each prefix makes three of Firestore's 40,000 index entries; the longest enquiry has 5,000 prefixes. */
const PREFIXES_MAX_COUNT = 8000;

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

/** A character has at most two code units, so a long token is cut before it is spread. */
export function indexedPrefix(token: string): string {
  return [...token.slice(0, 2 * PREFIX_MAX_LENGTH)].slice(0, PREFIX_MAX_LENGTH).join('');
}

/** Returns the longest first, without duplicates and prefixes of others. */
export function searchTokens(search: string, isRetry = false): string[] {
  const segments = splitByWhitespace(foldSearch(search, isRetry));
  const tokens = new Set(segments.flatMap((segment) => (isEmail(segment) ? [segment] : parts(segment))));
  return [...tokens]
    .filter((token) => ![...tokens].some((other) => other !== token && other.startsWith(token)))
    .sort((a, b) => b.length - a.length);
}

export function matchesAll(texts: readonly string[], tokens: readonly string[]): boolean {
  const candidates = [...tokensOf(texts)];
  return tokens.every((token) => candidates.some((candidate) => candidate.startsWith(token)));
}

/** Includes words without Arabic prefixes, and whole e-mail addresses; most senders share a few domains. */
function tokensOf(texts: readonly string[]): Set<string> {
  const tokens = new Set<string>();
  for (const segment of new Set(texts.map(foldContent).flatMap(splitByWhitespace))) {
    if (isEmail(segment)) tokens.add(segment);
    const [withoutDomain = ''] = segment.split('@', 1);
    for (const form of parts(withoutDomain).flatMap(wordForms)) tokens.add(form);
  }
  return tokens;
}

/** Trims punctuation except a final `@`. A `+$` would backtrack quadratically: seconds for one enquiry. */
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
