import { ERROR_MESSAGES, MAX_IMAGE_BYTES, type Multipart, type UploadedFile } from '@alnafitha/contract';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { isOfType, parseJson, toWellFormed } from './body';
import { AppError } from './errors';

/** The longest post, at four bytes per character. */
const MAX_TEXT_BYTES = 1_000_000;
const MAX_TEXTS = 20;

export interface Form {
  readonly fields: object;
  /** The files, without the nameless empty one that browsers send for an empty input. */
  readonly files: readonly UploadedFile[];
}

/** Throws 415 for another type, 400 or 413 with the invalid field. */
export async function parseForm(request: Request, layout: Multipart): Promise<Form> {
  if (!request.rawBody) throw new AppError(400, ERROR_MESSAGES.bodyNotForm);
  if (!isOfType(request, 'multipart/form-data')) throw new AppError(415, ERROR_MESSAGES.typeNotAccepted);
  const { texts, files } = await parseParts(createParser(request, layout), request.rawBody, layout);
  return { fields: fieldsOf(texts, layout), files };
}

function createParser(request: Request, layout: Multipart): Busboy {
  try {
    return busboy({
      headers: request.headers,
      // File names are decoded as Latin-1 by default.
      defParamCharset: 'utf8',
      limits: {
        files: layout.maxFiles,
        // The limit is one byte more, because a file of exactly the limit counts as truncated.
        fileSize: (layout.maxFileBytes ?? MAX_IMAGE_BYTES) + 1,
        fields: MAX_TEXTS,
        fieldSize: MAX_TEXT_BYTES,
      },
    });
  } catch {
    throw new AppError(400, ERROR_MESSAGES.bodyNotForm);
  }
}

function parseParts(parser: Busboy, body: Buffer, layout: Multipart) {
  const texts = new Map<string, string>();
  const files: UploadedFile[] = [];
  return new Promise<{ texts: Map<string, string>; files: UploadedFile[] }>((resolve, reject) => {
    parser.on('field', (name, text, { valueTruncated }) => {
      // The parser ignores parts without a name or with an unknown charset.
      if (name === undefined || text === undefined) reject(new AppError(400, ERROR_MESSAGES.bodyNotForm));
      else if (valueTruncated) reject(formError(413, name, ERROR_MESSAGES.textTooLong));
      else texts.set(name, toWellFormed(text));
    });
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // A truncated form emits this error; without a listener it would be uncaught.
      stream.on('error', () => reject(formError(400, layout.file, ERROR_MESSAGES.uploadIncomplete)));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (name === layout.file && (filename || bytes.length > 0)) {
          files.push({ name: toWellFormed(unescapedName(filename ?? '')), bytes });
        }
      });
    });
    parser.on('filesLimit', () => reject(formError(413, layout.file, ERROR_MESSAGES.tooManyFiles)));
    parser.on('fieldsLimit', () => reject(new AppError(413, ERROR_MESSAGES.bodyTooLarge)));
    parser.on('error', () => reject(formError(400, layout.file, ERROR_MESSAGES.uploadIncomplete)));
    parser.on('close', () => resolve({ texts, files }));
    // The platform has already read the stream.
    parser.end(body);
  });
}

const ESCAPED_BY_BROWSERS: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/**
 * Browsers escape these three characters of a file name, and no percent sign, so a typed `%22` is a quote, too.
 * Source: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
function unescapedName(name: string): string {
  return name.replace(/%22|%0D|%0A/g, (escaped) => ESCAPED_BY_BROWSERS[escaped] ?? escaped);
}

function fieldsOf(texts: ReadonlyMap<string, string>, { jsonFields = [], jsonPart }: Multipart): object {
  const fields = Object.fromEntries(
    [...texts].map(([name, text]) => [name, jsonFields.includes(name) ? parseJsonField(name, text) : text]),
  );
  if (!jsonPart) return fields;
  const separate = jsonPart.separateFields
    .filter((name) => name in fields)
    .map((name) => [name, fields[name]]);
  const { name } = jsonPart;
  const parsed = parseJsonField(name, texts.get(name) ?? '');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw formError(400, name, ERROR_MESSAGES.bodyNotJson);
  }
  return { ...parsed, ...Object.fromEntries(separate) };
}

function parseJsonField(name: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw formError(400, name, ERROR_MESSAGES.bodyNotJson);
  }
}

function formError(status: number, path: string, message: string): AppError {
  return new AppError(status, ERROR_MESSAGES.checkFields, [{ path, message }]);
}
