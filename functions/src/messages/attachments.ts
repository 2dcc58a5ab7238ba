import { randomUUID } from 'node:crypto';
import { constants, inflateSync } from 'node:zlib';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  Attachment,
  ERROR_MESSAGES,
  type UploadedFile,
} from '@alnafitha/contract';
import { AppError, codeOf, unavailable } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { oneLine } from './mails/layout';

const FOLDER = 'attachments';
const NOT_FOUND = 404;

/** How files start, in Latin-1; a WebP file has its length between the two. */
const SIGNATURES: Record<Attachment['type'], (start: string) => boolean> = {
  'application/pdf': (start) => /^%PDF-\d/.test(start),
  'image/jpeg': (start) => start.startsWith('ÿØÿ'),
  'image/png': (start) => start.startsWith('\u0089PNG\r\n\u001a\n'),
  'image/webp': (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
};

export type Attachments = ReturnType<typeof createAttachments>;

/** Private files below a message, whose metadata are the object's own. */
export function createAttachments(bucket: () => Promise<Bucket>) {
  const fileOf = async (messageId: string, id: string) =>
    (await bucket()).file(`${FOLDER}/${messageId}/${id}`);

  return {
    /** Throws 400 or 413 for a file that cannot be sent. */
    async save(messageId: string, { name, bytes }: UploadedFile): Promise<Attachment> {
      const type = typeOf(Buffer.from(bytes));
      const attachment = { id: randomUUID(), name: nameOf(name), type, bytes: bytes.length };
      const file = await fileOf(messageId, attachment.id);
      const metadata = {
        contentType: type,
        cacheControl: 'private, no-store',
        metadata: { name: attachment.name },
      };
      try {
        await file.save(Buffer.from(bytes), { resumable: false, metadata });
      } catch (error) {
        throw unavailable(error);
      }
      return attachment;
    },

    /** Throws 400 for one that was not saved, and 413 for too much. */
    async describe(messageId: string, ids: readonly string[]): Promise<Attachment[]> {
      const attachments = await Promise.all(ids.map(async (id) => describe(id, await fileOf(messageId, id))));
      const total = attachments.reduce((sum, { bytes }) => sum + bytes, 0);
      if (total > ATTACHMENT_LIMITS.bytes) throw rejection(413, ERROR_MESSAGES.attachmentsTooLarge);
      return attachments;
    },

    async read(messageId: string, attachments: readonly Attachment[]): Promise<Buffer[]> {
      return Promise.all(
        attachments.map(async ({ id }) => {
          const [bytes] = await (await fileOf(messageId, id)).download();
          return bytes;
        }),
      );
    },

    async removeAll(messageIds: readonly string[]): Promise<void> {
      const target = await bucket();
      try {
        await Promise.all(messageIds.map((id) => target.deleteFiles({ prefix: `${FOLDER}/${id}/` })));
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

type StoredFile = ReturnType<Bucket['file']>;

async function describe(id: string, file: StoredFile): Promise<Attachment> {
  try {
    const [{ contentType, size, metadata }] = await file.getMetadata();
    return Attachment.parse({ id, name: metadata?.name, type: contentType, bytes: Number(size) });
  } catch (error) {
    if (codeOf(error) === NOT_FOUND) throw rejection(400, ERROR_MESSAGES.attachmentNotFound);
    throw unavailable(error);
  }
}

/** By the content: names and the browser's types are typed by anybody. */
function typeOf(bytes: Buffer): Attachment['type'] {
  const start = bytes.subarray(0, 16).toString('latin1');
  const type = ATTACHMENT_TYPES.find((each) => SIGNATURES[each](start));
  if (!type) throw rejection(400, ERROR_MESSAGES.attachmentTypeUnknown);
  if (bytes.length > ATTACHMENT_LIMITS.bytes) throw rejection(413, ERROR_MESSAGES.attachmentsTooLarge);
  if (type === 'application/pdf' && isActive(bytes)) throw rejection(400, ERROR_MESSAGES.attachmentUnsafe);
  return type;
}

/** Names of actions that run something, and of files inside; a name may have its letters as `#4A`. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;
const MAX_INFLATED = 4 * 1024 * 1024;
const MAX_STREAMS = 200;

/** Looks into compressed objects, too. No parser: it is a check of our own administrators' files. */
function isActive(pdf: Buffer): boolean {
  const text = pdf.toString('latin1');
  return [withoutStreams(text), ...inflatedStreams(pdf, text)].some((part) =>
    ACTIVE.test(unescapedNames(part)),
  );
}

/** In a few megabytes of a picture, three bytes are `/JS` by chance. */
function withoutStreams(text: string): string {
  return text
    .split('endstream')
    .map((part) => part.split(/\bstream\r?\n/, 1)[0])
    .join('\n');
}

function* inflatedStreams(pdf: Buffer, text: string): Generator<string> {
  const streams = [...text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n/g)];
  for (const { index, 0: found } of streams.slice(0, MAX_STREAMS)) {
    try {
      const stream = pdf.subarray(index + found.length);
      const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_INFLATED };
      yield inflateSync(stream, options).toString('latin1');
    } catch {
      // Not compressed, or broken: a reader shows nothing of it either.
      yield '';
    }
  }
}

function unescapedNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Without folders and control characters. */
function nameOf(name: string): string {
  const last = oneLine(name).split(/[\\/]/).at(-1)?.trim() ?? '';
  return [...(last || 'file')].slice(-ATTACHMENT_LIMITS.name).join('');
}

function rejection(status: number, message: string): AppError {
  return new AppError(status, message, [{ path: 'attachments', message }]);
}
