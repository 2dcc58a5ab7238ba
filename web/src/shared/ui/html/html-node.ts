import type { ImageVariants, RichTextTag } from '@alnafitha/contract';
import { type Attributes, isCode } from './allow-list';

interface HtmlText {
  text: string;
}

export interface HtmlElement {
  tag: RichTextTag;
  attributes: Attributes;
  children: HtmlNode[];
  /** The variants of an `img` from the media library. */
  variants?: ImageVariants;
}

export type HtmlNode = HtmlText | HtmlElement;

/**
 * The texts to translate: trimmed text nodes and the texts of attributes, without code and what the author
 * excludes.
 */
export function textsOf(nodes: readonly HtmlNode[]): string[] {
  const texts: string[] = [];
  mapTexts(nodes, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The nodes with each of `textsOf(nodes)` replaced; the white space around them stays. */
export function mapTexts(nodes: readonly HtmlNode[], replace: (text: string) => string): HtmlNode[] {
  return nodes.map((node) => {
    if ('text' in node) {
      const trimmed = node.text.trim();
      // A function, because `$` in a replacement string has a meaning.
      return trimmed ? { text: node.text.replace(trimmed, () => replace(trimmed)) } : node;
    }
    const { className, translate, alt, title } = node.attributes;
    if (isCode(node.tag) || className || translate) return node;
    const attributes = {
      ...node.attributes,
      ...(alt && { alt: replace(alt) }),
      ...(title && { title: replace(title) }),
    };
    return { ...node, attributes, children: mapTexts(node.children, replace) };
  });
}
