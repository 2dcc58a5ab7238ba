import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';

export type Bucket = ReturnType<Storage['bucket']>;
type File = ReturnType<Bucket['file']>;

const text = z.string().optional();

/** An object without its bytes. */
export const SavedObject = z.object({
  name: z.string().min(1),
  metadata: z.object({
    contentType: text,
    cacheControl: text,
    contentDisposition: text,
    contentEncoding: text,
    contentLanguage: text,
    /** The project's own metadata. */
    metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
});
export type SavedObject = z.infer<typeof SavedObject>;

const PAGE = 500;

/** The objects of the bucket, a page at a time. */
export async function* objectsOf(bucket: Bucket): AsyncGenerator<File> {
  let query: object | null = { maxResults: PAGE, autoPaginate: false };
  while (query) {
    const [files, next]: [File[], object | null, ...unknown[]] = await bucket.getFiles(query);
    yield* files;
    query = next;
  }
}

/** All of them, because the total is needed. */
export async function listObjects(bucket: Bucket): Promise<File[]> {
  const files: File[] = [];
  for await (const file of objectsOf(bucket)) files.push(file);
  return files;
}

export function toSaved({ name, metadata }: File): SavedObject {
  return SavedObject.parse({ name, metadata });
}

/** The stored bytes, without decompression. */
export function bytesOf(file: File): Readable {
  return file.createReadStream({ decompress: false });
}

export async function writeObject(
  bucket: Bucket,
  { name, metadata }: SavedObject,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { contentType, ...others } = metadata;
  const target = bucket.file(name).createWriteStream({
    resumable: false,
    metadata: { ...others, ...(contentType && { contentType }) },
  });
  await pipeline(Readable.from(content), target);
}

export async function deleteObjects(bucket: Bucket): Promise<void> {
  for await (const file of objectsOf(bucket)) await file.delete({ ignoreNotFound: true });
}
