import { randomUUID } from 'node:crypto';
import { DOCUMENT_URL, ERROR_MESSAGES, MAX_DOCUMENT_BYTES, type UploadedFile } from '@alnafitha/contract';
import { AppError, unavailable } from '../platform/errors';
import type { Bucket } from '../platform/firebase';

/** The folder of the bucket, and below `/media/`. */
export const PDFS = 'documents/';
const PREFIX = '/media/';
/** Caches keep no file for long that can be deleted. */
export const PDF_CACHING = 'public, max-age=300';
/** Readers accept a header anywhere in these bytes: some programs write white space or a mark before it. */
const HEADER_BYTES = 1024;

export type PdfStore = ReturnType<typeof createPdfStore>;

export function isPdf(file: Buffer): boolean {
  return /%PDF-\d/.test(file.subarray(0, HEADER_BYTES).toString('latin1'));
}

/** Public PDFs, which blocks link to. */
export function createPdfStore(bucket: () => Promise<Bucket>) {
  return {
    /** Returns the URL. Throws 400 for another file, and 413 for a large one. */
    async save({ bytes }: UploadedFile): Promise<string> {
      const file = Buffer.from(bytes);
      if (!isPdf(file)) throw rejection(400, ERROR_MESSAGES.documentNotPdf);
      if (file.length > MAX_DOCUMENT_BYTES) throw rejection(413, ERROR_MESSAGES.documentTooLarge);
      const name = `${randomUUID()}.pdf`;
      const metadata = { contentType: 'application/pdf', cacheControl: PDF_CACHING };
      try {
        await (await bucket()).file(PDFS + name).save(file, { resumable: false, metadata });
      } catch (error) {
        throw unavailable(error);
      }
      return PREFIX + PDFS + name;
    },

    async remove(id: string): Promise<void> {
      try {
        await (await bucket()).file(`${PDFS}${id}.pdf`).delete({ ignoreNotFound: true });
      } catch (error) {
        throw unavailable(error);
      }
    },

    async isStored(url: string): Promise<boolean> {
      const path = pdfAt(url);
      if (path === null) return false;
      try {
        const [exists] = await (await bucket()).file(path).exists();
        return exists;
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

/** Returns the path in the bucket; `null` for another URL. */
export function pdfAt(url: string): string | null {
  return DOCUMENT_URL.test(url) ? url.slice(PREFIX.length) : null;
}

function rejection(status: number, message: string): AppError {
  return new AppError(status, ERROR_MESSAGES.checkFields, [{ path: 'file', message }]);
}
