import { MIN_TRANSLATED_LENGTH } from '@alnafitha/contract';
import { Parser } from 'htmlparser2';
import { aStoredImage } from '../../../../functions/src/testing/content';
import { contentDocuments } from '../content';

/** The seed's content. It does not need the image files. */
export const CONTENT = contentDocuments((name) => aStoredImage({ key: `${name}-0a1b2c3d` }));

/** The documents of one collection. */
export function entriesOf<D>(
  collection: string,
  schema: { parse(data: unknown): D },
): (D & { id: string })[] {
  return CONTENT.flatMap(({ path, data }) => {
    const [folder, id] = path.split('/');
    return folder === collection && id ? [{ ...schema.parse(data), id }] : [];
  });
}

/** Document fields with plain text for visitors. `content` is HTML; all others are data. */
const TEXT_FIELDS = new Set([
  ...['title', 'altText', 'description', 'location', 'client', 'excerpt', 'author'],
  ...['name', 'position', 'text', 'project'],
  ...['category', 'subCategories', 'features'],
]);

/** Every text of the content for which the browser requests a translation. */
export function textsOfContent(): Set<string> {
  const texts = CONTENT.flatMap(({ data }) =>
    Object.entries(data).flatMap(([field, value]): string[] => {
      if (field === 'content') return textNodesOf(value);
      return TEXT_FIELDS.has(field) ? [value].flat() : [];
    }),
  );
  return new Set(texts.map((text) => text.trim()).filter((text) => text.length >= MIN_TRANSLATED_LENGTH));
}

/** Text nodes outside code, and alternative texts of images. */
function textNodesOf(html: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  let node = '';
  const endNode = () => {
    if (!open.includes('code') && !open.includes('pre')) texts.push(node);
    node = '';
  };
  const parser = new Parser({
    onopentag(name, { alt }) {
      endNode();
      open.push(name);
      if (alt !== undefined) texts.push(alt);
    },
    ontext: (text) => {
      node += text;
    },
    onclosetag() {
      endNode();
      open.pop();
    },
  });
  parser.end(html);
  return texts;
}

/** Every element of a post, with its attributes. */
export function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => void elements.push({ name, attributes }) });
  parser.end(html);
  return elements;
}
