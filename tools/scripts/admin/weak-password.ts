import { COMPANY } from '@alnafitha/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 commonest of leaked passwords, folded as what is looked up. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(compact));

const DIGITS = '0123456789'.repeat(20);
const DIGIT_RUNS = [DIGITS, [...DIGITS].reverse().join('')];

/** Names that everybody knows who guesses at this site. */
const SITE_NAMES = [
  COMPANY.shortName.en,
  COMPANY.shortName.ar,
  COMPANY.name.en,
  COMPANY.name.ar,
  new URL(COMPANY.website).hostname,
  'admin',
];
/** Shorter parts of a name are in many words. */
const SHORTEST_NAME = 3;
/** So many characters beside a name are worth something. */
const SHORTEST_REST = 6;
/** A password that repeats fewer characters than that is one of so many. */
const SHORTEST_UNIT = 5;

/**
 * Why a guesser would try a password early, in a sentence; `null` where nothing says so. `names` are those of its owner: username,
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

/** As it is, or without the digits around it; a row of digits, up or down. */
function isCommon(text: string): boolean {
  const stem = text.replace(/^\p{N}+|\p{N}+$/gu, '');
  if (stem === '') return COMMON.has(text) || DIGIT_RUNS.some((run) => run.includes(text));
  return COMMON.has(text) || COMMON.has(stem);
}

/** Words of the names and, of more than one word, all together; the longest first. */
function partsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => [compact(name), ...name.split(/[^\p{L}\p{M}\p{N}]+/u).map(compact)]);
  return [...new Set(parts)]
    .filter((part) => part.length >= SHORTEST_NAME)
    .sort((a, b) => b.length - a.length);
}

/** What the text repeats from its beginning to its end; the text itself where it repeats nothing. */
function repeatedUnit(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1);
  return period > 0 ? text.slice(0, period) : text;
}

/** Letters and digits alone, without case. */
function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
