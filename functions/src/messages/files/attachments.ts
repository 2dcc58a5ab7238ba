import { randomUUID } from 'node:crypto';
import { ATTACHMENT_LIMITS, Attachment, ERROR_MESSAGES, Id, type UploadedFile } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { mailsOf } from '../../mails/mail-document';
import { createFiles } from '../../media/files';
import { AppError } from '../../platform/errors';
import type { Bucket } from '../../platform/firebase';
import { type SendableForm, toSendable } from './sendable';

const DAY_MS = 24 * 60 * 60 * 1000;
const pathOf = (messageId: string, id: string) => `${messageId}/${id}`;
const ATTACHMENT_FORM: SendableForm = {
  field: 'attachments',
  maxBytes: ATTACHMENT_LIMITS.bytes,
  tooLarge: ERROR_MESSAGES.attachmentsTooLarge,
  typeUnknown: ERROR_MESSAGES.attachmentTypeUnknown,
};

export type Attachments = ReturnType<typeof createAttachments>;

/** Private files below a message, whose metadata are the object's own. */
export function createAttachments(db: Firestore, bucket: () => Promise<Bucket>) {
  const files = createFiles(bucket, 'attachments/');
  return {
    /** Throws 400 or 413 for a file that cannot be sent. */
    async save(messageId: string, upload: UploadedFile): Promise<Attachment> {
      const { name, type, bytes } = await toSendable(upload, ATTACHMENT_FORM);
      const attachment = { id: randomUUID(), name, type, bytes: bytes.length };
      await files.save(pathOf(messageId, attachment.id), bytes, type, name);
      return attachment;
    },

    /** Throws 400 for one that was not saved, and 413 for too much. */
    async describe(messageId: string, ids: readonly string[]): Promise<Attachment[]> {
      const attachments = await Promise.all(
        ids.map(async (id) => {
          const stored = await files.describe(pathOf(messageId, id));
          if (!stored) throw rejection(400, ERROR_MESSAGES.attachmentNotFound);
          const { contentType, size, metadata } = stored;
          return Attachment.parse({ id, name: metadata?.name, type: contentType, bytes: Number(size) });
        }),
      );
      const total = attachments.reduce((sum, { bytes }) => sum + bytes, 0);
      if (total > ATTACHMENT_LIMITS.bytes) throw rejection(413, ERROR_MESSAGES.attachmentsTooLarge);
      return attachments;
    },

    /** Returns the files as a mail contains them. */
    read: (messageId: string, attachments: readonly Attachment[]) =>
      Promise.all(
        attachments.map(async ({ id, name, type }) => {
          const content = await files.read(pathOf(messageId, id));
          if (!content) throw new Error('A file of a reply is missing');
          return { filename: name, contentType: type, content };
        }),
      ),

    removeAll: (messageIds: readonly string[]): Promise<void> =>
      files.removeAll(messageIds.map((id) => pathOf(id, ''))),

    /** Deletes files that were uploaded a day ago or before, and that no reply names, even of a deleted message. */
    deleteUnsent: (now: Date): Promise<void> =>
      files.expire(new Date(now.getTime() - DAY_MS), async (paths) => {
        const messages = new Set(paths.map((path) => path.split('/')[0]).filter(isId));
        const sent = new Set((await Promise.all([...messages].map((id) => sentPaths(db, id)))).flat());
        return (path) => sent.has(path);
      }),
  };
}

/** The console makes an object for a folder, which has no id. */
const isId = (text: string | undefined): text is string => Id.safeParse(text).success;

const Named = z.array(z.object({ id: z.string() })).catch([]);

/** Returns the files that the replies of a message name. */
async function sentPaths(db: Firestore, messageId: string): Promise<string[]> {
  const { docs } = await mailsOf(db, messageId).select('reply.attachments').get();
  // No schema parses the whole: the files of a reply that is broken otherwise are kept.
  const named = docs.flatMap((mail) => Named.parse(mail.get('reply.attachments')));
  return named.map(({ id }) => pathOf(messageId, id));
}

function rejection(status: number, message: string): AppError {
  return new AppError(status, message, [{ path: 'attachments', message }]);
}
