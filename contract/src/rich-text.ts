import { linkAddress, pictureAddress } from './addresses';

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
] as const;

/** The elements that formatted text consists of; of all others, only what is in them is kept. */
export const RICH_TEXT_TAGS = [
  ...BLOCKS,
  ...(['a', 'strong', 'em', 'b', 'i', 'u', 's', 'code', 'img', 'br'] as const),
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Elements of which not even the content is kept. */
export const RICH_TEXT_DROPPED = [
  ...['script', 'style', 'svg', 'math'],
  ...['iframe', 'object', 'template', 'noscript'],
] as const;

const blocks: ReadonlySet<string> = new Set(BLOCKS);
export const isRichTextBlock = (name: string): boolean => blocks.has(name);

const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const;

/** What an element keeps of its attributes. */
export interface RichTextAttributes {
  class?: 'no-translate';
  translate?: 'no';
  /** Of blocks only. */
  dir?: (typeof DIRECTIONS)[number];
  /** A path of the site's own, or a full address. */
  href?: string;
  src?: string;
  alt?: string;
  title?: string;
  width?: number;
  height?: number;
}

type Raw = Readonly<Record<string, string>>;

/** The attributes that an element keeps; `undefined` for a link or picture without an address that may be used. */
export function richTextAttributes(tag: RichTextTag, raw: Raw): RichTextAttributes | undefined {
  const dir = DIRECTIONS.find((each) => each === raw.dir?.toLowerCase());
  const kept: RichTextAttributes = {
    ...(hasNoTranslate(raw) && { class: 'no-translate' }),
    ...(raw.translate === 'no' && { translate: 'no' }),
    ...(dir && isRichTextBlock(tag) && { dir }),
  };
  if (tag === 'a') {
    const href = raw.href === undefined ? undefined : linkAddress(raw.href);
    return href === undefined ? undefined : { ...kept, href, ...titleOf(raw) };
  }
  if (tag !== 'img') return kept;
  const src = raw.src === undefined ? undefined : pictureAddress(raw.src);
  if (src === undefined) return undefined;
  const size = { ...pixels('width', raw.width), ...pixels('height', raw.height) };
  return { ...kept, src, alt: raw.alt ?? '', ...titleOf(raw), ...size };
}

/** Whether the author keeps the element's text from being translated. */
export function isUntranslated(raw: Raw): boolean {
  return raw.translate === 'no' || hasNoTranslate(raw);
}

const hasNoTranslate = (raw: Raw) => (raw.class ?? '').split(/\s+/).includes('no-translate');

const titleOf = ({ title }: Raw) => (title ? { title } : {});

function pixels(name: 'width' | 'height', value = ''): RichTextAttributes {
  return /^[1-9]\d{0,4}$/.test(value) ? { [name]: Number(value) } : {};
}
