import { toAsciiDigits } from './digits';

/** Letters that Unicode does not decompose; each group starts with the letter it folds to. */
const LETTERS = 'اٱ هةہھۃە يىیے كکگڪ بپ جچ فڤ نں زژ تٹ دڈ رڑ iı oø lł dđð'.split(' ');

/** What is left of a letter when its hamza is left out. */
const SEATS: Readonly<Record<string, string>> = { أ: 'ا', ؤ: 'و', ئ: 'ي' };

/**
 * Authors write different seats of a hamza: مسؤول and مسئول, هيئة and هيأة, جزؤه and جزءه. Next to a word's first
 * letter, another seat is another word (بئر, بار), except before و: شؤون and شئون.
 */
const MOVABLE_HAMZA = /(?<=\p{L}{2})(?<!(?:ال|لل)\p{L}?)[أؤئء]|(?<=\p{L})[ؤئء](?=و)/gu;

/** Folds case, marks (accents, tashkeel, hamza), tatweel, apostrophes, invisible characters, digits. */
export function foldText(text: string): string {
  return withoutHamza(foldAllButHamza(text));
}

function withoutHamza(text: string): string {
  return text.replace(/[أؤئء\u0654]/g, (letter) => SEATS[letter] ?? '');
}

function foldAllButHamza(text: string): string {
  const folded = text
    .replace(/[‘’ʹ-ʿ`´]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?!\u0654)[\p{M}\p{Cf}ـ]/gu, '')
    .replace(/[^ -~]/g, (letter) => LETTERS.find((group) => group.includes(letter))?.[0] ?? letter);
  return toAsciiDigits(folded).normalize('NFC');
}

/** Words with a movable hamza, in their other spellings. */
function otherSeats(words: readonly string[]): string {
  const spellings = ['ا', 'و', 'ي', ''].flatMap((seat) =>
    words.flatMap((word) => {
      const spelling = word.replace(MOVABLE_HAMZA, seat);
      return spelling === word ? [] : withoutHamza(spelling);
    }),
  );
  return [...new Set(spellings)].join(' ');
}

type Replacement = readonly [pattern: RegExp, replacement: string];

/** UPVC in either script, Latin letters, units, aluminium in Arabic, British and American English. */
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

/** Words that are often written as one: an article (Al-Thani), a name (O'Brien, عبد الله), a number and its unit. */
const JOINED: readonly Replacement[] = [
  [/(?<![\p{L}\p{N}])([ae]l)[\s'\p{Pd}]+(?=\p{L}{2})/gu, '$1'],
  [/(?<![\p{L}\p{N}])([وفبكل]?(عبد|ا?بو|ام)|abd[aeu]?l?|abu|[dou])[\s'\p{Pd}]+(?=\p{L}{2})/gu, '$1'],
  [/(?<=\p{L})[\s'\p{Pd}]+(?=الله|الدين|[ae]ld(i|ee)n)/gu, ''],
  [/(?<=\d)[\s'\p{Pd}]+(?=([ckm]?[gm]|(مل|[كسم])?م)[23]?(?!\p{L}))/gu, ''],
  [/'/g, ''],
];

/** Joins words at a hyphen or apostrophe, but no digits: they may be a phone number. */
const COMPOUND: Replacement = [/(?<=[\p{L}\p{N}])['\p{Pd}](?=\p{L})/gu, ''];

/** Bounds time: some letters fold to eighteen, and a crafted text would take a quarter of a second. */
const MAX_FOLDED_LENGTH = 10_000;

/** Folds a text into lines that cover every `foldSearch` of it. */
export function foldContent(text: string): string {
  const folded = foldAllButHamza(text).slice(0, MAX_FOLDED_LENGTH);
  let line = withoutHamza(folded);
  const lines = new Set([line]);
  for (const spelling of [...SPELLINGS, ...JOINED, COMPOUND]) {
    line = line.replace(...spelling);
    lines.add(line);
  }
  const reseated = otherSeats(folded.split(/\s+/));
  if (reseated) lines.add(reseated);
  return [...lines].join('\n');
}

/** Arabic joins and, so, with, as, to, and the article, to the following word. */
const ARTICLE = /(?<![\p{L}\p{N}])[وف]?([بكل]?ال|لل)(?=\p{L}{3})/gu;
const PARTICLES = /(?<![\p{L}\p{N}])(ال|[وفبكل]){1,4}(?=\p{L}{3})/gu;

/**
 * Joins words often written as one, and strips the Arabic article. `isRetry` (nothing found) strips all
 * Arabic prefixes, because only the meaning tells which letters are one.
 */
export function foldSearch(search: string, isRetry = false): string {
  return [...SPELLINGS, ...(isRetry ? [COMPOUND] : JOINED)]
    .reduce((line, spelling) => line.replace(...spelling), foldText(search))
    .replace(isRetry ? PARTICLES : ARTICLE, '');
}

/** Arabic joins at most four (so + and + to + the); more would take quadratic time in a crafted word. */
const MAX_PARTICLES = 4;
const PARTICLE = /^(?:ال|[وفبكل])(?=\p{L}{3})/u;

/** The Latin article, often joined to a name (Althani), but not in "all" and "aluminium". */
const LATIN_ARTICLE = /^[ae]l(?!l|umi)(?=[a-z]{4})/;

/** A folded word, then its forms without each possible prefix. */
export function wordForms(word: string): string[] {
  const forms = [word];
  for (let form = word; forms.length <= MAX_PARTICLES; forms.push(form)) {
    const shorter = form.replace(PARTICLE, '').replace(LATIN_ARTICLE, '');
    if (shorter === form) break;
    form = shorter;
  }
  return forms;
}
