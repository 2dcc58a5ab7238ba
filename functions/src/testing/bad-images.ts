import { createCipheriv } from 'node:crypto';
import { crc32, gzipSync } from 'node:zlib';
import { MAX_IMAGE_BYTES } from '@alnafitha/contract';
import sharp, { type Sharp } from 'sharp';

export interface Random {
  /** An integer from 0 to below `end`. */
  below(end: number): number;
  bytes(count: number): Buffer;
}

/** The same numbers and bytes for the same seed, so that failures can be reproduced. */
export function randomFrom(seed: number): Random {
  const start = Buffer.alloc(16);
  start.writeUInt32BE(seed);
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), start);
  const bytes = (count: number) => cipher.update(Buffer.alloc(count));
  return { bytes, below: (end) => bytes(4).readUInt32BE() % end };
}

type Make = (random: Random) => Buffer | Promise<Buffer>;
type Format = 'jpeg' | 'png' | 'webp';

const HTML = '<html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const MAGIC = { jpeg: 'ffd8ffe0', png: '89504e470d0a1a0a', webp: '52494646ff00000057454250' };

/** Invalid image files, varied by random numbers. */
export const BAD_IMAGES: Readonly<Record<string, Make>> = {
  empty: () => Buffer.alloc(0),
  'one byte': (random) => random.bytes(1),
  'random bytes': (random) => random.bytes(500),
  'a cut JPEG': truncated('jpeg'),
  'a cut PNG': truncated('png'),
  'a cut WebP': truncated('webp'),
  'a cut WebP that moves': async (random) => truncateAt(random, await animated(random)),
  'what begins as a JPEG': withMagicBytes('jpeg'),
  'what begins as a PNG': withMagicBytes('png'),
  'what begins as a WebP': withMagicBytes('webp'),
  'an SVG that begins as a JPEG': () => Buffer.concat([Buffer.from(MAGIC.jpeg, 'hex'), Buffer.from(SVG)]),
  'a GIF': (random) => noise(random).gif().toBuffer(),
  'a TIFF': (random) => noise(random).tiff().toBuffer(),
  'an AVIF': (random) => noise(random).avif().toBuffer(),
  'a BMP': (random) => Buffer.concat([Buffer.from('BM6\x03\0\0\0\0\0\x006\0\0\0(\0\0\0'), random.bytes(300)]),
  'an icon': (random) => Buffer.concat([Buffer.from('00000100010010100000', 'hex'), random.bytes(300)]),
  'an SVG': () => Buffer.from(`<?xml version="1.0"?>${SVG}`),
  'a packed SVG': () => gzipSync(SVG),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
  'a page': () => Buffer.from(`<!doctype html>${HTML}`),
  'a program': (random) => Buffer.concat([Buffer.from('MZ\x90\0\x03'), random.bytes(300)]),
  'a GIF that is a script and goes on as a JPEG': (random) => prefixedJpeg('GIF89a/*', random),
  'a PDF that goes on as a JPEG': (random) => prefixedJpeg('%PDF-1.7\n', random),
  'a page that goes on as a JPEG': (random) => prefixedJpeg(HTML, random),
  'a JPEG of two gigapixels': async (random) => withJpegSize(await noise(random).jpeg().toBuffer(), 46_000),
  'a PNG of four gigapixels': async (random) => withPngSize(await noise(random).png().toBuffer(), 65_535),
  'a WebP of 268 megapixels': async (random) => withWebpSize(await noise(random).webp().toBuffer(), 0x3fff),
  'a PNG of no pixels': async (random) => withPngSize(await noise(random).png().toBuffer(), 0),
  'a PNG whose pixels are no pixels': async (random) =>
    scrambled(await noise(random).png().toBuffer(), random),
  'over 5 MB': async (random) =>
    Buffer.concat([await noise(random).jpeg().toBuffer(), Buffer.alloc(MAX_IMAGE_BYTES)]),
};

/** A small image that compresses badly. */
export function noise(random: Random): Sharp {
  const [width, height] = [20 + random.below(30), 20 + random.below(30)];
  return sharp(random.bytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

async function animated(random: Random): Promise<Buffer> {
  const frame = () =>
    sharp(random.bytes(1200), { raw: { width: 20, height: 20, channels: 3 } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame(), frame(), frame()]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** The rest may be a header or nearly the whole file. */
function truncateAt(random: Random, whole: Buffer): Buffer {
  return whole.subarray(0, 12 + random.below(Math.floor(whole.length * 0.95) - 12));
}

function truncated(format: Format): Make {
  return async (random) => truncateAt(random, await noise(random)[format]().toBuffer());
}

function withMagicBytes(format: Format): Make {
  return (random) => Buffer.concat([Buffer.from(MAGIC[format], 'hex'), random.bytes(400)]);
}

async function prefixedJpeg(start: string, random: Random): Promise<Buffer> {
  return Buffer.concat([Buffer.from(start), await noise(random).jpeg().toBuffer()]);
}

/** The size that the header claims, in either direction. */
function withJpegSize(image: Buffer, side: number): Buffer {
  const frame = image.indexOf(Buffer.from('ffc0', 'hex'));
  image.writeUInt16BE(side, frame + 5);
  image.writeUInt16BE(side, frame + 7);
  return image;
}

/** The image with another size in its header. */
export function withPngSize(image: Buffer, width: number, height = width): Buffer {
  image.writeUInt32BE(width, 16);
  image.writeUInt32BE(height, 20);
  image.writeUInt32BE(crc32(image.subarray(12, 29)), 29);
  return image;
}

function withWebpSize(image: Buffer, side: number): Buffer {
  image.writeUInt16LE(side, 26);
  image.writeUInt16LE(side, 28);
  return image;
}

function scrambled(image: Buffer, random: Random): Buffer {
  const start = image.indexOf('IDAT') + 4;
  random.bytes(200).copy(image, start);
  return image;
}
