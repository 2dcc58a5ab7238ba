import sharp from 'sharp';

const WIDTH = 4000;
const HEIGHT = 3000;
const MEGABYTE = 1_000_000;

/** Creates a JPEG of 12 megapixels with so much noise that its size comes close to `megabytes`. */
export async function createLargeImage(megabytes: number): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .blur(1.2)
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let quality = 100; quality > 10; quality -= 1) {
    const jpeg = await sharp(grain).jpeg({ quality }).toBuffer();
    if (jpeg.length <= megabytes * MEGABYTE) return jpeg;
  }
  throw new Error(`No quality makes the image as small as ${megabytes} MB.`);
}
