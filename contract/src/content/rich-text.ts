import { sanitizeLinkUrl } from '../links';
import { sanitizeImageUrl } from './image-urls';

const BLOCKS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'hr',
  'table',
] as const;

const TABLE_ELEMENTS = ['caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

/** Other elements are unwrapped: their children stay. */
export const RICH_TEXT_TAGS = [
  ...BLOCKS,
  ...TABLE_ELEMENTS,
  ...(['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sup', 'sub', 'code', 'img', 'br'] as const),
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** These elements are removed with their content. */
export const RICH_TEXT_DROPPED = [
  ...['script', 'style', 'svg', 'math'],
  ...['iframe', 'object', 'template', 'noscript'],
] as const;

const blocks: ReadonlySet<string> = new Set(BLOCKS);
export const isRichTextBlock = (name: string): boolean => blocks.has(name);

const ALLOWED_PARENTS: Readonly<Partial<Record<RichTextTag, readonly RichTextTag[]>>> = {
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
} satisfies Record<(typeof TABLE_ELEMENTS)[number], readonly RichTextTag[]>;

/** Table elements need their parents, and tables do not nest. `open` lists ancestors, outermost first. */
export function isValidNesting(tag: RichTextTag, open: readonly RichTextTag[]): boolean {
  const parent = open.at(-1);
  if (tag === 'table') return !open.includes('table');
  return !ALLOWED_PARENTS[tag] || (parent !== undefined && ALLOWED_PARENTS[tag].includes(parent));
}

/** The limit applies to `colspan`, too. */
export const TABLE_MAX_COLUMNS = 30;
/** The limit counts all tables of a text together. */
export const TABLE_MAX_CELLS = 2000;

const SCOPES = ['col', 'row'] as const;

const NUMBERINGS = ['a', 'A', 'i', 'I'] as const;

const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;

export interface RichTextAttributes {
  class?: 'no-translate';
  translate?: 'no';
  /** Only blocks have it. */
  dir?: (typeof DIRECTIONS)[number];
  /** A path of this site, or an absolute URL. */
  href?: string;
  src?: string;
  alt?: string;
  title?: string;
  width?: number;
  height?: number;
  /** Only cells have it; 2 or more. */
  colspan?: number;
  rowspan?: number;
  /** Only header cells have it. */
  scope?: (typeof SCOPES)[number];
  /** The first number of a numbered list, from 2 to 9999. */
  start?: number;
  type?: (typeof NUMBERINGS)[number];
}

type RawAttributes = Readonly<Record<string, string>>;

/** Returns `undefined` for a link or image without an allowed URL. */
export function richTextAttributes(tag: RichTextTag, raw: RawAttributes): RichTextAttributes | undefined {
  const dir = DIRECTIONS.find((direction) => direction === raw.dir?.toLowerCase());
  const attributes: RichTextAttributes = {
    ...(hasNoTranslate(raw) && { class: 'no-translate' }),
    ...(raw.translate === 'no' && { translate: 'no' }),
    ...(dir && isRichTextBlock(tag) && { dir }),
  };
  if (tag === 'a') {
    const href = raw.href === undefined ? undefined : sanitizeLinkUrl(raw.href);
    return href === undefined ? undefined : { ...attributes, href, ...titleOf(raw) };
  }
  if (tag === 'ol') {
    const type = NUMBERINGS.find((numbering) => numbering === raw.type);
    return { ...attributes, ...number('start', 2, 9999, raw), ...(type && { type }) };
  }
  if (tag === 'td' || tag === 'th') {
    const scope = tag === 'th' && SCOPES.find((name) => name === raw.scope?.toLowerCase());
    return {
      ...attributes,
      ...number('colspan', 2, TABLE_MAX_COLUMNS, raw),
      ...number('rowspan', 2, TABLE_MAX_COLUMNS, raw),
      ...(scope && { scope }),
    };
  }
  if (tag !== 'img') return attributes;
  const src = raw.src === undefined ? undefined : sanitizeImageUrl(raw.src);
  if (src === undefined) return undefined;
  const size = { ...number('width', 1, 99_999, raw), ...number('height', 1, 99_999, raw) };
  return { ...attributes, src, alt: raw.alt ?? '', ...titleOf(raw), ...size };
}

/** The author excluded it from translation. */
export function isUntranslated(raw: RawAttributes): boolean {
  return raw.translate === 'no' || hasNoTranslate(raw);
}

const hasNoTranslate = (raw: RawAttributes) => (raw.class ?? '').split(/\s+/).includes('no-translate');

const titleOf = ({ title }: RawAttributes) => (title ? { title } : {});

type NumberAttribute = 'colspan' | 'rowspan' | 'start' | 'width' | 'height';

function number(name: NumberAttribute, min: number, max: number, raw: RawAttributes): RichTextAttributes {
  const value = /^[1-9]\d{0,4}$/.test(raw[name] ?? '') ? Number(raw[name]) : 0;
  return value >= min && value <= max ? { [name]: value } : {};
}
