import { randomBytes } from 'node:crypto';
import type { UploadedFile } from '@alnafitha/contract';
import sharp, { type Sharp } from 'sharp';
import type { FormFile } from './forms';

/** An image of one colour. */
export function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#3a7' } });
}

/** An image that compresses badly, like a photograph. */
export function noise(width: number, height: number): Sharp {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

export async function anUploadedImage(name = 'photo.png', width = 40, height = 30): Promise<UploadedFile> {
  return { name, bytes: await plain(width, height).png().toBuffer() };
}

/** An image as the part `image` of a form. */
export async function anImageFile(name?: string, width?: number, height?: number): Promise<FormFile> {
  return { ...(await anUploadedImage(name, width, height)), field: 'image' };
}

/** Tells whether visitors get the image at the URL. */
export async function isServed(suite: { readonly origin: string }, url = '/media/'): Promise<boolean> {
  return (await fetch(suite.origin + url)).ok;
}
