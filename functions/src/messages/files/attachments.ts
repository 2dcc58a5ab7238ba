import { randomUUID } from 'node:crypto';
import { ATTACHMENT_LIMITS, Attachment, ERROR_MESSAGES, type UploadedFile } from '@alnafitha/contract';
import { AppError, codeOf, unavailable } from '../../platform/errors';
import type { Bucket } from '../../platform/firebase';
import { type SendableForm, toSendable } from './sendable';

export const ATTACHMENTS = 'attachments/';
export const attachmentPath = (messageId: string, id: string) => `${ATTACHMENTS}${messageId}/${id}`;
const ATTACHMENT_FORM: SendableForm = {
  field: 'attachments',
  maxBytes: ATTACHMENT_LIMITS.bytes,
  tooLarge: ERROR_MESSAGES.attachmentsTooLarge,
  typeUnknown: ERROR_MESSAGES.attachmentTypeUnknown,
};
const NOT_FOUND = 404;

export type Attachments = ReturnType<typeof createAttachments>;

/** Private files below a message, whose metadata are the object's own. */
export function createAttachments(bucket: () => Promise<Bucket>) {
  const fileOf = async (messageId: string, id: string) =>
    (await bucket()).file(attachmentPath(messageId, id));

  return {
    /** Throws 400 or 413 for a file that cannot be sent. */
    async save(messageId: string, upload: UploadedFile): Promise<Attachment> {
      const { name, type, bytes } = await toSendable(upload, ATTACHMENT_FORM);
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

function rejection(status: number, message: string): AppError {
  return new AppError(status, message, [{ path: 'attachments', message }]);
}
