import { crc32 } from 'node:zlib';
import { ERROR_MESSAGES, MAX_IMAGE_BYTES } from '@alnafitha/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noise, plain } from '../testing/images';
import { processUpload } from './process-upload';

const take = (bytes: Uint8Array, name = 'a.jpg') => processUpload({ name, bytes }, 'image');
const sizesOf = async (files: readonly { bytes: Buffer }[]) =>
  Promise.all(
    files.map(async ({ bytes }) => {
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    }),
  );

describe('an image', () => {
  it('is encoded as WebP at each width up to 1600, with the largest dimensions', async () => {
    const bytes = await plain(3000, 2000).jpeg().toBuffer();
    const { stored, files } = await take(bytes, 'Villa_by the Sea.final.JPG');
    expect(stored).toMatchObject({ widths: [480, 960, 1600], width: 1600, height: 1067 });
    expect(stored.key).toMatch(/^villa-by-the-sea-final-[0-9a-f]{12}$/);
    expect(files.map(({ path, contentType }) => [path, contentType])).toEqual([
      ...[480, 960, 1600].map((width) => [`pictures/${stored.key}/${width}.webp`, 'image/webp']),
      [`pictures/${stored.key}/card.jpg`, 'image/jpeg'],
    ]);
    expect(await sizesOf(files)).toEqual([
      [480, 320],
      [960, 640],
      [1600, 1067],
      [1200, 630],
    ]);
    expect(stored.size).toBe(files[2]?.bytes.length);
    const formats = files.map(async ({ bytes }) => (await sharp(bytes).metadata()).format);
    expect(await Promise.all(formats)).toEqual(['webp', 'webp', 'webp', 'jpeg']);
    const placeholder = Buffer.from(stored.placeholder.split(',')[1] ?? '', 'base64');
    expect(await sizesOf([{ bytes: placeholder }])).toEqual([[16, 11]]);
  });

  it.each([
    [1, 1, [1]],
    [300, 200, [300]],
    [480, 100, [480]],
    [481, 100, [480, 481]],
    [1000, 1000, [480, 960, 1000]],
    [1600, 1000, [480, 960, 1600]],
  ])('of %i to %i pixels is never enlarged', async (width, height, widths) => {
    const { stored, files } = await take(await plain(width, height).png().toBuffer());
    expect(stored).toMatchObject({ widths, width, height });
    expect((await sizesOf(files)).map(([each]) => each)).toEqual([...widths, Math.min(width, 1200)]);
  });

  it.each([
    [1600, 20_000, [384], 4800],
    [20_000, 10, [480, 960, 1600], 1],
  ])("of %i to %i pixels, beyond WebP's limit, is scaled down", async (width, height, widths, highest) => {
    const { stored } = await take(await plain(width, height).png().toBuffer());
    expect(stored).toMatchObject({ widths, height: highest });
  });

  it('is rotated upright, without metadata', async () => {
    const wide = await plain(1200, 600)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(wide).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const { stored, files } = await take(wide);
    expect(stored).toMatchObject({ widths: [480, 600], width: 600, height: 1200 });
    for (const { bytes } of files) {
      const metadata = await sharp(bytes).metadata();
      for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
        expect(metadata[kind], kind).toBeUndefined();
      }
    }
  });

  it('keeps its transparency', async () => {
    const clear = { create: { width: 600, height: 40, channels: 4, background: '#ff000080' } } as const;
    const { files } = await take(await sharp(clear).png().toBuffer(), 'a.png');
    for (const { bytes, contentType } of files) {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      // The Open Graph image is a JPEG: transparency becomes white.
      if (contentType === 'image/jpeg') expect((data[1] ?? 0) + (data[2] ?? 0)).toBeGreaterThan(240);
      else expect([info.channels, data[3]]).toEqual([4, 128]);
    }
  });

  it.each(['b-w', 'rgb16', 'cmyk'])('in the colour space %s is converted to sRGB', async (space) => {
    const made = plain(50, 50).toColourspace(space);
    const { files } = await take(await (space === 'cmyk' ? made.jpeg() : made.png()).toBuffer());
    const [file] = files;
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 0, blue = 0] = await sharp(file?.bytes).raw().toBuffer();
    if (space === 'b-w') expect([green, blue]).toEqual([red, red]);
    else expect(green).toBeGreaterThan(Math.max(red, blue));
  });

  it('that is animated becomes its first frame', async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((background) => frame(background)));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { stored, files } = await take(moving);
    expect(stored).toMatchObject({ width: 64, height: 48 });
    const [red = 0, , blue = 0] = await sharp(files[0]?.bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
  });

  it.each([
    ['نافذة.png', 'picture-'],
    ['', 'picture-'],
    ['x'.repeat(300), `${'x'.repeat(60)}-`],
    [`${'x'.repeat(59)} y.png`, `${'x'.repeat(59)}-`],
  ])('with the file name %j has a key that starts with %j', async (name, prefix) => {
    const { stored } = await take(await plain(10, 10).png().toBuffer(), name);
    expect(stored.key.slice(0, -12)).toBe(prefix);
  });

  it('has a unique key, even for equal bytes and ten at once', async () => {
    const bytes = await noise(300, 200).jpeg().toBuffer();
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(bytes)));
    expect(new Set(taken.map(({ stored }) => stored.key)).size).toBe(10);
  });
});

