import { COMPANY, ERROR_MESSAGES, NewPassword } from '@alnafitha/contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * There is no second factor, and the API allows up to 50 guesses an hour for one username. The estimate for three known
 * words, such as two names and a year, is 10^8, because it cannot know what an attacker knows; the limit is above that.
 */
const MIN_GUESSES = 1e9;

/** Public names of this site, which an attacker tries first. */
const SITE_NAMES = [
  ...Object.values(COMPANY.shortName),
  ...Object.values(COMPANY.name),
  new URL(COMPANY.website).hostname,
  'admin',
];

/**
 * The error message of an administrator's new password that is too short, too long or easy to guess, also from the owner's `names`;
 * `null` for a good one.
 */
export function passwordError(password: string, names: readonly string[]): string | null {
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? ERROR_MESSAGES.invalidValue;
  return guessesFor(password, [...names, ...SITE_NAMES]) < MIN_GUESSES
    ? ERROR_MESSAGES.passwordTooWeak
    : null;
}

/** Estimates how many guesses find a password, by an attacker who knows the names. */
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

/** Letters and digits only. */
function compact(text: string): string {
  return text.normalize('NFKC').replace(SEPARATORS, '');
}
