import type { ImageVariants, RichTextTag } from '@alnafitha/contract';
import { type Attributes, isCode } from './allow-list';

interface HtmlText {
  text: string;
}

export interface HtmlElement {
  tag: RichTextTag;
  attributes: Attributes;
  children: HtmlNode[];
  /** Variants of an `img` of the media library. */
  variants?: ImageVariants;
}

export type HtmlNode = HtmlText | HtmlElement;

/** Texts of nodes and attributes to translate, without code and what the author excludes. */
export function textsOf(nodes: readonly HtmlNode[]): string[] {
  const texts: string[] = [];
  mapTexts(nodes, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Replaces each of `textsOf(nodes)`; the white space around it stays. */
export function mapTexts(nodes: readonly HtmlNode[], replace: (text: string) => string): HtmlNode[] {
  return nodes.map((node) => {
    if ('text' in node) {
      const trimmed = node.text.trim();
      // A function, because `$` is special in a replacement string.
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
