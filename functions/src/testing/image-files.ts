import { ERROR_MESSAGES, type ErrorResponse, MAX_IMAGE_BYTES } from '@alnafitha/contract';
import sharp from 'sharp';
import { withPngSize } from './attacks/bad-images';
import type { FormFile } from './forms';

/** A file with a real image, as the part `image` of a form. */
export async function anImageFile(name = 'Sea villa.png', width = 1200, height = 800): Promise<FormFile> {
  return { field: 'image', name, bytes: await createPng(width, height) };
}

function createPng(width: number, height: number): Promise<Buffer> {
  const area = { width, height, channels: 3, background: '#456' } as const;
  return sharp({ create: area }).png().toBuffer();
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Rejected files: a description, the status, the message, and a factory. */
export const REJECTED_IMAGES: readonly (readonly [string, number, string, () => Promise<Uint8Array>])[] = [
  ['a text', 400, ERROR_MESSAGES.imageUnknownFormat, async () => Buffer.from('a villa')],
  ['an SVG', 400, ERROR_MESSAGES.imageUnknownFormat, async () => Buffer.from(SVG)],
  [
    'an iPhone image',
    400,
    ERROR_MESSAGES.imageHeic,
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  ],
  ['cut', 400, ERROR_MESSAGES.imageDamaged, async () => (await createPng(1200, 800)).subarray(0, -60)],
  [
    'of 50 megapixels',
    400,
    ERROR_MESSAGES.imageTooManyPixels,
    async () => withPngSize(await createPng(9, 9), 10_000, 5000),
  ],
  ['over 5 MB', 413, ERROR_MESSAGES.imageTooLarge, async () => Buffer.alloc(MAX_IMAGE_BYTES + 1)],
];

/** The response to a form with one invalid field. */
export function fieldError(path: string, message: string): ErrorResponse {
  return { message: ERROR_MESSAGES.checkFields, issues: [{ path, message }] };
}

/** Whether visitors get the image at the URL. */
export async function isServed(suite: { readonly origin: string }, url = '/media/'): Promise<boolean> {
  return (await fetch(suite.origin + url)).ok;
}
