import { COMPANY } from '@alnafitha/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 commonest leaked passwords, normalized as the lookup is. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(compact));

const DIGITS = '0123456789'.repeat(20);
const DIGIT_RUNS = [DIGITS, [...DIGITS].reverse().join('')];

/** Public names of this site, which an attacker tries first. */
const SITE_NAMES = [
  COMPANY.shortName.en,
  COMPANY.shortName.ar,
  COMPANY.name.en,
  COMPANY.name.ar,
  new URL(COMPANY.website).hostname,
  'admin',
];
/** Shorter parts of a name occur in many words. */
const SHORTEST_NAME = 3;
/** Number of characters beside a name that make a password acceptable. */
const SHORTEST_REST = 6;
/** A password that repeats fewer characters than this is easy to guess. */
const SHORTEST_UNIT = 5;

/**
 * The reason why a password is easy to guess, as a message; `null` when it is not. `names` are the owner's: username,
 * name, e-mail address.
 */
export function weaknessOf(password: string, names: readonly string[]): string | null {
  const text = compact(password);
  const unit = repeatedUnit(text);
  if (unit.length < SHORTEST_UNIT) return 'The password repeats the same few characters.';
  if (isCommon(text) || isCommon(unit)) {
    return 'The password is one of the commonest, or such a one with digits around it.';
  }
  const rest = partsOf([...names, ...SITE_NAMES]).reduce((left, part) => left.replaceAll(part, ''), text);
  if (rest !== text && (rest.length < SHORTEST_REST || isCommon(rest))) {
    return 'The password is made of your name, your address or the name of the company.';
  }
  return null;
}

/** Matches the password with or without digits around it, and sequences of digits up or down. */
function isCommon(text: string): boolean {
  const stem = text.replace(/^\p{N}+|\p{N}+$/gu, '');
  if (stem === '') return COMMON.has(text) || DIGIT_RUNS.some((run) => run.includes(text));
  return COMMON.has(text) || COMMON.has(stem);
}

/** The words of the names and each name joined into one word; the longest first. */
function partsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => [compact(name), ...name.split(/[^\p{L}\p{M}\p{N}]+/u).map(compact)]);
  return [...new Set(parts)]
    .filter((part) => part.length >= SHORTEST_NAME)
    .sort((a, b) => b.length - a.length);
}

/** The shortest unit that the text repeats; the text itself when it repeats nothing. */
function repeatedUnit(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1);
  return period > 0 ? text.slice(0, period) : text;
}

/** Lower-case letters and digits only. */
function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
