import type { Multipart } from '@alnafitha/contract';

const PART = /name="([^"]*)"(?:; filename="([^"]*)")?.*?\r\n\r\n(.*?)\r\n--/gs;

/**
 * Parses the fields of a multipart body by the endpoint's layout, and the names of its files. By hand, since
 * the parser of happy-dom skips empty fields.
 */
export function parseForm(text: string, { jsonFields: json = [], jsonPart: envelope }: Multipart) {
  const parts = [...text.matchAll(PART)].map(([, name = '', file, content = '']) => ({
    name,
    file,
    content,
  }));
  const files = parts.flatMap(({ file }) => file ?? []);
  const texts = parts.filter(({ file }) => file === undefined);
  const fields = Object.fromEntries(
    texts.map(({ name, content }) => [name, json.includes(name) ? JSON.parse(content) : content]),
  );
  if (!envelope) return { body: fields, files };
  const { [envelope.name]: data, ...otherFields } = fields;
  return { body: { ...JSON.parse(data), ...otherFields }, files };
}
