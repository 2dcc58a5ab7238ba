import { BLOG_ARABIC, comparableText, textLanguage } from '@alnafitha/contract';
import { POSITIONS } from '@alnafitha/contract/arabic-words';
import { siteDictionary } from '../../../web/src/shared/i18n/arabic/site';
import { ARABIC } from '../seed/arabic/arabic';
import { WORDS } from './words';

/** Marks a text that was translated in pieces, so that nobody takes it for a person's. */
const MARK = ' (ترجمة محلية)';

/** Translates known texts as they are there, others word by word, and unknown words by sound. */
export function toArabic(english: string): string {
  const text = english.trim();
  const arabic = TEXTS.get(keyOf(text)) ?? translatePieces(text);
  return english.replace(text, () => arabic);
}

const keyOf = (text: string) => comparableText(text).toLowerCase();

/** Without texts whose Arabic is in Latin letters, such as PVC. */
const TEXTS = new Map(
  Object.entries({ ...siteDictionary, ...POSITIONS, ...BLOG_ARABIC, ...ARABIC })
    .filter(([, arabic]) => textLanguage(arabic) === 'ar')
    .map(([english, arabic]) => [keyOf(english), arabic]),
);

const words = new Map(Object.entries(WORDS));

// Limited lengths keep the time linear for a text without any match.
const KEPT = String.raw`(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\{\w+\}`;
const LATIN = String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}]*`;
const WORD = `${LATIN}(?:['’]${LATIN})*`;
const EXPRESSIONS = Object.keys(WORDS)
  .filter((key) => key.includes(' '))
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replaceAll(' ', '[ -]');

const KEPT_PIECE = new RegExp(KEPT, 'giu');
const PIECE = new RegExp(
  [
    KEPT,
    String.raw`(?<omitted>(?<![\p{L}\p{N}])(?:the|an?|is|are)[^\S\r\n]+(?=\S))`,
    String.raw`(?<word>(?:${EXPRESSIONS})(?!\p{M}|['’]?\p{L})|${WORD})`,
    String.raw`(?<sign>(?<!\d),|,(?!\d)|[;?])`,
  ].join('|'),
  'giu',
);
const SIGNS = new Map(Object.entries({ ',': '،', ';': '؛', '?': '؟' }));

/** “And” and “for” join the following word in Arabic. */
const PREFIX = /(?<=^|\s)([ول])[^\S\r\n]+(?=\p{Script=Arabic})/gu;

function translatePieces(text: string): string {
  const hasLatin = /\p{Script=Latin}/u.test(text.replace(KEPT_PIECE, ''));
  if (!hasLatin || textLanguage(text) === 'ar') return text;
  const pieces = text.replace(PIECE, (piece, ...rest) => {
    const { omitted, word, sign } = rest.at(-1) as Record<string, string | undefined>;
    if (omitted) return '';
    if (word) return translateWord(word);
    return (sign && SIGNS.get(sign)) ?? piece;
  });
  return pieces.replace(PREFIX, '$1') + MARK;
}

function translateWord(word: string): string {
  const lower = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s$/, '');
  const plain = withoutAccents(lower).replace('’', "'").replace(/[ -]/, ' ');
  const singulars = plain.length > 3 ? [/s$/, /es$/].map((end) => plain.replace(end, '')) : [];
  const known = [plain, ...singulars, plain.replace(/ies$/, 'y')].find((each) => words.has(each));
  return words.get(known ?? '') ?? bySound(lower);
}

function withoutAccents(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Each rule sees the Latin letters that the former ones left. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/([b-df-hj-np-tv-xz])\1+/g, '$1'],
  [/tion/g, 'شن'],
  [/tch|ch/g, 'تش'],
  [/sh/g, 'ش'],
  [/th|þ/g, 'ث'],
  [/kh/g, 'خ'],
  [/gh/g, 'غ'],
  [/ph/g, 'ف'],
  [/dh/g, 'ذ'],
  [/qu/g, 'كو'],
  [/wh/g, 'و'],
  [/c(?=[eiy])/g, 'س'],
  [/ck|[ck]/g, 'ك'],
  [/g(?=[eiy])|zh|j/g, 'ج'],
  [/g/g, 'غ'],
  [/(?<=.[^aeiou])e$/, ''],
  [/^(?:ee|ea|ei|ie)/, 'إي'],
  [/^(?:oo|ou|ow|au|aw|oa|o)/, 'أو'],
  [/^(?:ai|ay)/, 'أي'],
  [/^[au]/, 'أ'],
  [/^[ei]/, 'إ'],
  [/ai|ay/g, 'اي'],
  [/ee|ea|ei|ie|ey|[eiyıæœ]/g, 'ي'],
  [/oo|ou|ow|au|aw|oa|[ouwø]/g, 'و'],
  [/a/g, 'ا'],
  [/[bp]/g, 'ب'],
  [/t/g, 'ت'],
  [/[dđð]/g, 'د'],
  [/r/g, 'ر'],
  [/z/g, 'ز'],
  [/[sß]/g, 'س'],
  [/[fv]/g, 'ف'],
  [/q/g, 'ق'],
  [/[lł]/g, 'ل'],
  [/m/g, 'م'],
  [/n/g, 'ن'],
  [/h/g, 'ه'],
  [/x/g, 'كس'],
  [/\p{Script=Latin}/gu, 'ا'],
];

function bySound(word: string): string {
  const letters = withoutAccents(word.replace(/[éèêë]/g, 'ee')).replace(/\P{Script=Latin}/gu, '');
  return SOUNDS.reduce((rest, [latin, arabic]) => rest.replace(latin, arabic), letters || word);
}
