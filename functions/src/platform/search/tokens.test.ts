import { DIFFERENT_WORDS, FOUND_BY, SPELLING_PAIRS } from '@alnafitha/contract/spelling-pairs';
import { describe, expect, it } from 'vitest';
import { indexedPrefix, matchesAll, searchPrefixes, searchTokens } from './tokens';

const question = 'أحتاج إلى نوافذ UPVC للڤيلا، والمدرسة.';
const texts = ['Maryam Al-Kuwari', 'maryam.k@example.com', 'Sliding doors', question];

describe('searchPrefixes', () => {
  it('contains every prefix of every token, once', () => {
    const prefixes = ['a', 'al', 'ali', 'ali@', 'ali@x', 'ali@x.', 'ali@x.q', 'ali@x.qa', 'alu'];
    expect(searchPrefixes(['Ali Ali', 'ali@x.qa', 'alu']).sort()).toEqual(prefixes);
  });

  it('stops at 15 characters, counting surrogate pairs as one', () => {
    const prefixes = searchPrefixes(['𝒜'.repeat(20), '', '𐤀'.repeat(20)]);
    expect(Math.max(...prefixes.map((prefix) => [...prefix].length))).toBe(15);
    expect(prefixes).toContain('𐤀'.repeat(15));
    expect(prefixes).toContain('a'.repeat(15));
  });

  it("stays within Firestore's index limit for any text", () => {
    const tokenAt = (index: number) => `${String.fromCodePoint(0x4e00 + index)}\u{fdfa}`;
    const tokens = Array.from({ length: 1250 }, (_, index) => tokenAt(index));
    expect(searchPrefixes([tokens.join(' ')]).length).toBeLessThanOrEqual(8000);
  });

  it('has only the first 10,000 characters of a folded text, also of a crafted one', {
    timeout: 5000,
  }, () => {
    expect(searchPrefixes([`a${'!'.repeat(9_000)}b`])).toEqual(['a', 'b']);
    expect(searchPrefixes([`a${'!'.repeat(10_000)}b`])).toEqual(['a']);
    // Each folds to eighteen letters.
    expect(searchPrefixes([`${'\ufdfa'.repeat(5000)} end`])).not.toContain('end');
  });

  it('holds the longest possible message', () => {
    const words = Array.from({ length: 312 }, (_, index) => `${index}`.padStart(15, 'ab'));
    const message = words.join(' ').slice(0, 5000);
    const prefixes = new Set(searchPrefixes([message]));
    expect(message.split(' ').filter((token) => !prefixes.has(token))).toEqual([]);
  });
});

it.each([
  ['Doors', ['doors']],
  ['  sliding   DOORS ', ['sliding', 'doors']],
  ['al-kuwari', ['alkuwari']],
  ['double-glazed 12 mm', ['double', 'glazed', '12mm']],
  ['door doors', ['doors']],
  ['Maryam.K@Exa', ['maryam.k@exa']],
  ['(maryam@example.com),', ['maryam@example.com']],
  ['maryam@', ['maryam@']],
  ['@example.com', ['example', 'com']],
  ['+974 5555', ['5555', '974']],
  ['!!! — ؟', []],
  ['للصيانة', ['صيانه']],
  ['نوافذ اليو بي في سي', ['نوافذ', 'upvc']],
])('searchTokens of %j are %j', (search, tokens) => {
  expect(searchTokens(search)).toEqual(tokens);
});

describe('matchesAll', () => {
  const matches = (search: string) => matchesAll(texts, searchTokens(search));

  it('finds words by their beginnings, in any spelling', () => {
    const english = ['mary', 'KUW', 'maryam.k@ex', 'slid', 'upvc نوافذ mary', 'يو بي في سي'];
    const arabic = ['احتاج', 'أحتاج', 'الى', 'نواف', 'للفيلا', 'فيلا'];
    const school = ['والمدرسه', 'مدرسة', 'بالمدرسة', 'المدرسه'];
    expect([...english, ...arabic, ...school].filter((search) => !matches(search))).toEqual([]);
  });

  it('does not find the middle of a word, or one word of several only', () => {
    expect(['aryam', 'mary absent', 'افذ', 'kuwari@', 'example', 'com'].filter(matches)).toEqual([]);
  });

  it('agrees with the index for every single token', () => {
    const prefixes = new Set(searchPrefixes(texts));
    for (const search of ['mary', 'aryam', 'maryam.k@example.com', 'والمدرسة', 'فيلا', 'k', 'z']) {
      const [token = ''] = searchTokens(search);
      expect(prefixes.has(indexedPrefix(token))).toBe(matchesAll(texts, [token]));
    }
  });
});

describe('spellings', () => {
  /** What `searchPage` finds. */
  function find(texts: readonly string[], search: string): string[] {
    const results = [false, true].map((isRetry) => {
      const tokens = searchTokens(search, isRetry);
      return texts.filter((text) => {
        const prefixes = new Set(searchPrefixes([text]));
        return tokens.every((token) => prefixes.has(indexedPrefix(token))) && matchesAll([text], tokens);
      });
    });
    return results.find(({ length }) => length > 0) ?? [];
  }

  it('find each other', () => {
    const missed = SPELLING_PAIRS.flatMap((pair) => {
      const texts = pair.map((word) => `Dear ${word}, شكرا`);
      return pair.filter((search) => find(texts, search).length < 2).map((search) => [...pair, search]);
    });
    expect(missed).toEqual([]);
  });

  it('find what contains them, and no other words', () => {
    expect(FOUND_BY.filter(([text, search]) => find([text], search).length === 0)).toEqual([]);
    // The blog's search looks inside of words, so it finds the last pair.
    const pairs = [...DIFFERENT_WORDS, ['الأبواب', 'البواب'] as const];
    expect(pairs.filter(([text, search]) => find([text], search).length > 0)).toEqual([]);
  });
});
