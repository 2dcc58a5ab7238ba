/** Raw attributes of an element. */
export type Raw = Readonly<Record<string, string>>;

/** Class names and their declarations, of the style sheet that Word, Excel and Apple's programs copy. */
export type StyleSheet = Map<string, string>;

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
  marks: readonly ('strong' | 'em' | 'sup' | 'sub' | 's' | 'u')[];
  /** `type` of a numbered list. */
  listType: string | undefined;
  /** Level of a list item of Word, from 1. */
  listLevel: string | undefined;
  /** A bullet or number of Word. */
  isListMarker: boolean;
  /** A check box. */
  tick: '☑' | '☐' | undefined;
}

const DROPPED_ELEMENTS = ['audio', 'video', 'canvas', 'datalist', 'option', 'rp', 'title', 'xml'];
const DROPPED_CLASSES = ['msocommentreference', 'msocomanchor', 'msocomoff'];
const HIDDEN_CLASSES = [
  ...['msocommenttext', 'msocomtxt', 'msodel'],
  ...['sr-only', 'visually-hidden', 'visuallyhidden', 'screen-reader-text', 'element-invisible'],
];
/** Word underlines links, and what was added while changes were tracked. */
const PLAIN_CLASSES = ['msoins', 'msohyperlink', 'msohyperlinkfollowed'];

export function lookOf(name: string, raw: Raw, sheet: StyleSheet): Look {
  const names = (raw.class ?? '').split(/\s+/);
  const css = declarationsOf([...names.map((name) => sheet.get(name)), raw.style].join(';'));
  const classes = names.map((name) => name.toLowerCase());
  const hasClass = (list: readonly string[]) => classes.some((name) => list.includes(name));
  const isClipped = /hidden|clip/.test(css.overflow ?? '');
  const list = css['mso-list'] ?? '';
  return {
    isDropped: DROPPED_ELEMENTS.includes(name) || hasClass(DROPPED_CLASSES),
    isHidden:
      'hidden' in raw ||
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
      Object.values(css).some((value) => /^-\d{4,}[a-z]/.test(value)),
    isComment: css['mso-element'] === 'comment',
    isInvisible: isInvisible(css.visibility),
    isTiny: isTiny(css['font-size']),
    keepsLines: keepsLines(css['white-space-collapse'] ?? css['white-space']),
    isWingdings: css['font-family'] ? /^["']?wingdings["']?(?:,|$)/.test(css['font-family']) : undefined,
    isBlock: css.display === 'block',
    marks: hasClass(PLAIN_CLASSES) ? [] : marksOf(name, css),
    listType: listType(css['list-style-type'] ?? css['list-style']),
    listLevel: /level(\d)/.exec(list)?.[1],
    isListMarker: list === 'ignore',
    tick: tickOf(name, raw, hasClass),
  };
}

/** Word marks a tracked change with its author and time. */
export const isTracked = (raw: Raw): boolean => 'cite' in raw || 'datetime' in raw;

/** Reads rules for a single class; those inside `@media` may not apply. */
export function addRules(css: string, sheet: StyleSheet): void {
  let isNested = false;
  for (const rule of css.replace(/\/\*.*?\*\/|<!--|-->/gs, '').split('}')) {
    const [selectors = '', declarations, ...nested] = rule.split('{');
    if (nested.length > 0) isNested = true;
    else if (declarations === undefined) isNested = false;
    for (const selector of isNested ? [] : selectors.split(',')) {
      const [, name] = /^[a-z\d]*\.([\w-]+)$/i.exec(selector.trim()) ?? [];
      if (name) sheet.set(name, `${sheet.get(name) ?? ''};${declarations}`);
    }
  }
}

type Declarations = Readonly<Partial<Record<string, string>>>;

function declarationsOf(style: string): Record<string, string> {
  const pairs = style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.toLowerCase().split(':');
    return [name.trim(), value.join(':').replace('!important', '').trim()];
  });
  return Object.fromEntries(pairs.filter(([, value]) => value));
}

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

function marksOf(name: string, css: Declarations): Look['marks'] {
  const isInline = name === 'span' || name === 'font';
  const lines = `${css['text-decoration'] ?? ''} ${css['text-decoration-line'] ?? ''}`;
  // Spelling errors and abbreviations have other lines.
  const isSolid = !/wavy|dotted|dashed/.test(`${lines} ${css['text-decoration-style'] ?? ''}`);
  const align = css['vertical-align'];
  return [
    ...(isInline && /^(?:bold|[6-9]00)/.test(css['font-weight'] ?? '') ? (['strong'] as const) : []),
    ...(isInline && css['font-style'] === 'italic' ? (['em'] as const) : []),
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
