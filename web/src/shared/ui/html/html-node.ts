import type { ImageVariants, RichTextTag } from '@alnafitha/contract';
import type { Attributes } from './allow-list';

/** `verbatim` texts are not translated. */
interface HtmlText {
  text: string;
  verbatim: boolean;
}

export interface HtmlElement {
  tag: RichTextTag;
  attributes: Attributes;
  /** Whether its attributes are not translated. */
  verbatim: boolean;
  children: HtmlNode[];
  /** The variants of an `img` from the media library. */
  variants?: ImageVariants;
}

export type HtmlNode = HtmlText | HtmlElement;

/** All texts to translate: trimmed text nodes and the texts of attributes. */
export function textsOf(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if ('text' in node) return node.verbatim ? [] : [node.text.trim()];
    const { alt, title } = node.attributes;
    const own = node.verbatim ? [] : [alt, title].filter((text) => text !== undefined);
    return [...own, ...textsOf(node.children)];
  });
}
