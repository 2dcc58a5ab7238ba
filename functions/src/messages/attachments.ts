import { randomUUID } from 'node:crypto';
import {
  ATTACHMENT_LIMITS,
  Attachment,
  ERROR_MESSAGES,
  isVisible,
  stripInvisible,
  type UploadedFile,
  uploadAttachment,
} from '@alnafitha/contract';
import { toMailPicture } from '../media/process-upload';
import { AppError, codeOf, unavailable } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { oneLine } from './mails/layout';

export const ATTACHMENTS = 'attachments/';
export const attachmentPath = (messageId: string, id: string) => `${ATTACHMENTS}${messageId}/${id}`;
const NOT_FOUND = 404;

/** Readers accept a header anywhere in these bytes: some programs write white space or a mark before it. */
const PDF_HEADER_BYTES = 1024;

/** How files start, in Latin-1; a WebP file has its length between the two. An image may quote a PDF's header. */
const SIGNATURES: readonly (readonly [Attachment['type'], (start: string) => boolean])[] = [
  ['image/jpeg', (start) => start.startsWith('ÿØÿ')],
  ['image/png', (start) => start.startsWith('\u0089PNG\r\n\u001a\n')],
  ['image/webp', (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP'],
  ['application/pdf', (start) => /%PDF-\d/.test(start)],
];

type SentType = Exclude<Attachment['type'], 'image/webp'>;

/** The first extension is added to names without one. */
const EXTENSIONS: Record<SentType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
};

export type Attachments = ReturnType<typeof createAttachments>;

/** Private files below a message, whose metadata are the object's own. */
export function createAttachments(bucket: () => Promise<Bucket>) {
  const fileOf = async (messageId: string, id: string) =>
    (await bucket()).file(attachmentPath(messageId, id));

  return {
    /** Throws 400 or 413 for a file that cannot be sent. */
    async save(messageId: string, upload: UploadedFile): Promise<Attachment> {
      const { type, bytes } = await toSend(upload.bytes);
      const name = attachmentName(upload.name, type);
      const attachment = { id: randomUUID(), name, type, bytes: bytes.length };
      const file = await fileOf(messageId, attachment.id);
      const metadata = {
        contentType: type,
        cacheControl: 'private, no-store',
        metadata: { name },
      };
      try {
        await file.save(bytes, { resumable: false, metadata });
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

    /** Returns the files as a mail contains them. */
    read: (messageId: string, attachments: readonly Attachment[]) =>
      Promise.all(
        attachments.map(async ({ id, name, type }) => {
          const [content] = await (await fileOf(messageId, id)).download();
          return { filename: name, contentType: type, content };
        }),
      ),

    async removeAll(messageIds: readonly string[]): Promise<void> {
      const target = await bucket();
      try {
        await Promise.all(messageIds.map((id) => target.deleteFiles({ prefix: attachmentPath(id, '') })));
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

/** The type is that of the content: names and the browser's types are typed by anybody. */
async function toSend(uploaded: Uint8Array): Promise<{ type: SentType; bytes: Buffer }> {
  const file = Buffer.from(uploaded);
  const start = file.subarray(0, PDF_HEADER_BYTES).toString('latin1');
  const [type] = SIGNATURES.find(([, matches]) => matches(start)) ?? [];
  if (!type) throw rejection(400, ERROR_MESSAGES.attachmentTypeUnknown);
  rejectLarge(file.length);
  if (type === 'application/pdf') return { type, bytes: file };
  const image = await toMailPicture(file, uploadAttachment.multipart.file);
  rejectLarge(image.bytes.length);
  return image;
}

function rejectLarge(bytes: number): void {
  if (bytes > ATTACHMENT_LIMITS.bytes) throw rejection(413, ERROR_MESSAGES.attachmentsTooLarge);
}

/** Recipients open files by it; with a letter, so that `v1.2` has none. */
const EXTENSION = /\.(?=[\w-]*[a-z])[\w-]{1,20}$/i;
/** Windows ignores these at the end, and hides files that start with a dot elsewhere. */
const OUTER_DOTS = /^[.\s]+|[.\s]+$/g;
/** Windows takes them for devices, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/**
 * Removes folders and invisible characters, and ends with an extension of the type: `a.pdf.exe` and `a.exe` become
 * `a.pdf`, `a.JPEG` stays.
 */
export function attachmentName(typed: string, type: SentType): string {
  const withinFolder = stripInvisible(oneLine(typed)).split(/[\\/]/).at(-1) ?? '';
  const trimmed = withinFolder.replace(OUTER_DOTS, '');
  const ofType = new RegExp(`\\.(?:${EXTENSIONS[type].join('|')})$`, 'i');
  const name = ofType.test(trimmed) ? trimmed : trimmed.replace(EXTENSION, '').replace(OUTER_DOTS, '');
  const extension = ofType.exec(name)?.[0] ?? `.${EXTENSIONS[type][0]}`;
  const stem = [...name.replace(ofType, '')].slice(0, ATTACHMENT_LIMITS.name - extension.length).join('');
  const visibleStem = isVisible(stem) ? stem.replace(OUTER_DOTS, '') : 'file';
  return `${DEVICE.test(visibleStem) ? '_' : ''}${visibleStem}${extension}`;
}

function rejection(status: number, message: string): AppError {
  return new AppError(status, message, [{ path: 'attachments', message }]);
}