it('is rejected at once when more than twenty are queued, which are all processed', async () => {
  const bytes = await noise(300, 200).jpeg().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 24 }, () => take(bytes)));
  const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(reasons).toEqual([
    expect.objectContaining({ status: 503, message: ERROR_MESSAGES.unavailable }),
    expect.objectContaining({ status: 503 }),
  ]);
  expect((await take(bytes)).stored.width).toBe(300);
});

describe('rejects', () => {
  const rejection = (status: number, message: string) => ({
    status,
    message: ERROR_MESSAGES.checkFields,
    issues: [{ path: 'image', message }],
  });
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a text', async () => Buffer.from('not a picture')],
    ['an SVG', async () => Buffer.from(SVG)],
    ['an SVG with a prologue', async () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
    ['a GIF', async () => plain(9, 9).gif().toBuffer()],
    ['a TIFF', async () => plain(9, 9).tiff().toBuffer()],
    ['an AVIF', async () => plain(9, 9).avif().toBuffer()],
    ['sound', async () => Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
  ])('%s, whatever its name', async (_case, make) => {
    await expect(take(await make(), 'photo.jpg')).rejects.toMatchObject(
      rejection(400, ERROR_MESSAGES.imageUnknownFormat),
    );
  });

  it.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const whole = await noise(400, 300)[format]().toBuffer();
    for (const part of [0.05, 0.5, 0.99]) {
      const cut = whole.subarray(0, Math.ceil(whole.length * part));
      await expect(take(cut)).rejects.toMatchObject(rejection(400, ERROR_MESSAGES.imageDamaged));
    }
  });

  it("a file with only an image's signature", async () => {
    for (const prefix of ['ffd8ff', '89504e470d0a1a0a', '524946460000000057454250']) {
      const bytes = Buffer.concat([Buffer.from(prefix, 'hex'), Buffer.from(SVG)]);
      await expect(take(bytes)).rejects.toMatchObject(rejection(400, ERROR_MESSAGES.imageDamaged));
    }
  });

  it('one of fifty megapixels by its header, before it is decoded', async () => {
    // Decoding would find the picture damaged, since it has the pixels of a small one.
    const huge = withSize(await plain(10, 10).png().toBuffer(), 10_000, 5000);
    await expect(take(huge)).rejects.toMatchObject(rejection(400, ERROR_MESSAGES.imageTooManyPixels));
    await expect(take(withSize(huge, 20, 20))).rejects.toMatchObject(
      rejection(400, ERROR_MESSAGES.imageDamaged),
    );
  });

  it('more than five megabytes, and accepts exactly five', async () => {
    const image = await plain(40, 30).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)]);
    expect((await take(padded(MAX_IMAGE_BYTES))).stored.width).toBe(40);
    await expect(take(padded(MAX_IMAGE_BYTES + 1))).rejects.toMatchObject(
      rejection(413, ERROR_MESSAGES.imageTooLarge),
    );
  });
});

function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PNG whose header names another size. Source: PNG specification, section 11.2.2. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
