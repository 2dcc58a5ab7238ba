import { randomBytes } from 'node:crypto';
import {
  ATTACHMENT_LIMITS,
  ERROR_MESSAGES,
  IMAGE_WIDTHS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  type UploadedFile,
} from '@alnafitha/contract';
import type { FailOnOptions, Metadata, OutputInfo, ResizeOptions, Sharp } from 'sharp';
import { AppError } from '../platform/errors';
import { queueDecoding } from './decode-queue';
import { fileTypeOf } from './file-type';
import { objectPath, ogImageObjectPath, StoredMedia } from './stored-media';

/** The media is processed, but not stored. */
export interface NewMedia {
  readonly stored: StoredMedia;
  /** Each width has a file, and so has the Open Graph image. */
  readonly files: readonly NewMediaObject[];
}

interface NewMediaObject {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Height is limited because WebP allows 16,383. */
const LARGEST = { width: 1600, height: 4800 } as const;
const QUALITY = 78;
/** Mails get a higher quality than the site, because drawings have thin lines. */
const MAIL_QUALITY = 85;
/** A JPEG of ten megapixels has three or four megabytes. */
const LARGEST_IN_MAIL = { width: 4096, height: 4096 } as const;
const THUMBNAIL = { width: 480, height: 480 } as const;
const PLACEHOLDER = { width: 16, height: 16 } as const;
const PLACEHOLDER_QUALITY = 40;

/** Open Graph recommends this width. */
const OG_WIDTH = 1200;
const OG_RATIO = 1200 / 630;
const OG_QUALITY = 80;

/** The limit counts decoded pixels. */
const LARGE_BYTES = 64_000_000;

const FIT_INSIDE = { fit: 'inside', withoutEnlargement: true } as const;

/** libjpeg reports lost pixels with these warnings (`jerror.h`); phones cause others in whole images. */
const LOST_PIXELS = /premature end|bad (?:Huffman|arithmetic) code|instead of RST/i;

/** Removes metadata. Throws 400 or 413 at `field` for an unsupported file, 503 when the queue is full. */
export async function processUpload({ name, bytes }: UploadedFile, field: string): Promise<NewMedia> {
  if (bytes.length > MAX_IMAGE_BYTES) throw uploadError(413, field, ERROR_MESSAGES.imageTooLarge);
  // sharp gets no other file, because it reads many formats, including SVG with scripts.
  const type = fileTypeOf(bytes);
  if (type === 'image/heic') throw uploadError(400, field, ERROR_MESSAGES.imageHeic);
  if (type === null || type === 'application/pdf')
    throw uploadError(400, field, ERROR_MESSAGES.imageUnknownFormat);
  return whenDecodable(bytes, field, {}, async (read) => encode(newKey(name), await toPixels(read)));
}

/** What anybody may send is decoded alone, whatever its size. */
export interface DecodingLimits {
  readonly maxPixels?: number;
  readonly isAlone?: boolean;
}

interface MailPicture {
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

/**
 * Encodes a JPEG, PNG or WebP again: upright, without metadata and what follows the image, and smaller only if it
 * would be too large for a mail. Outlook shows no WebP: it becomes a JPEG, or a PNG if it has transparency. Throws
 * as `processUpload` does.
 */
export function toMailPicture(
  bytes: Uint8Array,
  field: string,
  limits: DecodingLimits = {},
): Promise<MailPicture> {
  return whenDecodable(bytes, field, limits, async (read, { format, hasAlpha }) => {
    const isPng = format === 'png' || hasAlpha;
    const encoded = async (size: ResizeOptions) => {
      const { data } = await read((image) => {
        const sized = image.resize({ ...size, ...FIT_INSIDE });
        return isPng ? sized.png() : sized.jpeg({ quality: MAIL_QUALITY });
      });
      return data;
    };
    const whole = await encoded({});
    const bytes = whole.length > ATTACHMENT_LIMITS.bytes ? await encoded(LARGEST_IN_MAIL) : whole;
    return { type: isPng ? 'image/png' : 'image/jpeg', bytes };
  });
}

/** Returns a WebP of an image that was encoded here. */
export async function toThumbnail(image: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const work = () =>
    sharp(image)
      .resize({ ...THUMBNAIL, ...FIT_INSIDE })
      .webp({ quality: QUALITY })
      .toBuffer();
  return queueDecoding(work, true);
}

/** Decodes, and encodes as `finish` says. */
type Read = (finish: (image: Sharp) => Sharp) => Promise<{ data: Buffer; info: OutputInfo }>;

/** Runs `work` in turn. */
async function whenDecodable<T>(
  bytes: Uint8Array,
  field: string,
  { maxPixels = MAX_IMAGE_PIXELS, isAlone = false }: DecodingLimits,
  work: (read: Read, metadata: Metadata) => Promise<T>,
): Promise<T> {
  // Most requests decode no image, and the module loads slowly.
  const { default: sharp } = await import('sharp');
  const open = (failOn: FailOnOptions) => sharp(bytes, { limitInputPixels: false, failOn });
  const damaged = (error: unknown) => {
    throw uploadError(400, field, ERROR_MESSAGES.imageDamaged, error);
  };
  const metadata = await open('truncated').metadata().catch(damaged);
  // sharp's own limit throws the same error as a damaged file.
  if (metadata.width * metadata.height > maxPixels)
    throw uploadError(400, field, ERROR_MESSAGES.imageTooManyPixels);
  const read: Read = (finish) => decode(open, finish).catch(damaged);
  return queueDecoding(() => work(read, metadata), isAlone || isLarge(metadata));
}

type Samples = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth'> &
  Partial<Pick<Metadata, 'format' | 'isProgressive'>>;

/** The decoder buffers all rows of an interlaced or progressive image, and of a WebP. */
export function isLarge(image: Samples): boolean {
  const { width, height, channels = 4, depth, format, isProgressive = false } = image;
  const sampleBytes = depth === 'uchar' ? 1 : 2;
  return (
    (isProgressive || format === 'webp' || sampleBytes > 1) &&
    width * height * channels * sampleBytes > LARGE_BYTES
  );
}

async function decode(open: (failOn: FailOnOptions) => Sharp, finish: Parameters<Read>[0]) {
  const read = (failOn: FailOnOptions) =>
    finish(open(failOn).autoOrient().toColourspace('srgb')).toBuffer({ resolveWithObject: true });
  return read('warning').catch((error: unknown) => {
    // The text may be missing: all decoders of the process share a buffer for it.
    if (LOST_PIXELS.test(String(error))) throw error;
    // This check comes second, because it accepts a cut JPEG with an end marker.
    return read('truncated');
  });
}

async function toPixels(read: Read) {
  const { data, info } = await read((image) => image.resize({ ...LARGEST, ...FIT_INSIDE }).raw());
  const { default: sharp } = await import('sharp');
  return { width: info.width, height: info.height, at: () => sharp(data, { raw: info }) };
}

/** Resizes every width from the largest. */
async function encode(
  key: string,
  { width, height, at }: Awaited<ReturnType<typeof toPixels>>,
): Promise<NewMedia> {
  const widths = [...IMAGE_WIDTHS.filter((smaller) => smaller < width), width];
  const files: NewMediaObject[] = [];
  for (const fileWidth of widths) {
    const bytes = await at().resize({ width: fileWidth }).webp({ quality: QUALITY }).toBuffer();
    files.push({ path: objectPath(key, fileWidth), contentType: 'image/webp', bytes });
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

/** Returns a JPEG in Open Graph's ratio, never enlarged. */
export function toOgImage(image: Sharp, imageWidth: number): Promise<Buffer> {
  const width = Math.min(imageWidth, OG_WIDTH);
  return image
    .resize({ width, height: Math.round(width / OG_RATIO), fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: OG_QUALITY, mozjpeg: true })
    .toBuffer();
}

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
