import { randomBytes } from 'node:crypto';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, SENTENCES, type UploadedFile } from '@alnafitha/contract';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { AppError } from '../platform/errors';
import { objectPath, StoredPicture } from './stored-picture';

/** A picture that was taken in and not kept anywhere yet. */
export interface NewPicture {
  readonly stored: StoredPicture;
  /** One object for each width. */
  readonly files: readonly { readonly path: string; readonly bytes: Buffer }[];
}

/** In pixels; a picture is never enlarged. */
const WIDTHS = [480, 960, 1600] as const;
const LARGEST_WIDTH = 1600;
const QUALITY = 78;
const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER_QUALITY = 40;

/** What sharp may read: it knows others too, SVG and its scripts among them. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** Each picture that is being decoded takes tens of megabytes: those that come together wait for one another. */
const inTurn = pLimit(2);

/**
 * Decodes a picture, turns it upright and encodes it anew at several widths, without what the camera wrote into it.
 * Throws 400 or 413 with an issue on `field` for what is no picture that is taken in.
 */
export function takeIn(file: UploadedFile, field: string): Promise<NewPicture> {
  if (file.bytes.length > MAX_PICTURE_BYTES) throw refusal(413, field, SENTENCES.pictureTooLarge);
  return inTurn(() => decode(file, field));
}

async function decode(file: UploadedFile, field: string): Promise<NewPicture> {
  // Most requests need no picture decoded, and the module takes long to load.
  const { default: sharp } = await import('sharp');
  const original = sharp(file.bytes, { limitInputPixels: MAX_PICTURE_PIXELS });
  await assertAdmitted(original, field);
  try {
    const { data, info } = await original
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    // Decoded once: the widths are made from the largest.
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const widths = [...WIDTHS.filter((each) => each < width), width];
    const encoded: Buffer[] = [];
    for (const each of widths) {
      encoded.push(await pixels().resize({ width: each }).webp({ quality: QUALITY }).toBuffer());
    }
    const placeholder = await pixels()
      .resize({ width: PLACEHOLDER_WIDTH })
      .webp({ quality: PLACEHOLDER_QUALITY })
      .toBuffer();
    const key = newKey(file.name);
    return {
      stored: StoredPicture.parse({
        key,
        widths,
        width,
        height,
        placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
        size: encoded.at(-1)?.length,
      }),
      files: widths.map((each, index) => ({ path: objectPath(key, each), bytes: encoded[index] as Buffer })),
    };
  } catch (error) {
    throw refusal(400, field, SENTENCES.pictureDamaged, error);
  }
}

async function assertAdmitted(original: Sharp, field: string): Promise<void> {
  const { format, width, height } = await original.metadata().catch((error: unknown) => {
    throw refusal(400, field, SENTENCES.pictureUnknownFormat, error);
  });
  if (!FORMATS.has(format)) throw refusal(400, field, SENTENCES.pictureUnknownFormat);
  if (width * height > MAX_PICTURE_PIXELS) throw refusal(400, field, SENTENCES.pictureTooManyPixels);
}

/** A readable name and what makes it this picture's alone, so that what an address shows never changes. */
function newKey(fileName: string): string {
  const readable = fileName
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${readable || 'picture'}-${randomBytes(6).toString('hex')}`;
}

function refusal(status: number, path: string, message: string, cause?: unknown): AppError {
  return new AppError(status, SENTENCES.checkFields, [{ path, message }], cause);
}
