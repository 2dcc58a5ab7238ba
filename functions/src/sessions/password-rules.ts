import { type Company, ERROR_MESSAGES, NewPassword } from '@alnafitha/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import breachedPasswords from './breached-passwords.json' with { type: 'json' };

/** A login allows 50 guesses an hour; three known words (two names and a year) count as 10^8. */
const MIN_GUESSES = 1e9;

/**
 * The 10,000 commonest passwords of twelve characters or more that breaches made public, in lower case (OWASP ASVS
 * 6.2.12). Source: SecLists, 10-million-password-list-top-1000000.
 */
const BREACHED: ReadonlySet<string> = new Set(breachedPasswords);

/** An attacker tries these first. */
export function companyNames({ en, ar }: Company): string[] {
  return [en, ar].flatMap(({ shortName, name }) => [shortName, name]);
}

/** Returns `null` for a good password; the names of its owner and of the company make one easy to guess. */
export function passwordError(password: string, names: readonly string[]): string | null {
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ERROR_MESSAGES.invalidValue;
  if (BREACHED.has(password.normalize('NFKC').toLowerCase())) return ERROR_MESSAGES.passwordBreached;
  return guessesFor(password, [...names, 'admin']) < MIN_GUESSES ? ERROR_MESSAGES.passwordTooWeak : null;
}

function guessesFor(password: string, names: readonly string[]): number {
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
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
