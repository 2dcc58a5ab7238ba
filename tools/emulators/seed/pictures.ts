import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Storage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { toCard } from '../../../functions/src/media/card';
import { cardObjectPath, objectPath, StoredPicture } from '../../../functions/src/media/stored-picture';
import { PHOTO_NAMES, type PhotoName } from './alt-texts';

type Bucket = ReturnType<Storage['bucket']>;

export interface SeedPicture {
  readonly stored: StoredPicture;
  readonly files: readonly {
    readonly path: string;
    readonly contentType: string;
    readonly bytes: () => Promise<Buffer>;
  }[];
}

const FOLDER = resolve(import.meta.dirname, '../../../web/images');
const WIDTHS = [480, 960, 1600] as const;
const UPLOADS_AT_ONCE = 8;

type Photos = Readonly<Record<string, Pick<StoredPicture, 'width' | 'height' | 'placeholder'>>>;

/** Reads all images. Throws when one is missing in web/images. */
export function readPictures(): Readonly<Record<PhotoName, SeedPicture>> {
  const metadata: Photos = JSON.parse(readFileSync(resolve(FOLDER, 'images.json'), 'utf8'));
  const missing = PHOTO_NAMES.filter((name) => !metadata[name]);
  if (missing.length > 0) throw new Error(`web/images has no ${missing.join(', ')}`);
  const images = PHOTO_NAMES.map((name) => [name, readPicture(name, metadata)] as const);
  return Object.fromEntries(images) as Record<PhotoName, SeedPicture>;
}

function readPicture(name: string, metadata: Photos): SeedPicture {
  const sizes = WIDTHS.map((width) => ({
    width,
    bytes: readFileSync(resolve(FOLDER, `${name}-${width}.webp`)),
  }));
  const hash = createHash('sha256');
  for (const { bytes } of sizes) hash.update(bytes);
  const key = `${name}-${hash.digest('hex').slice(0, 8)}`;
  const [largest] = sizes.slice(-1);
  if (!largest) throw new Error(`${name} has no width`);
  return {
    stored: StoredPicture.parse({ ...metadata[name], key, widths: [...WIDTHS], size: largest.bytes.length }),
    files: [
      ...sizes.map(({ width, bytes }) => ({
        path: objectPath(key, width),
        contentType: 'image/webp',
        bytes: async () => bytes,
      })),
      {
        path: cardObjectPath(key),
        contentType: 'image/jpeg',
        bytes: () => toCard(sharp(largest.bytes), largest.width),
      },
    ],
  };
}

/** Uploads the missing objects and returns their number. `advance` also counts those that exist already. */
export async function uploadPictures(
  bucket: Bucket,
  images: Iterable<SeedPicture>,
  advance: (by: number) => void = () => undefined,
): Promise<number> {
  const [objects] = await bucket.getFiles({ prefix: 'pictures/' });
  const present = new Set(objects.map(({ name }) => name));
  const all = [...images].flatMap((image) => image.files);
  const files = all.filter(({ path }) => !present.has(path));
  advance(all.length - files.length);
  const queue = files.values();
  const worker = async () => {
    for (const { path, contentType, bytes } of queue) {
      const metadata = { contentType, cacheControl: 'public, max-age=31536000, immutable' };
      await bucket.file(path).save(await bytes(), { resumable: false, metadata });
      advance(1);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
  return files.length;
}
