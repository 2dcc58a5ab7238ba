import { randomBytes } from 'node:crypto';
import {
  ERROR_MESSAGES,
  IMAGE_WIDTHS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  type UploadedFile,
} from '@alnafitha/contract';
import type { FailOnOptions, Metadata, Sharp } from 'sharp';
import { AppError } from '../platform/errors';
import { queueDecoding } from './decode-queue';
import { objectPath, ogImageObjectPath, StoredMedia } from './stored-media';

/** A processed image that is not stored yet. */
export interface NewMedia {
  readonly stored: StoredMedia;
  /** One object for each width, and the Open Graph image. */
  readonly files: readonly NewMediaObject[];
}

interface NewMediaObject {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Maximum width and height: WebP's own limit is a height of 16,383. */
const LARGEST = { width: 1600, height: 4800 } as const;
const QUALITY = 78;
const PLACEHOLDER = { width: 16, height: 16 } as const;
const PLACEHOLDER_QUALITY = 40;

/** In pixels; the recommended size of an Open Graph image. */
const OG_WIDTH = 1200;
const OG_RATIO = 1200 / 630;
const OG_QUALITY = 80;

/** Of decoded pixels. */
const LARGE_BYTES = 64_000_000;

const FIT_INSIDE = { fit: 'inside', withoutEnlargement: true } as const;

/**
 * Signatures of JPEG, PNG and WebP, in hex. sharp gets no other files, because it reads many formats,
 * including SVG with scripts.
 */
const SIGNATURES = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/];
const SIGNATURE_BYTES = 12;
/** Signature of an iPhone's HEIC images: a box `ftyp` with the brand heic or mif1, or a variant. */
const HEIC_SIGNATURE = /^.{8}66747970(6865(69|76)[0-9a-f]{2}|6d736631|6d696631)$/;

/**
 * Warnings of libjpeg about lost pixels; others are about odd bytes in whole images, as many phones write
 * them. Source: `jerror.h`.
 */
const LOST_PIXELS = /premature end|bad (?:Huffman|arithmetic) code|instead of RST/i;

/**
 * Decodes an image, rotates it upright and encodes it at several widths, without metadata, and once as the
 * Open Graph image. Throws 400 or 413 with an issue on `field` for an unsupported file, and 503 when too many
 * are queued.
 */
export async function processUpload({ name, bytes }: UploadedFile, field: string): Promise<NewMedia> {
  if (bytes.length > MAX_IMAGE_BYTES) throw uploadError(413, field, ERROR_MESSAGES.imageTooLarge);
  const prefix = Buffer.from(bytes.subarray(0, SIGNATURE_BYTES)).toString('hex');
  if (!SIGNATURES.some((signature) => signature.test(prefix))) {
    const isHeic = HEIC_SIGNATURE.test(prefix);
    throw uploadError(400, field, isHeic ? ERROR_MESSAGES.imageHeic : ERROR_MESSAGES.imageUnknownFormat);
  }
  // Most requests decode no image, and the module loads slowly.
  const { default: sharp } = await import('sharp');
  const open = (failOn: FailOnOptions) => sharp(bytes, { limitInputPixels: false, failOn });
  const damaged = (error: unknown) => {
    throw uploadError(400, field, ERROR_MESSAGES.imageDamaged, error);
  };
  const metadata = await open('truncated').metadata().catch(damaged);
  // Checked here, because sharp's own limit throws the same error as a damaged file.
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS)
    throw uploadError(400, field, ERROR_MESSAGES.imageTooManyPixels);
  const work = async () => encode(newKey(name), await decode(open).catch(damaged));
  return queueDecoding(work, isLarge(metadata));
}

type Samples = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth'> & { isProgressive?: boolean };

/**
 * Whether the decoder needs memory for much more than the rows at hand: it has to collect all rows of an
 * interlaced or progressive image.
 */
export function isLarge({ width, height, channels = 4, depth, isProgressive = false }: Samples): boolean {
  const sampleBytes = depth === 'uchar' ? 1 : 2;
  return (isProgressive || sampleBytes > 1) && width * height * channels * sampleBytes > LARGE_BYTES;
}

/** The pixels of the largest width. */
async function decode(open: (failOn: FailOnOptions) => Sharp) {
  const read = (failOn: FailOnOptions) =>
    open(failOn)
      .autoOrient()
      .resize({ ...LARGEST, ...FIT_INSIDE })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await read('warning').catch((error: unknown) => {
    // The text may be missing: all decoders of the process share one buffer for it.
    if (LOST_PIXELS.test(String(error))) throw error;
    // Not at once, because it accepts a cut JPEG that has an end marker.
    return read('truncated');
  });
  const { default: sharp } = await import('sharp');
  return { width: info.width, height: info.height, at: () => sharp(data, { raw: info }) };
}

/** Every width is resized from the largest. */
async function encode(
  key: string,
  { width, height, at }: Awaited<ReturnType<typeof decode>>,
): Promise<NewMedia> {
  const widths = [...IMAGE_WIDTHS.filter((each) => each < width), width];
  const files: NewMediaObject[] = [];
  for (const each of widths) {
    const bytes = await at().resize({ width: each }).webp({ quality: QUALITY }).toBuffer();
    files.push({ path: objectPath(key, each), contentType: 'image/webp', bytes });
  }
  const small = at().resize({ ...PLACEHOLDER, ...FIT_INSIDE });
  const placeholder = await small.webp({ quality: PLACEHOLDER_QUALITY }).toBuffer();
  const stored = StoredMedia.parse({
    key,
    widths,
    width,
    height,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    size: files.at(-1)?.bytes.length,
  });
  const ogImage = await toOgImage(at(), width);
  files.push({ path: ogImageObjectPath(key), contentType: 'image/jpeg', bytes: ogImage });
  return { stored, files };
}

/** An image of that width as a JPEG of the shape of an Open Graph image, never enlarged. */
export function toOgImage(image: Sharp, imageWidth: number): Promise<Buffer> {
  const width = Math.min(imageWidth, OG_WIDTH);
  return image
    .resize({ width, height: Math.round(width / OG_RATIO), fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: OG_QUALITY, mozjpeg: true })
    .toBuffer();
}

/** A unique key. */
function newKey(fileName: string): string {
  const readable = fileName
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${readable || 'picture'}-${randomBytes(6).toString('hex')}`;
}

function uploadError(status: number, path: string, message: string, cause?: unknown): AppError {
  return new AppError(status, ERROR_MESSAGES.checkFields, [{ path, message }], cause);
}
