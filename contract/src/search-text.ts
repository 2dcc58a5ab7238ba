import { toAsciiDigits } from './digits';

/** Letters that Unicode does not decompose, each group after the letter that it is found by. */
const LETTERS = 'اٱ هةہھۃە يىیے كکگڪ بپ جچ فڤ نں زژ تٹ دڈ رڑ iı oø lł dđð'.split(' ');

/**
 * Folds spellings that people consider equal: case, marks (accents, tashkeel, hamza), tatweel, invisible characters, letters of other
 * languages, apostrophes, and Arabic and Persian digits.
 */
export function foldText(text: string): string {
  const folded = text
    .replace(/[‘’ʹ-ʿ`´]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}ءـ]/gu, '')
    .replace(/[^ -~]/g, (letter) => LETTERS.find((group) => group.includes(letter))?.[0] ?? letter);
  return toAsciiDigits(folded).normalize('NFC');
}

type Replacement = readonly [pattern: RegExp, replacement: string];

/** Words with several spellings: UPVC in either script, Latin letters, units, aluminium in Arabic, British and American English. */
const SPELLINGS: readonly Replacement[] = [
  [/(?<!\p{L})[وفبكل]{0,2}(ال)?يو[\s.-]*بي[\s.-]*في[\s.-]*سي(?!\p{L})/gu, 'upvc'],
  [/sq[\s.]*m(?!\p{L})/gu, 'm2'],
  [/ß/g, 'ss'],
  [/þ/g, 'th'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/لو?مو?(?=نيوم)/g, 'لم'],
  [/aluminum/g, 'aluminium'],
  [/(?<=[a-z]{3})our/g, 'or'],
  [/(cent|fib|met)re/g, '$1er'],
  [/(?<=[iy])z(?=e|in|at)/g, 's'],
  [/licence/g, 'license'],
  [/stor(ey|ie)/g, 'story'],
  [/gray/g, 'grey'],
  [/mould/g, 'mold'],
  [/logue/g, 'log'],
];

/** Words that many write as one: an article (Al-Thani), the parts of a name (O'Brien, عبد الله), a number and its unit. */
const JOINED: readonly Replacement[] = [
  [/(?<![\p{L}\p{N}])([ae]l)[\s'\p{Pd}]+(?=\p{L}{2})/gu, '$1'],
  [/(?<![\p{L}\p{N}])([وفبكل]?(عبد|ا?بو|ام)|abd[aeu]?l?|abu|[dou])[\s'\p{Pd}]+(?=\p{L}{2})/gu, '$1'],
  [/(?<=\p{L})[\s'\p{Pd}]+(?=الله|الدين|[ae]ld(i|ee)n)/gu, ''],
  [/(?<=\d)[\s'\p{Pd}]+(?=([ckm]?[gm]|(مل|[كسم])?م)[23]?(?!\p{L}))/gu, ''],
  [/'/g, ''],
];

/** Joins words with a hyphen or an apostrophe, but no digits: they may be a phone number. */
const COMPOUND: Replacement = [/(?<=[\p{L}\p{N}])['\p{Pd}](?=\p{L})/gu, ''];

/** Some letters fold to eighteen: a crafted text would take a quarter of a second. */
const MAX_FOLDED_LENGTH = 10_000;

/** Folds a text to be searched: all that `foldSearch` may return for it, as lines. */
export function foldContent(text: string): string {
  let line = foldText(text).slice(0, MAX_FOLDED_LENGTH);
  const lines = new Set([line]);
  for (const each of [...SPELLINGS, ...JOINED, COMPOUND]) {
    line = line.replace(...each);
    lines.add(line);
  }
  return [...lines].join('\n');
}

/** And, so, with, as, to: Arabic joins these letters, and the article, to the word that follows. */
const ARTICLE = /(?<![\p{L}\p{N}])[وف]?([بكل]?ال|لل)(?=\p{L}{3})/gu;
const PARTICLES = /(?<![\p{L}\p{N}])(ال|[وفبكل]){1,4}(?=\p{L}{3})/gu;

/**
 * Folds a search: what many write as one is joined, and Arabic words lose the article, with the letters before it. If that finds
 * nothing, `isRetry`: only words with a hyphen are joined, and Arabic words lose all prefixes; only the meaning tells whether a first
 * letter is one.
 */
export function foldSearch(search: string, isRetry = false): string {
  return [...SPELLINGS, ...(isRetry ? [COMPOUND] : JOINED)]
    .reduce((line, each) => line.replace(...each), foldText(search))
    .replace(isRetry ? PARTICLES : ARTICLE, '');
}

/** Arabic joins four at most: and + with + the, or so + and + to + the. More would cost quadratic time in a crafted word. */
const MAX_PARTICLES = 4;
const PARTICLE = /^(?:ال|[وفبكل])(?=\p{L}{3})/u;

/** The Latin article, which many write as one with a name: Althani. Not that of "all" and "aluminium". */
const LATIN_ARTICLE = /^[ae]l(?!l|umi)(?=[a-z]{4})/;

/** A folded word, followed by its forms without each possible prefix, at most `MAX_PARTICLES`. */
export function wordForms(word: string): string[] {
  const forms = [word];
  for (let form = word; forms.length <= MAX_PARTICLES; forms.push(form)) {
    const shorter = form.replace(PARTICLE, '').replace(LATIN_ARTICLE, '');
    if (shorter === form) break;
    form = shorter;
  }
  return forms;
}
