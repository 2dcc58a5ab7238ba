import { ImageVariants, type ResponsiveImage } from '@alnafitha/contract';
import { z } from 'zod';

/** Uploads are WebP; images of the seed are AVIF. */
const MediaFormat = z.enum(['webp', 'avif']);
type MediaFormat = z.infer<typeof MediaFormat>;

/** The bucket has one object per width. */
export const StoredMedia = z.object({
  /** The key is readable, with a unique suffix, so that a URL's content never changes. */
  key: z.string().regex(/^[a-z0-9-]{1,120}$/),
  /** Media without a format is WebP. */
  format: MediaFormat.optional(),
  /** Widths are in pixels, ascending. */
  widths: z
    .array(z.int().positive())
    .nonempty()
    .refine((widths) => widths.every((width, index) => width > (widths[index - 1] ?? 0)), 'not ascending'),
  ...ImageVariants.omit({ srcSet: true }).shape,
  /** The file of the largest width has this many bytes. */
  size: z.int().min(0),
});
export type StoredMedia = z.infer<typeof StoredMedia>;

export function readableKey(key: string): string {
  return key.replace(/-[0-9a-f]+$/, '');
}

/** The plain URL has at most this width; browsers choose from the `srcSet`. */
const DEFAULT_WIDTH = 960;

export function toResponsiveImage(media: StoredMedia): ResponsiveImage {
  const { key, format, widths, width, height, placeholder } = media;
  const usual = widths.findLast((candidate) => candidate <= DEFAULT_WIDTH) ?? Math.min(...widths);
  return {
    image: mediaPath(key, usual, format),
    picture: {
      srcSet: widths.map((fileWidth) => `${mediaPath(key, fileWidth, format)} ${fileWidth}w`).join(', '),
      width,
      height,
      placeholder,
    },
  };
}

export function mediaPath(key: string, width: number, format?: MediaFormat): string {
  return `/${objectPath(key, width, format)}`;
}

export function largestPath({ key, format, widths }: StoredMedia): string {
  return mediaPath(key, Math.max(...widths), format);
}

export function contentTypeOf({ format = 'webp' }: StoredMedia): string {
  return `image/${format}`;
}

/** Returns the path in the bucket. */
export function objectPath(key: string, width: number, format: MediaFormat = 'webp'): string {
  return `media/${key}/${width}.${format}`;
}

export function ogImageObjectPath(key: string): string {
  return `media/${key}/card.jpg`;
}

const MEDIA_PATH = /^\/media\/([a-z0-9-]{1,120})\/([1-9]\d{0,4}\.(webp|avif)|card\.jpg)$/;

/** Returns `null` for an invalid path of an image. */
export function objectAt(address: string): { path: string; contentType: string } | null {
  const [, key, name, format = 'jpeg'] = MEDIA_PATH.exec(address) ?? [];
  return key ? { path: `media/${key}/${name}`, contentType: `image/${format}` } : null;
}

export function keyAt(address: string): string | null {
  return MEDIA_PATH.exec(address)?.[1] ?? null;
}
