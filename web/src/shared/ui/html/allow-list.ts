import {
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
  type RichTextAttributes,
  type RichTextTag,
  richTextAttributes,
} from '@alnafitha/contract';

const tags: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);
const dropped: ReadonlySet<string> = new Set(RICH_TEXT_DROPPED);
/** Blocks that hold text and inline elements only: a block inside them would break them apart. */
const textBlocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'pre']);

export const isTag = (name: string): name is RichTextTag => tags.has(name);
export const isTextBlock = (name: string): boolean => textBlocks.has(name);
export const isDropped = (name: string): boolean => dropped.has(name);
/** What is code reads the same in every language. */
export const isCode = (name: string): boolean => name === 'code' || name === 'pre';

/** What an element keeps of its attributes, by the names that React gives them. */
export type Attributes = Omit<RichTextAttributes, 'class' | 'colspan' | 'rowspan'> & {
  className?: 'no-translate';
  colSpan?: number;
  rowSpan?: number;
};

/** `undefined` for a link or picture without an address that may be used. */
export function attributesOf(
  tag: RichTextTag,
  raw: Readonly<Record<string, string>>,
): Attributes | undefined {
  const kept = richTextAttributes(tag, raw);
  if (!kept) return undefined;
  const { class: className, colspan: colSpan, rowspan: rowSpan, ...others } = kept;
  return {
    ...(className && { className }),
    ...(colSpan && { colSpan }),
    ...(rowSpan && { rowSpan }),
    ...others,
  };
}
