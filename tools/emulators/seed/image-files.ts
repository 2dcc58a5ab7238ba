import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SITE_IMAGE_WIDTHS } from '@alnafitha/contract';
import type { Storage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { toOgImage } from '../../../functions/src/media/process-upload';
import { objectPath, ogImageObjectPath, StoredMedia } from '../../../functions/src/media/stored-media';
import { IMAGE_NAMES, type ImageName } from './document';

type Bucket = ReturnType<Storage['bucket']>;

export interface SeedImage {
  readonly stored: StoredMedia;
  readonly files: readonly {
    readonly path: string;
    readonly contentType: string;
    readonly bytes: () => Promise<Buffer>;
  }[];
}

const FOLDER = resolve(import.meta.dirname, '../../../web/images');
const UPLOADS_AT_ONCE = 8;
/** `IdempotencyStrategy` of @google-cloud/storage, which firebase-admin does not export. */
const RETRY_ALWAYS = 0;

type ImageMetadata = Pick<StoredMedia, 'width' | 'height' | 'placeholder'>;

/** Throws when an image is missing in web/images. */
export function readImages(): Readonly<Record<ImageName, SeedImage>> {
  const all: Record<string, ImageMetadata> = JSON.parse(readFileSync(resolve(FOLDER, 'images.json'), 'utf8'));
  const images = IMAGE_NAMES.map((name) => {
    const metadata = all[name];
    if (!metadata) throw new Error(`web/images has no ${name}`);
    return [name, readImage(name, metadata)] as const;
  });
  return Object.fromEntries(images) as Record<ImageName, SeedImage>;
}

function readImage(name: string, metadata: ImageMetadata): SeedImage {
  const widths = SITE_IMAGE_WIDTHS.filter((width) => width <= metadata.width);
  const sizes = widths.map((width) => ({
    width,
    bytes: readFileSync(resolve(FOLDER, `${name}-${width}.avif`)),
  }));
  const hash = createHash('sha256');
  for (const { bytes } of sizes) hash.update(bytes);
  const key = `${name}-${hash.digest('hex').slice(0, 8)}`;
  const [largest] = sizes.slice(-1);
  if (!largest) throw new Error(`${name} has no width`);
  return {
    stored: StoredMedia.parse({
      ...metadata,
      key,
      format: 'avif',
      widths,
      size: largest.bytes.length,
    }),
    files: [
      ...sizes.map(({ width, bytes }) => ({
        path: objectPath(key, width, 'avif'),
        contentType: 'image/avif',
        bytes: async () => bytes,
      })),
      {
        path: ogImageObjectPath(key),
        contentType: 'image/jpeg',
        bytes: () => toOgImage(sharp(largest.bytes), largest.width),
      },
    ],
  };
}

/** Returns the number of uploaded objects; skips existing ones. */
export async function uploadImages(bucket: Bucket, images: Iterable<SeedImage>): Promise<number> {
  const [objects] = await bucket.getFiles({ prefix: 'media/' });
  const present = new Set(objects.map(({ name }) => name));
  const all = [...images].flatMap((image) => image.files);
  const files = all.filter(({ path }) => !present.has(path));
  const queue = files.values();
  // Paths contain a hash, so uploads may be retried: a busy emulator closes connections that the client takes
  // for open.
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: RETRY_ALWAYS, maxRetries: 10 });
  const worker = async () => {
    for (const { path, contentType, bytes } of queue) {
      const metadata = { contentType, cacheControl: 'public, max-age=31536000, immutable' };
      await bucket.file(path).save(await bytes(), { resumable: false, metadata });
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  return files.length;
}
