import { type Language, textLanguage } from './languages';

/** A part of a text; with a `tag`, it must keep its order between right-to-left words. */
export interface TextPart {
  readonly text: string;
  /** The HTML element, with `dir="ltr"`. Groups of Arabic digits would be swapped in a `bdi`, too. */
  readonly tag?: 'bdi' | 'bdo';
}

const DIGIT = /[\d٠-٩۰-۹]/;
const DIGITS = new RegExp(DIGIT, 'g');
const ARABIC_DIGIT = /[٠-٩]/;
const RTL_LETTER = '(?=\\p{L})[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]';
const HAS_RTL_LETTER = new RegExp(RTL_LETTER, 'u');
/** Lines and right-to-left letters separate what can stand in one run; what is isolated stays so. */
const SEGMENT = new RegExp(`\\u2066[^\\u2066\\u2069]*\\u2069|(?:(?!${RTL_LETTER})[^\\r\\n\\u2066])+`, 'gu');
const SPACE = '[ \\t\\u00a0\\u2000-\\u200a\\u202f]';
const NUMBER = `${DIGIT.source}+(?:[.,:/٫٬]${DIGIT.source}+)*`;
/** Numbers with what may stand between groups of digits: spaces, a dash, a cross, brackets. */
const NUMBERS = new RegExp(
  `[+#±−-]?${NUMBER}(?:\\)?${SPACE}{0,2}[-‐‑–—−/×✕*xX]?${SPACE}{0,2}\\(?\\+?${NUMBER})*\\+?`,
  'gu',
);
/** A dash or slash between spaces, or a long dash, also stands for a range, which is read from the right. */
const RANGE = new RegExp(`${SPACE}+[-–—−/]${SPACE}+|${SPACE}*[–—]${SPACE}*`, 'gu');
/** So many digits in groups are a telephone number, or a date. */
const MIN_DIGITS = 7;
/** Within one number, digits and these keep their order in every direction. */
const PLAIN = new RegExp(`^${NUMBER}$`);
/** A run extends from the first letter or digit to the last, with the signs that belong to them. */
const TRIMMED = /[+#±−-]?[\p{L}\p{N}](?:.*[\p{L}\p{N}])?[+%°″"']?/u;

/**
 * Finds telephone numbers, dates, sizes, codes and the like in a text of people: between right-to-left words,
 * the bidirectional algorithm (UAX #9) swaps their groups, or moves their signs. `language` is that of the
 * text around, for a part of a text.
 */
export function leftToRightRuns(text: string, language = textLanguage(text)): TextPart[] {
  const isLtrText = language === 'en' && !HAS_RTL_LETTER.test(text);
  if (isLtrText || !DIGIT.test(text)) return [{ text }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: segment, index } of text.matchAll(SEGMENT)) {
    for (const [start, run] of runsOf(segment, language, index > 0)) {
      if (index + start > end) parts.push({ text: text.slice(end, index + start) });
      parts.push({ text: run, tag: ARABIC_DIGIT.test(run) ? 'bdo' : 'bdi' });
      end = index + start + run.length;
    }
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Puts the runs of plain texts, such as titles and mails, between invisible isolates. */
export function isolateRuns(text: string): string {
  return leftToRightRuns(text)
    .map(({ text: part, tag }) => {
      if (!tag) return part;
      return tag === 'bdi' ? `\u2066${part}\u2069` : `\u2066\u202d${part}\u202c\u2069`;
    })
    .join('');
}

type Run = readonly [start: number, text: string];

/** The segment has no right-to-left letters. */
function runsOf(segment: string, language: Language | undefined, isBehindLetters: boolean): Run[] {
  const digit = segment.search(DIGIT);
  if (digit < 0 || segment.startsWith('\u2066')) return [];
  // A letter between digits, as in `1200 x 1500`, joins them.
  const letter = segment.replace(NUMBERS, (numbers) => '0'.repeat(numbers.length)).search(/\p{L}/u);
  if (letter < 0) return numbersIn(segment);
  if (letter > digit && language !== 'ar') return numbersIn(segment.slice(0, letter));
  // Digits behind Latin letters follow them by themselves, but for a sign at the end, and Arabic digits.
  const isSafe = letter < digit && !(isBehindLetters && /\d\+(?!\d)|[٠-٩۰-۹]/.test(segment));
  const match = isSafe ? null : TRIMMED.exec(segment);
  return match ? [withBrackets(segment, [match.index, match[0]])] : [];
}

function numbersIn(segment: string): Run[] {
  return [...segment.matchAll(NUMBERS)]
    .flatMap(({ 0: numbers, index }) => splitRanges([index, numbers]))
    .filter(([, numbers]) => !PLAIN.test(numbers))
    .map((run) => withBrackets(segment, run));
}

/** Splits at each range, until the rest is a telephone number or a date. */
function splitRanges([start, numbers]: Run): Run[] {
  const runs: Run[] = [];
  const lastColon = numbers.lastIndexOf(':');
  let rest = 0;
  let digits = countDigits(numbers);
  for (const { 0: range, index } of numbers.matchAll(RANGE)) {
    if (digits >= MIN_DIGITS && lastColon < rest) break;
    const before = numbers.slice(rest, index);
    runs.push([start + rest, before]);
    digits -= countDigits(before);
    rest = index + range.length;
  }
  return [...runs, [start + rest, numbers.slice(rest)]];
}

const countDigits = (text: string) => text.match(DIGITS)?.length ?? 0;

/** Takes in the other bracket of a pair that begins before the run, or ends behind it. */
function withBrackets(segment: string, [start, run]: Run): Run {
  const count = (bracket: string) => run.split(bracket).length;
  if (count(')') > count('(') && segment[start - 1] === '(') return [start - 1, `(${run}`];
  if (count('(') > count(')') && segment[start + run.length] === ')') return [start, `${run})`];
  return [start, run];
}
