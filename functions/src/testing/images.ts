import { randomBytes } from 'node:crypto';
import type { UploadedFile } from '@alnafitha/contract';
import sharp, { type Sharp } from 'sharp';

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
