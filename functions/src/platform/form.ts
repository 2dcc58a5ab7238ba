import { MAX_PICTURE_BYTES, type Multipart, SENTENCES, type UploadedFile } from '@alnafitha/contract';
import busboy, { type Busboy } from 'busboy';
import type { Request } from 'express';
import { isOfType, parseJson, wellFormed } from './body';
import { AppError } from './errors';

/** Maximum bytes of a text part: the longest post in a script with four bytes per character. */
const MAX_TEXT_BYTES = 1_000_000;
const MAX_TEXTS = 20;

export interface Form {
  /** The fields of the body, before the schema. */
  readonly fields: object;
  /** The chosen files: a browser sends an empty file input as a nameless file without bytes. */
  readonly files: readonly UploadedFile[];
}

/** Parses a `multipart/form-data` request. Throws 415 for another type, 400 or 413 with the field at fault. */
export async function readForm(request: Request, layout: Multipart): Promise<Form> {
  if (!request.rawBody) throw new AppError(400, SENTENCES.bodyNotForm);
  if (!isOfType(request, 'multipart/form-data')) throw new AppError(415, SENTENCES.typeNotAccepted);
  const { texts, files } = await readParts(openReader(request, layout), request.rawBody, layout);
  return { fields: fieldsOf(texts, layout), files };
}

function openReader(request: Request, layout: Multipart): Busboy {
  try {
    return busboy({
      headers: request.headers,
      // Otherwise an Arabic file name is decoded as Latin-1.
      defParamCharset: 'utf8',
      limits: {
        files: layout.maxFiles,
        // One byte over the limit, so that a file of exactly the limit does not look truncated.
        fileSize: MAX_PICTURE_BYTES + 1,
        fields: MAX_TEXTS,
        fieldSize: MAX_TEXT_BYTES,
      },
    });
  } catch {
    throw new AppError(400, SENTENCES.bodyNotForm);
  }
}

function readParts(reader: Busboy, body: Buffer, layout: Multipart) {
  const texts = new Map<string, string>();
  const files: UploadedFile[] = [];
  return new Promise<{ texts: Map<string, string>; files: UploadedFile[] }>((resolve, reject) => {
    reader.on('field', (name, text, { valueTruncated }) => {
      // The parser ignores a part without a name or with an unknown charset.
      if (name === undefined || text === undefined) reject(new AppError(400, SENTENCES.bodyNotForm));
      else if (valueTruncated) reject(refusal(413, name, SENTENCES.textTooLong));
      else texts.set(name, wellFormed(text));
    });
    reader.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // The parser reports a truncated form; without this listener the error would be uncaught.
      stream.on('error', () => reject(refusal(400, layout.file, SENTENCES.uploadIncomplete)));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (name === layout.file && (filename || bytes.length > 0)) {
          files.push({ name: wellFormed(filename ?? ''), bytes });
        }
      });
    });
    reader.on('filesLimit', () => reject(refusal(413, layout.file, SENTENCES.tooManyPictures)));
    reader.on('fieldsLimit', () => reject(new AppError(413, SENTENCES.bodyTooLarge)));
    reader.on('error', () => reject(refusal(400, layout.file, SENTENCES.uploadIncomplete)));
    reader.on('close', () => resolve({ texts, files }));
    // The platform has already read the stream.
    reader.end(body);
  });
}

function fieldsOf(texts: ReadonlyMap<string, string>, { json = [], envelope }: Multipart): object {
  const fields = Object.fromEntries(
    [...texts].map(([name, text]) => [name, json.includes(name) ? jsonIn(name, text) : text]),
  );
  if (!envelope) return fields;
  const beside = envelope.beside.filter((name) => name in fields).map((name) => [name, fields[name]]);
  const { name } = envelope;
  const enveloped = jsonIn(name, texts.get(name) ?? '');
  if (typeof enveloped !== 'object' || enveloped === null || Array.isArray(enveloped)) {
    throw refusal(400, name, SENTENCES.bodyNotJson);
  }
  return { ...enveloped, ...Object.fromEntries(beside) };
}

function jsonIn(name: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw refusal(400, name, SENTENCES.bodyNotJson);
  }
}

function refusal(status: number, path: string, message: string): AppError {
  return new AppError(status, SENTENCES.checkFields, [{ path, message }]);
}
