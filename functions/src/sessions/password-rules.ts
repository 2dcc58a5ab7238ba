import { type Company, ERROR_MESSAGES, NewPassword, toAsciiDigits } from '@alnafitha/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import breachedPasswords from './breached-passwords.json' with { type: 'json' };
import knownPhrases from './known-phrases.json' with { type: 'json' };

/** A login allows 50 guesses an hour; three known words (two names and a year) count as 10^8. */
const MIN_GUESSES = 1e9;

/**
 * The 10,000 commonest passwords of twelve characters or more that breaches made public, in lower case (OWASP ASVS
 * 6.2.12). Source: SecLists, 10-million-password-list-top-1000000.
 */
const BREACHED: ReadonlySet<string> = new Set(breachedPasswords);

const SPELLINGS: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/** Arabic, which the estimate does not know, also in Latin letters. */
const PHRASES = knownPhrases.map(fold);

/** An attacker tries these first. */
export function companyNames({ en, ar }: Company): string[] {
  return [en, ar].flatMap(({ shortName, name }) => [shortName, name]);
}

/** Returns `null` for a good password; the names of its owner and of the company make one easy to guess. */
export function passwordError(typed: string, names: readonly string[]): string | null {
  const parsed = NewPassword.safeParse(typed);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ERROR_MESSAGES.invalidValue;
  const password = parsed.data;
  if (BREACHED.has(password.toLowerCase())) return ERROR_MESSAGES.passwordBreached;
  const known = [...names, 'admin'];
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const guesses = Math.min(guessesFor(password, known, estimator), guessesBeyond(password, known, estimator));
  return guesses < MIN_GUESSES ? ERROR_MESSAGES.passwordTooWeak : null;
}

function guessesFor(password: string, names: readonly string[], estimator: ZxcvbnFactory): number {
  const parts = names.flatMap((name) => [compact(name), ...name.split(SEPARATORS)]).filter(Boolean);
  // Separators between words would count as random characters.
  const { sequence, guesses } = estimator.check(compact(password), parts);
  const isRandom = sequence.every(({ pattern }) => pattern === 'bruteforce');
  // The estimate grows with each part, however well known it is.
  const isMadeOfNames = sequence.every(
    ({ pattern, dictionaryName }) =>
      dictionaryName === 'userInputs' || /^(?:date|regex|repeat|sequence)$/.test(pattern),
  );
  if (isMadeOfNames) return 0;
  return isRandom ? estimator.check(password, parts).guesses : guesses;
}

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;

function compact(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}

/** What is left without known phrases and names has to be hard to guess; all these together count as one phrase. */
function guessesBeyond(password: string, names: readonly string[], estimator: ZxcvbnFactory): number {
  const stems = names
    .flatMap((name) => name.split(SEPARATORS))
    .map((word) => fold(word).replace(ARTICLE, ''));
  const parts = [...PHRASES, ...stems.filter((stem) => stem.length > 2)].sort((a, b) => b.length - a.length);
  const folded = fold(password);
  const rest = folded.replace(new RegExp(`[اوبلكف]{0,4}(?:${parts.join('|')})`, 'g'), '');
  return rest === folded ? Number.POSITIVE_INFINITY : PHRASES.length * estimator.check(rest).guesses;
}

/** Arabic prefixes are part of the word: `للألمنيوم`. */
const ARTICLE = /^و?(?:ال|لل)/;

/** Letters and digits in one spelling: without marks, hence without hamzas, and without tatweel. */
function fold(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|ـ/gu, '');
  return toAsciiDigits(letters).replace(/[ٱىیةک]/g, (letter) => SPELLINGS[letter] ?? letter);
}
