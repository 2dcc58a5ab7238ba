import type { Declarations, Raw } from './style-sheets';

/** What attributes and styles say about an element, as far as it concerns a text without styles. */
export interface Look {
  /** The element is no part of the text: a number of a comment, or what only other programs show. */
  isDropped: boolean;
  /** Its program shows neither the element nor anything inside it. */
  isHidden: boolean;
  /** A comment of Word, inside the list of comments. */
  isComment: boolean;
  /** The value is inherited if `undefined`, like the next three. */
  isInvisible: boolean | undefined;
  /** The element has no font size. */
  isTiny: boolean | undefined;
  keepsLines: boolean | undefined;
  isWingdings: boolean | undefined;
  /** The element begins and ends a line. */
  isBlock: boolean;
  /** Elements that mean the same as its styles. */
  marks: readonly ('sup' | 'sub' | 's' | 'u')[];
  /** The value is inherited if `undefined`, like the next one. */
  isBold: boolean | undefined;
  isItalic: boolean | undefined;
  /** `type` of a numbered list. */
  listType: string | undefined;
  /** Level of a list item of Word, from 1. */
  listLevel: string | undefined;
  /** A bullet or number of Word. */
  isListMarker: boolean;
  /** A check box. */
  tick: '☑' | '☐' | undefined;
  /** What an image shows. */
  emoji: string | undefined;
}

const DROPPED_ELEMENTS = ['audio', 'video', 'canvas', 'datalist', 'option', 'rp', 'title', 'xml'];
const DROPPED_CLASSES = ['msocommentreference', 'msocomanchor', 'msocomoff'];
const HIDDEN_CLASSES = [
  ...['msocommenttext', 'msocomtxt', 'msodel'],
  ...['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text', 'element-invisible'],
];
/** Word underlines links, and what was added while changes were tracked. */
const PLAIN_CLASSES = ['msoins', 'msohyperlink', 'msohyperlinkfollowed'];

