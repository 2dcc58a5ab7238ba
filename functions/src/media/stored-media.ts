import { ImageVariants, type ResponsiveImage } from '@alnafitha/contract';
import { z } from 'zod';

/** The bucket has one object per width. */
export const StoredMedia = z.object({
  /** Readable, with a unique suffix, so that a URL's content never changes. */
  key: z.string().regex(/^[a-z0-9-]{1,120}$/),
  /** In pixels, ascending. */
  widths: z
    .array(z.int().positive())
    .nonempty()
    .refine((widths) => widths.every((width, index) => width > (widths[index - 1] ?? 0)), 'not ascending'),
  ...ImageVariants.omit({ srcSet: true }).shape,
  /** Of the largest width, in bytes. */
  size: z.int().min(0),
});
export type StoredMedia = z.infer<typeof StoredMedia>;

export function readableKey(key: string): string {
  return key.replace(/-[0-9a-f]+$/, '');
}

/** For the plain URL; browsers choose from the `srcSet`. */
const DEFAULT_WIDTH = 960;

export function toResponsiveImage({ key, widths, width, height, placeholder }: StoredMedia): ResponsiveImage {
  const usual = widths.findLast((each) => each <= DEFAULT_WIDTH) ?? Math.min(...widths);
  return {
    image: mediaPath(key, usual),
    picture: {
      srcSet: widths.map((each) => `${mediaPath(key, each)} ${each}w`).join(', '),
      width,
      height,
      placeholder,
    },
  };
}

export function mediaPath(key: string, width: number): string {
  return `/media/${key}/${width}.webp`;
}

export function largestPath({ key, widths }: StoredMedia): string {
  return mediaPath(key, Math.max(...widths));
}

/** In the bucket. */
export function objectPath(key: string, width: number): string {
  return `pictures/${key}/${width}.webp`;
}

export function ogImageObjectPath(key: string): string {
  return `pictures/${key}/card.jpg`;
}

const MEDIA_PATH = /^\/media\/([a-z0-9-]{1,120})\/(?:([1-9]\d{0,4})\.webp|card\.jpg)$/;

/** `null` for an invalid path. */
export function objectAt(address: string): { path: string; contentType: string } | null {
  const [, key, width] = MEDIA_PATH.exec(address) ?? [];
  if (!key) return null;
  return width
    ? { path: objectPath(key, Number(width)), contentType: 'image/webp' }
    : { path: ogImageObjectPath(key), contentType: 'image/jpeg' };
}

export function keyAt(address: string): string | null {
  return MEDIA_PATH.exec(address)?.[1] ?? null;
}
