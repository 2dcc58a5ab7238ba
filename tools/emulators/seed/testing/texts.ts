import { Parser } from 'htmlparser2';
import { aStoredImage } from '../../../../functions/src/testing/content';
import { originalsOf } from '../../../../functions/src/translations/originals';
import { partsOf } from '../../../../functions/src/translations/parts';
import { contentDocuments, kindOf } from '../content';

/** The content, without image files. */
export const CONTENT = contentDocuments((name) => aStoredImage({ key: `${name}-0a1b2c3d` }));

export function entriesOf<D>(
  collection: string,
  schema: { parse(data: unknown): D },
): (D & { id: string })[] {
  return CONTENT.flatMap(({ path, data }) => {
    const [folder, id] = path.split('/');
    return folder === collection && id ? [{ ...schema.parse(data), id }] : [];
  });
}

export function textsOfContent(): Set<string> {
  const texts = CONTENT.flatMap(({ path, data }) =>
    originalsOf(kindOf(path), { ...data, translations: {} }).flatMap((original) => partsOf(original).texts),
  );
  return new Set(texts);
}

export function elementsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => void elements.push({ name, attributes }) });
  parser.end(html);
  return elements;
}
