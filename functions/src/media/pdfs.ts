import { randomUUID } from 'node:crypto';
import { DOCUMENT_URL, ERROR_MESSAGES, MAX_DOCUMENT_BYTES, type UploadedFile } from '@alnafitha/contract';
import { AppError } from '../platform/errors';
import type { Bucket } from '../platform/firebase';
import { fileTypeOf } from './file-type';
import { createFiles } from './files';

/** The folder of the bucket, and below `/media/`. */
const FOLDER = 'documents/';
const PREFIX = '/media/';
const TYPE = 'application/pdf';
/** Caches keep no file for long that can be deleted. */
export const PDF_CACHING = 'public, max-age=300';

export type PdfStore = ReturnType<typeof createPdfStore>;

/** Public PDFs, which blocks link to. */
export function createPdfStore(bucket: () => Promise<Bucket>) {
  const files = createFiles(bucket, FOLDER, PDF_CACHING);
  return {
    /** Returns the URL. Throws 400 for another file, and 413 for a large one. */
    async save({ bytes }: UploadedFile): Promise<string> {
      if (fileTypeOf(bytes) !== TYPE) throw rejection(400, ERROR_MESSAGES.documentNotPdf);
      if (bytes.length > MAX_DOCUMENT_BYTES) throw rejection(413, ERROR_MESSAGES.documentTooLarge);
      const name = `${randomUUID()}.pdf`;
      await files.save(name, Buffer.from(bytes), TYPE);
      return PREFIX + FOLDER + name;
    },

    remove: (id: string): Promise<void> => files.removeAll([`${id}.pdf`]),

    async isStored(url: string): Promise<boolean> {
      const path = pdfAt(url);
      return path !== null && (await files.describe(path.slice(FOLDER.length))) !== null;
    },

    /** Deletes those written by `before` that no text names. */
    expire: (before: Date, readTexts: () => Promise<string>): Promise<void> =>
      files.expire(before, async () => {
        const texts = await readTexts();
        return (path) => texts.includes(FOLDER + path);
      }),
  };
}

/** Returns the path in the bucket; `null` for another URL. */
export function pdfAt(url: string): string | null {
  return DOCUMENT_URL.test(url) ? url.slice(PREFIX.length) : null;
}

function rejection(status: number, message: string): AppError {
  return new AppError(status, ERROR_MESSAGES.checkFields, [{ path: 'file', message }]);
}