/** `css` has the declarations of style sheets and of the element itself. */
export function lookOf(name: string, raw: Raw, css: Declarations): Look {
  const classes = (raw.class ?? '').toLowerCase().split(/\s+/);
  const hasClass = (list: readonly string[]) => classes.some((name) => list.includes(name));
  const isClipped = /hidden|clip/.test(css.overflow ?? '');
  const list = css['mso-list'] ?? '';
  return {
    isDropped: DROPPED_ELEMENTS.includes(name) || hasClass(DROPPED_CLASSES),
    isHidden:
      // LibreOffice copies the comment of a cell as an element.
      name === 'comment' ||
      // A style may show an element with the attribute.
      ('hidden' in raw && css.display === undefined) ||
      css['content-visibility'] === 'hidden' ||
      hasClass(HIDDEN_CLASSES) ||
      (name === 'del' && isTracked(raw)) ||
      css.display === 'none' ||
      css['mso-hide'] === 'all' ||
      css['mso-element']?.startsWith('comment') === true ||
      isZero(css.opacity) ||
      (isClipped && (isZero(css['max-height']) || isZero(css.height))) ||
      (isClipped && css.width === '1px' && css.height === '1px') ||
      /^rect\((?:[01](?:px)?[\s,)]*){4}$/.test(css.clip ?? '') ||
      /^inset\((?:50|100)%/.test(css['clip-path'] ?? '') ||
      // The element is moved off the screen.
      Object.values(css).some((value = '') => /^-\d{4,}[a-z]/.test(value)),
    isComment: css['mso-element'] === 'comment',
    isInvisible: isInvisible(css.visibility),
    isTiny: isTiny(css['font-size']),
    keepsLines: keepsLines(css['white-space-collapse'] ?? css['white-space']),
    isWingdings: css['font-family'] ? /^["']?wingdings["']?(?:,|$)/.test(css['font-family']) : undefined,
    isBlock: css.display === 'block',
    marks: hasClass(PLAIN_CLASSES) ? [] : marksOf(css),
    isBold: isBold(css['font-weight']),
    isItalic: isItalic(css['font-style']),
    listType: listType(css['list-style-type'] ?? css['list-style']),
    listLevel: /level(\d)/.exec(list)?.[1],
    isListMarker: list === 'ignore',
    tick: tickOf(name, raw, hasClass),
    emoji: name === 'img' ? emojiOf(raw) : undefined,
  };
}

/** Word marks a tracked change with its author and time. */
export const isTracked = (raw: Raw): boolean => 'cite' in raw || 'datetime' in raw;

const isZero = (value = '') => Number.parseFloat(value) === 0;

function isInvisible(visibility = ''): boolean | undefined {
  if (visibility === 'visible') return false;
  return visibility === 'hidden' || visibility === 'collapse' || undefined;
}

/** A relative size of none is none. */
function isTiny(size: string | undefined): boolean | undefined {
  if (isZero(size)) return true;
  return /\d(?:px|pt|rem)$/.test(size ?? '') ? false : undefined;
}

function keepsLines(whiteSpace = ''): boolean | undefined {
  if (/^(?:pre|break-spaces)/.test(whiteSpace)) return true;
  return /^(?:normal|nowrap|collapse|initial)/.test(whiteSpace) ? false : undefined;
}

function isBold(weight = ''): boolean | undefined {
  if (/^bold/.test(weight) || Number.parseFloat(weight) >= 600) return true;
  return /^(?:normal|lighter|initial|\d)/.test(weight) ? false : undefined;
}

function isItalic(style = ''): boolean | undefined {
  if (/^(?:italic|oblique)/.test(style)) return true;
  return /^(?:normal|initial)/.test(style) ? false : undefined;
}

function marksOf(css: Declarations): Look['marks'] {
  const lines = `${css['text-decoration'] ?? ''} ${css['text-decoration-line'] ?? ''}`;
  // Spelling errors and abbreviations have other lines.
  const isSolid = !/wavy|dotted|dashed/.test(`${lines} ${css['text-decoration-style'] ?? ''}`);
  const align = css['vertical-align'];
  return [
    ...(align === 'super' ? (['sup'] as const) : align === 'sub' ? (['sub'] as const) : []),
    ...(lines.includes('line-through') ? (['s'] as const) : []),
    ...(lines.includes('underline') && isSolid ? (['u'] as const) : []),
  ];
}

function listType(style = ''): string | undefined {
  const [, letterCase, letters] = /(lower|upper)-(alpha|latin|roman)/.exec(style) ?? [];
  const type = letters && (letters === 'roman' ? 'i' : 'a');
  return letterCase === 'upper' ? type?.toUpperCase() : type;
}

/** The marks of GitHub, Google Docs, TipTap and Quill, Notion, Apple Notes and Confluence. */
function tickOf(
  name: string,
  raw: Raw,
  hasClass: (list: readonly string[]) => boolean,
): '☑' | '☐' | undefined {
  if (name === 'input' && raw.type?.toLowerCase() === 'checkbox') return 'checked' in raw ? '☑' : '☐';
  const isBox = name === 'li' || raw.role === 'checkbox' || hasClass(['checkbox']);
  if (!isBox) return undefined;
  const state = raw['aria-checked'] ?? raw['data-checked'] ?? raw['data-list'];
  if (state === 'true' || state === 'checked' || hasClass(['checked', 'checkbox-on'])) return '☑';
  return state === 'false' || state === 'unchecked' || hasClass(['checkbox-off']) ? '☐' : undefined;
}

/** Emoji, flags and keys, also those without a variation selector. */
const EMOJI =
  /^\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3|\p{Emoji_Modifier}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}])+\s*$/u;

/** Slack has an emoji's characters in the name of its file only. */
function emojiOf({ src = '', alt = '', ...raw }: Raw): string | undefined {
  const [, codes] = /\/([\da-f]{4,5}(?:-[\da-f]{2,5})*)(?:@2x)?\.[a-z]+(?:\?|$)/.exec(src) ?? [];
  const named = /^:.+:$/.test(alt) && codes ? codes.split('-') : [];
  const ofFile = String.fromCodePoint(...named.map((code) => Number.parseInt(code, 16)));
  return [raw['data-emoji'], raw['data-plain-text'], alt, ofFile].find((text) => EMOJI.test(text ?? ''));
}

const WINGDINGS: Readonly<Record<string, string>> = {
  þ: '☑',
  ý: '☒',
  ü: '✓',
  û: '✗',
  '¨': '☐',
  o: '☐',
  q: '☐',
  J: '☺',
  L: '☹',
  à: '→',
  ß: '←',
};

/** Replaces the symbols of the font that have characters of their own. */
export const readWingdings = (text: string): string =>
  text.replace(/./gu, (symbol) => WINGDINGS[symbol] ?? symbol);
