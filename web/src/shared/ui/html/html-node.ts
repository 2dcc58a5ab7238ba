import type { Picture, RichTextTag } from '@alnafitha/contract';
import type { Attributes } from './allow-list';

/** Texts that are `verbatim` are not translated. */
export interface HtmlText {
  text: string;
  verbatim: boolean;
}

export interface HtmlElement {
  tag: RichTextTag;
  attributes: Attributes;
  /** Whether its attributes stay as they are in every language. */
  verbatim: boolean;
  children: HtmlNode[];
  /** How an `img` comes at several widths. */
  picture?: Picture;
}

export type HtmlNode = HtmlText | HtmlElement;

/** All that is to be translated: the texts without the white space around them, and those of attributes. */
export function textsOf(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if ('text' in node) return node.verbatim ? [] : [node.text.trim()];
    const { alt, title } = node.attributes;
    const own = node.verbatim ? [] : [alt, title].filter((text) => text !== undefined);
    return [...own, ...textsOf(node.children)];
  });
}
