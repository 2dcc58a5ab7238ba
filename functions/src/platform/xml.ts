/** The source is serialized, as opposed to text. */
export class Xml {
  constructor(readonly source: string) {}
}

/** Escapes text. Names are constants and not checked. */
export function element(
  name: string,
  content: string | readonly Xml[] = [],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const opening = Object.entries(attributes).reduce(
    (tag, [attribute, value]) => `${tag} ${attribute}="${escapeXml(value)}"`,
    name,
  );
  const inside = sourceOf(typeof content === 'string' ? [textNode(content)] : content);
  return new Xml(inside === '' ? `<${opening}/>` : `<${opening}>${inside}</${name}>`);
}

export function textNode(text: string): Xml {
  return new Xml(escapeXml(text));
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
}

function sourceOf(elements: readonly Xml[]): string {
  return elements.map(({ source }) => source).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // `>` must be escaped after `]]` only.
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain: https://www.w3.org/TR/xml/#charsets */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
