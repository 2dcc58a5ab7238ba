import { Picture, type Pictured } from '@alnafitha/contract';
import { z } from 'zod';

/** A picture as documents keep it; the bucket holds one object for each of its widths. */
export const StoredPicture = z.object({
  /** A readable name and what makes it this picture's alone, so that what an address shows never changes. */
  key: z.string().regex(/^[a-z0-9-]{1,120}$/),
  /** In pixels, ascending. */
  widths: z
    .array(z.int().positive())
    .nonempty()
    .refine((widths) => widths.every((width, index) => width > (widths[index - 1] ?? 0)), 'not ascending'),
  ...Picture.omit({ srcSet: true }).shape,
  /** Of the largest width, in bytes. */
  size: z.int().min(0),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

/** The readable part of a key: what the picture's file was called, as far as that is in ASCII. */
export function readableKey(key: string): string {
  return key.replace(/-[0-9a-f]+$/, '');
}

/** The width of the address that a record names; browsers choose others from the `srcSet`. */
const USUAL_WIDTH = 960;

/** The picture's public addresses. */
export function toPictured({ key, widths, width, height, placeholder }: StoredPicture): Pictured {
  const usual = widths.findLast((each) => each <= USUAL_WIDTH) ?? Math.min(...widths);
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

/** Where visitors find the picture at one of its widths. */
export function mediaPath(key: string, width: number): string {
  return `/media/${key}/${width}.webp`;
}

/** Where visitors find the picture at its largest. */
export function largestPath({ key, widths }: StoredPicture): string {
  return mediaPath(key, Math.max(...widths));
}

/** Where the bucket keeps it. */
export function objectPath(key: string, width: number): string {
  return `pictures/${key}/${width}.webp`;
}

/** Where the bucket keeps its card, the JPEG that stands for a page where its link is shared. */
export function cardObjectPath(key: string): string {
  return `pictures/${key}/card.jpg`;
}

const MEDIA_PATH = /^\/media\/([a-z0-9-]{1,120})\/(?:([1-9]\d{0,4})\.webp|card\.jpg)$/;

/** The object that a public address shows, and what it is; `null` for what is no such address. */
export function objectAt(address: string): { path: string; contentType: string } | null {
  const [, key, width] = MEDIA_PATH.exec(address) ?? [];
  if (!key) return null;
  return width
    ? { path: objectPath(key, Number(width)), contentType: 'image/webp' }
    : { path: cardObjectPath(key), contentType: 'image/jpeg' };
}

/** The key of the picture that a public address shows; `null` for what is no such address. */
export function keyAt(address: string): string | null {
  return MEDIA_PATH.exec(address)?.[1] ?? null;
}
