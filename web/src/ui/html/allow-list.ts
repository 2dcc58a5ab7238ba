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
const INLINE = ['a', 'strong', 'em', 'b', 'i', 'u', 's', 'code', 'img', 'br'] as const;

/** The elements that are shown; of all others, only what is in them. */
export type Tag = (typeof BLOCKS)[number] | (typeof INLINE)[number];

const tags: ReadonlySet<string> = new Set([...BLOCKS, ...INLINE]);
const blocks: ReadonlySet<string> = new Set(BLOCKS);
/** Elements of which not even the content is shown. */
const dropped: ReadonlySet<string> = new Set([
  ...['script', 'style', 'svg', 'math'],
  ...['iframe', 'object', 'template', 'noscript'],
]);
/** Blocks that hold text and inline elements only: a block inside them would break them apart. */
const textBlocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'pre']);

export const isTag = (name: string): name is Tag => tags.has(name);
export const isBlock = (name: string): boolean => blocks.has(name);
export const isTextBlock = (name: string): boolean => textBlocks.has(name);
export const isDropped = (name: string): boolean => dropped.has(name);
/** What is code reads the same in every language. */
export const isCode = (name: string): boolean => name === 'code' || name === 'pre';

/** What an element keeps of its attributes. */
export interface Attributes {
  className?: 'no-translate';
  translate?: 'no';
  /** A path of the site's own, or a full address. */
  href?: string;
  src?: string;
  alt?: string;
  title?: string;
  width?: number;
  height?: number;
}

type Raw = Readonly<Record<string, string>>;

/** Whether the author keeps the element's text from being translated. */
export function isMarked(raw: Raw): boolean {
  return raw.translate === 'no' || hasNoTranslate(raw);
}

const hasNoTranslate = (raw: Raw) => (raw.class ?? '').split(/\s+/).includes('no-translate');

/** The attributes that an element keeps; `undefined` for a link or picture without an address that may be used. */
export function attributesOf(tag: Tag, raw: Raw): Attributes | undefined {
  const kept: Attributes = {
    ...(hasNoTranslate(raw) && { className: 'no-translate' }),
    ...(raw.translate === 'no' && { translate: 'no' }),
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

const titleOf = ({ title }: Raw) => (title ? { title } : {});

function pixels(name: 'width' | 'height', value = ''): Attributes {
  return /^[1-9]\d{0,4}$/.test(value) ? { [name]: Number(value) } : {};
}
