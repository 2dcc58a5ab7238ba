import pLimit from 'p-limit';

/** In pixels: as those who show shared links want it. */
const WIDTH = 1200;
const RATIO = 1200 / 630;
const QUALITY = 80;

/** Each picture that is being decoded takes tens of megabytes: those that come together wait for one another. */
const inTurn = pLimit(2);

/** A kept picture as a JPEG of the shape of a card, no wider than it is. */
export function toCard(bytes: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes);
    const width = Math.min((await picture.metadata()).width, WIDTH);
    const shape = { width, height: Math.round(width / RATIO), fit: 'cover' } as const;
    return picture.resize(shape).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  });
}
