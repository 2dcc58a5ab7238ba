import { type Company, ERROR_MESSAGES, NewPassword } from '@alnafitha/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Logins have no second factor and 50 guesses an hour; three known words (two names and a year) count as 10^8. */
const MIN_GUESSES = 1e9;

/** An attacker tries these first. */
export function companyNames({ en, ar }: Company): string[] {
  return [en, ar].flatMap(({ shortName, name }) => [shortName, name]);
}

/** Returns `null` for a good password; the names of its owner and of the company make one easy to guess. */
export function passwordError(password: string, names: readonly string[]): string | null {
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ERROR_MESSAGES.invalidValue;
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
