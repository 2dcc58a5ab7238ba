import {
  ADMIN_MESSAGE_PATHS,
  type Attachment,
  ENQUIRY_FILE_LIMITS,
  ENQUIRY_FILE_TYPES,
  ENQUIRY_PICTURE_PIXELS,
  ERROR_MESSAGES,
  type FileContent,
  type UploadedFile,
} from '@alnafitha/contract';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { createFiles } from '../../media/files';
import { toThumbnail } from '../../media/process-upload';
import { type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { AppError } from '../../platform/errors';
import type { Bucket } from '../../platform/firebase';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { sha256 } from '../../platform/sha256';
import { SPAM_REASONS, type SpamReason } from '../spam';
import { checkDailyBytes, countDailyBytes } from './daily-bytes';
import { type SendableForm, toSendable } from './sendable';

/** The collection has a document per file, by id. */
const ENQUIRY_FILES = 'enquiryFiles';

const folderOf = (id: string) => `${id}/`;
const pathOf = (id: string, size: 'whole' | 'thumbnail' = 'whole') => folderOf(id) + size;

const THUMBNAIL_TYPE = 'image/webp';
/** A batch has at most 500 writes. */
const MAX_DELETED = 300;

export const VISITORS_FILES: SendableForm = {
  field: 'file',
  maxBytes: ENQUIRY_FILE_LIMITS.bytes,
  tooLarge: ERROR_MESSAGES.enquiryFileTooLarge,
  typeUnknown: ERROR_MESSAGES.enquiryFileUnknown,
  decoding: { maxPixels: ENQUIRY_PICTURE_PIXELS, isAlone: true },
};

const FileDocument = z.object({
  name: z.string(),
  type: z.enum(ENQUIRY_FILE_TYPES),
  bytes: z.int().min(1),
  /** Bytes in Storage, with the thumbnail. */
  stored: z.int().min(1).optional(),
  /** Hash of the form's key; without one, whoever has the id may claim the file. */
  form: z.string().optional(),
  suspected: z.enum(SPAM_REASONS).optional(),
  /** Queries find files without a message by it. */
  unclaimedUntil: FirestoreTimestamp.optional(),
  /** The id of the message, deleted or not. */
  message: z.string().optional(),
  createdAt: FirestoreTimestamp,
});

export type EnquiryFile = Identified<typeof FileDocument>;

/** The field of a message about its files; the URL depends on the ids. */
export type StoredFile = Pick<Attachment, 'id' | 'name' | 'bytes'> & Pick<EnquiryFile, 'type'>;

export type EnquiryFiles = ReturnType<typeof createEnquiryFiles>;

interface Upload {
  readonly id: string;
  /** The form's key, as sent. */
  readonly formKey: string | undefined;
  readonly suspected: SpamReason | null;
}

interface PreparedFile extends Pick<EnquiryFile, 'name' | 'type'> {
  readonly content: Buffer;
  readonly thumbnail: Buffer | null;
  /** The bytes of both. */
  readonly stored: number;
}

const formOf = (formKey: string | undefined) => (formKey === undefined ? undefined : sha256(formKey));

/** Private files that visitors upload before their enquiry claims them. Failures leave objects without a document. */
export function createEnquiryFiles(db: Firestore, bucket: () => Promise<Bucket>) {
  const files = db.collection(ENQUIRY_FILES);
  const objects = createFiles(bucket, 'enquiry-files/');

  const deleteObjects = (ids: readonly string[]) => objects.removeAll(ids.map(folderOf));

  return {
    /** Throws 400 or 413 for a file that is not accepted, 429 for too many bytes of a day. */
    async prepare(file: UploadedFile, now: Date): Promise<PreparedFile> {
      // Decoding costs more than the check.
      await checkDailyBytes(db, file.bytes.length, now);
      const { name, type, bytes: content } = await toSendable(file, VISITORS_FILES).catch(rejectUnreadable);
      const thumbnail = type === 'application/pdf' ? null : await toThumbnail(content);
      const stored = content.length + (thumbnail?.length ?? 0);
      await checkDailyBytes(db, stored, now);
      return { name, type, content, thumbnail, stored };
    },

    /** Throws 503 when Storage is down. */
    async save(
      { name, type, content, thumbnail, stored }: PreparedFile,
      { id, formKey, suspected }: Upload,
      now: Date,
    ): Promise<void> {
      await Promise.all([
        objects.save(pathOf(id), content, type),
        ...(thumbnail ? [objects.save(pathOf(id, 'thumbnail'), thumbnail, THUMBNAIL_TYPE)] : []),
      ]);
      const document: Omit<EnquiryFile, 'id'> = {
        ...{ name, type, stored, bytes: content.length },
        ...(formKey !== undefined && { form: formOf(formKey) }),
        ...(suspected && { suspected }),
        unclaimedUntil: new Date(now.getTime() + ENQUIRY_FILE_LIMITS.unclaimedMs),
        createdAt: now,
      };
      await files.doc(id).create(document);
      await countDailyBytes(db, stored, now);
    },

    /** Deletes a file of the form that no enquiry has; returns whether there was one. */
    async remove(id: string, formKey: string): Promise<boolean> {
      const removed = await db.runTransaction(async (transaction) => {
        const file = parseDocument(FileDocument, await transaction.get(files.doc(id)));
        if (!file || file.message !== undefined || file.form !== formOf(formKey)) return null;
        transaction.delete(files.doc(id));
        return file;
      });
      if (!removed) return false;
      await deleteObjects([id]);
      await countDailyBytes(db, -(removed.stored ?? removed.bytes), removed.createdAt);
      return true;
    },

    /** Returns those files that an enquiry of the form may have: its own, and those without an enquiry. */
    async claimable(ids: readonly string[], formKey: string | undefined, message: string, now: Date) {
      if (ids.length === 0) return [];
      const documents = [...new Set(ids)].map((id) => files.doc(id));
      const form = formOf(formKey);
      return parseDocuments(FileDocument, await db.getAll(...documents)).filter(
        (file) =>
          (file.form === undefined || file.form === form) &&
          (file.message === message || (file.unclaimedUntil !== undefined && file.unclaimedUntil > now)),
      );
    },

    /** Those of the files that are there and that no other message has claimed by now. */
    async stillFree(transaction: Transaction, claimed: readonly EnquiryFile[], message: string) {
      if (claimed.length === 0) return [];
      const references = claimed.map(({ id }) => files.doc(id));
      const snapshots = await transaction.getAll(...references, { fieldMask: ['message'] });
      const isFree = (snapshot: DocumentSnapshot | undefined) =>
        snapshot?.exists && [undefined, message].includes(snapshot.get('message'));
      return claimed.filter((_, index) => isFree(snapshots[index]));
    },

    /** The update of a file's document that gives it to a message. */
    claim: ({ id }: EnquiryFile, message: string) =>
      [files.doc(id), { message, unclaimedUntil: FieldValue.delete() }] as const,

    /** Returns `null` for a file that the message does not have. */
    async read(message: string, id: string, size?: 'thumbnail'): Promise<FileContent | null> {
      const file = parseDocument(FileDocument, await files.doc(id).get());
      if (file?.message !== message) return null;
      const bytes = await objects.read(pathOf(id, size));
      return bytes && { name: file.name, type: size ? THUMBNAIL_TYPE : file.type, bytes };
    },

    /** Deletes the files of messages for good. */
    async removeAll(messages: readonly string[]): Promise<void> {
      for (const message of messages) {
        const { docs } = await files.where('message', '==', message).select().get();
        await deleteObjects(docs.map(({ id }) => id));
        await Promise.all(docs.map(({ ref }) => ref.delete()));
      }
    },

    /** Deletes files that no enquiry has claimed within a day, and objects of that age without a document. */
    async deleteUnclaimed(now: Date): Promise<void> {
      const unclaimed = files.where('unclaimedUntil', '<=', now).limit(MAX_DELETED).select();
      for (;;) {
        const { docs } = await unclaimed.get();
        if (docs.length === 0) break;
        await deleteObjects(docs.map(({ id }) => id));
        const batch = db.batch();
        for (const { ref } of docs) batch.delete(ref);
        await batch.commit();
      }
      await objects.expire(new Date(now.getTime() - ENQUIRY_FILE_LIMITS.unclaimedMs), async (paths) => {
        const idOf = (path: string) => path.split('/')[0] || 'none';
        const documents = [...new Set(paths.map(idOf))].map((id) => files.doc(id));
        const snapshots = await db.getAll(...documents, { fieldMask: [] });
        const known = new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id));
        return (path) => known.has(idOf(path));
      });
    },
  };
}

export function storedFile({ id, name, type, bytes }: EnquiryFile): StoredFile {
  return { id, name, type, bytes };
}

/** Adds the URLs to a message's field. */
export function withUrls(message: string, files: unknown): unknown {
  if (!Array.isArray(files)) return undefined;
  return files.map((file) => ({
    ...file,
    url: ADMIN_MESSAGE_PATHS.file.replace(':id', message).replace(':file', String(file?.id)),
  }));
}

/** Visitors need not know what is wrong with a photo: their browser encoded it. */
function rejectUnreadable(error: unknown): never {
  if (!(error instanceof AppError) || error.status !== 400 || error.message !== ERROR_MESSAGES.checkFields)
    throw error;
  const message = ERROR_MESSAGES.enquiryFileUnreadable;
  throw new AppError(400, message, [{ path: VISITORS_FILES.field, message }], error);
}
