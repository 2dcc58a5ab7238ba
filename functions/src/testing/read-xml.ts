import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';

type Node = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** What an answer says as XML. */
export interface XmlElement {
  /** Its text, and that of all elements in it. */
  readonly text: string;
  attribute(name: string): string | undefined;
  /** All elements of a name in it, however deep. */
  all(name: string): XmlElement[];
  /** The only element of a name in it. */
  one(name: string): XmlElement;
  has(name: string): boolean;
}

/** Fails where the text is not to be written in XML 1.0, which the parser itself would let pass. */
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
      const [element, ...others] = all(name);
      if (!element || others.length > 0) throw new Error(`not one ${name}`);
      return element;
    },
    has: (name) => all(name).length > 0,
  };
}
