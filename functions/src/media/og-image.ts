import type { Sharp } from 'sharp';

/** In pixels, the recommended size of an Open Graph image. */
const WIDTH = 1200;
const RATIO = 1200 / 630;
const QUALITY = 80;

/** An image of that width as a JPEG of the shape of an Open Graph image, never enlarged. */
export function toOgImage(image: Sharp, imageWidth: number): Promise<Buffer> {
  const width = Math.min(imageWidth, WIDTH);
  return image
    .resize({ width, height: Math.round(width / RATIO), fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
