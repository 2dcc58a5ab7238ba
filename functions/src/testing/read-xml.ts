import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';

type Node = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** A response parsed as XML. */
export interface XmlElement {
  /** Its text content. */
  readonly text: string;
  attribute(name: string): string | undefined;
  /** All descendants with a name. */
  all(name: string): XmlElement[];
  /** The only descendant with a name. */
  one(name: string): XmlElement;
  has(name: string): boolean;
}

/** Throws for characters that XML 1.0 forbids but the parser accepts. */
export function readXml(xml: string): XmlElement {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n</);
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)|\]\]>/);
  return toElement(parseDocument(xml, { xmlMode: true }));
}

function toElement(node: Exclude<Node, unknown[]>): XmlElement {
  const all = (name: string) => DomUtils.getElementsByTagName(name, node).map(toElement);
  return {
    text: DomUtils.textContent(node),
    attribute: (name) => ('attribs' in node ? node.attribs[name] : undefined),
    all,
    one(name) {
      const [element, ...rest] = all(name);
      if (!element || rest.length > 0) throw new Error(`not one ${name}`);
      return element;
    },
    has: (name) => all(name).length > 0,
  };
}
