import {
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
  type RichTextAttributes,
  type RichTextTag,
  richTextAttributes,
} from '@alnafitha/contract';

const tags: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);
const dropped: ReadonlySet<string> = new Set(RICH_TEXT_DROPPED);
/** Blocks with phrasing content only: another block inside would close them. */
const textBlocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'pre']);

export const isTag = (name: string): name is RichTextTag => tags.has(name);
export const isTextBlock = (name: string): boolean => textBlocks.has(name);
export const isDropped = (name: string): boolean => dropped.has(name);
/** Code is the same in every language. */
export const isCode = (name: string): boolean => name === 'code' || name === 'pre';

/** Allowed attributes of an element, by their React names. */
export type Attributes = Omit<RichTextAttributes, 'class' | 'colspan' | 'rowspan'> & {
  className?: 'no-translate';
  colSpan?: number;
  rowSpan?: number;
};

/** `undefined` for a link or image without an allowed URL. */
export function attributesOf(
  tag: RichTextTag,
  raw: Readonly<Record<string, string>>,
): Attributes | undefined {
  const attributes = richTextAttributes(tag, raw);
  if (!attributes) return undefined;
  const { class: className, colspan: colSpan, rowspan: rowSpan, ...otherAttributes } = attributes;
  return {
    ...(className && { className }),
    ...(colSpan && { colSpan }),
    ...(rowSpan && { rowSpan }),
    ...otherAttributes,
  };
}
