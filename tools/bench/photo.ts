import sharp from 'sharp';

const WIDTH = 4000;
const HEIGHT = 3000;
const MEGABYTE = 1_000_000;

/** A JPEG of 12 megapixels with so much grain that it weighs about as much as asked, in megabytes. */
export async function makePhoto(megabytes: number): Promise<Buffer> {
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
    const photo = await sharp(grain).jpeg({ quality }).toBuffer();
    if (photo.length <= megabytes * MEGABYTE) return photo;
  }
  throw new Error(`No quality makes the picture as small as ${megabytes} MB.`);
}
