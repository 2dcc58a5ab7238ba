import { crc32 } from 'node:zlib';
import { ERROR_MESSAGES, MAX_IMAGE_BYTES } from '@alnafitha/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withPngSize } from '../testing/bad-images';
import { noise, plain } from '../testing/images';
import { isLarge, processUpload } from './process-upload';

/** Markers of a JPEG. */
const DQT = Buffer.from('ffdb', 'hex');
const SOF = Buffer.from('ffc0', 'hex');
const SOS = Buffer.from('ffda', 'hex');
/** The bytes before a PNG's second chunk. */
const HEADER = 33;

const processBytes = (bytes: Uint8Array, name = 'a.jpg') => processUpload({ name, bytes }, 'image');
const sizesOf = async (files: readonly { bytes: Buffer }[]) =>
  Promise.all(
    files.map(async ({ bytes }) => {
      const { width, height } = await sharp(bytes).metadata();
      return `${width}x${height}`;
    }),
  );

describe('an image', () => {
  it('is encoded as WebP at each width up to 1600, with the largest dimensions', async () => {
    const bytes = await plain(3000, 2000).jpeg().toBuffer();
    const { stored, files } = await processBytes(bytes, 'Villa_by the Sea.final.JPG');
    expect(stored).toMatchObject({ widths: [480, 960, 1600], width: 1600, height: 1067 });
    expect(stored.key).toMatch(/^villa-by-the-sea-final-[0-9a-f]{12}$/);
    expect(files.map(({ path, contentType }) => [path, contentType])).toEqual([
      ...[480, 960, 1600].map((width) => [`pictures/${stored.key}/${width}.webp`, 'image/webp']),
      [`pictures/${stored.key}/card.jpg`, 'image/jpeg'],
    ]);
    expect(await sizesOf(files)).toEqual(['480x320', '960x640', '1600x1067', '1200x630']);
    expect(stored.size).toBe(files[2]?.bytes.length);
    const formats = files.map(async ({ bytes }) => (await sharp(bytes).metadata()).format);
    expect(await Promise.all(formats)).toEqual(['webp', 'webp', 'webp', 'jpeg']);
    const placeholder = Buffer.from(stored.placeholder.split(',')[1] ?? '', 'base64');
    expect(await sizesOf([{ bytes: placeholder }])).toEqual(['16x11']);
  });

  it.each([
    [1, 1, [1]],
    [480, 100, [480]],
    [481, 100, [480, 481]],
    [1000, 1000, [480, 960, 1000]],
  ])('of %i to %i pixels is never enlarged', async (width, height, widths) => {
    const { stored, files } = await processBytes(await plain(width, height).png().toBuffer());
    expect(stored).toMatchObject({ widths, width, height });
    expect((await sizesOf(files)).map((size) => Number.parseInt(size, 10))).toEqual([
      ...widths,
      Math.min(width, 1200),
    ]);
  });

  it.each([
    [1600, 20_000, [384], 4800],
    [20_000, 10, [480, 960, 1600], 1],
    // Of as many pixels as an image may have.
    [20_000, 2000, [480, 960, 1600], 160],
  ])("of %i to %i pixels, beyond WebP's limit, is scaled down", async (width, height, widths, highest) => {
    const { stored } = await processBytes(await plain(width, height).png().toBuffer());
    expect(stored).toMatchObject({ widths, height: highest });
  });

  it('is rotated upright, without metadata', async () => {
    const wide = await plain(1200, 600)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(wide).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const { stored, files } = await processBytes(wide);
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
    const { files } = await processBytes(await sharp(clear).png().toBuffer(), 'a.png');
    for (const { bytes, contentType } of files) {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      // The Open Graph image is a JPEG: transparency becomes white.
      if (contentType === 'image/jpeg') expect((data[1] ?? 0) + (data[2] ?? 0)).toBeGreaterThan(240);
      else expect([info.channels, data[3]]).toEqual([4, 128]);
    }
  });

  it.each(['b-w', 'rgb16', 'cmyk'])('in the colour space %s is converted to sRGB', async (space) => {
    const made = plain(50, 50).toColourspace(space);
    const { files } = await processBytes(await (space === 'cmyk' ? made.jpeg() : made.png()).toBuffer());
    const [file] = files;
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 0, blue = 0] = await sharp(file?.bytes).raw().toBuffer();
    if (space === 'b-w') expect([green, blue]).toEqual([red, red]);
    else expect(green).toBeGreaterThan(Math.max(red, blue));
  });

  it('that is animated becomes its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) => {
        const create = { width: 64, height: 48, channels: 3, background } as const;
        return sharp({ create }).png().toBuffer();
      }),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { stored, files } = await processBytes(moving);
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
    const { stored } = await processBytes(await plain(10, 10).png().toBuffer(), name);
    expect(stored.key.slice(0, -12)).toBe(prefix);
  });

  it('has a unique key, even for equal bytes and ten at once', async () => {
    const bytes = await noise(300, 200).jpeg().toBuffer();
    const processed = await Promise.all(Array.from({ length: 10 }, () => processBytes(bytes)));
    expect(new Set(processed.map(({ stored }) => stored.key)).size).toBe(10);
  });
});

describe('is stored whole, as viewers show it:', () => {
  const END_MARKER = 2;
  const jpegs: Record<string, (jpeg: Buffer) => Buffer> = {
    // As Samsung's phones write it.
    'a JPEG whose only scan ends at coefficient 0': withOddScan,
    // As Google's phones write it.
    'a JPEG with bytes between its segments': (jpeg) => insert(jpeg, jpeg.indexOf(SOF), Buffer.alloc(18)),
    'a JPEG with bytes before its scan': (jpeg) => insert(jpeg, jpeg.indexOf(SOS), Buffer.alloc(5)),
    'a JPEG with fill bytes': (jpeg) => insert(jpeg, jpeg.indexOf(SOS), Buffer.alloc(3, 0xff)),
    'a JPEG with bytes before its end': (jpeg) => insert(jpeg, jpeg.length - END_MARKER, Buffer.alloc(9)),
    'a JPEG of an unknown revision': (jpeg) =>
      insert(
        jpeg,
        jpeg.indexOf(DQT),
        Buffer.from('\xff\xe0\0\x10JFIF\0\x09\x09\0\0\x01\0\x01\0\0', 'latin1'),
      ),
    'a JPEG with a broken colour profile': (jpeg) =>
      insert(jpeg, jpeg.indexOf(DQT), Buffer.from('\xff\xe2\0\x14ICC_PROFILE\0\x01\x01oops', 'latin1')),
    'a JPEG with a film behind it': (jpeg) => Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42')]),
    'a JPEG with another one behind it': (jpeg) => Buffer.concat([jpeg, jpeg]),
    'a JPEG with a cut one behind it': (jpeg) => Buffer.concat([jpeg, jpeg.subarray(0, 999)]),
  };
  const pngs: Record<string, (png: Buffer) => Buffer> = {
    'a PNG with bytes behind it': (png) => Buffer.concat([png, Buffer.alloc(50, 1)]),
    'a PNG whose comment has a wrong checksum': (png) =>
      insert(png, HEADER, Buffer.concat([pngChunk('tEXt', 'Comment\0x').subarray(0, -4), Buffer.alloc(4)])),
    'a PNG with an unknown chunk': (png) => insert(png, HEADER, pngChunk('abCd', 'x')),
    'a PNG with a broken colour profile': (png) => insert(png, HEADER, pngChunk('iCCP', 'icc\0\0oops')),
    'a PNG with broken EXIF data': (png) => insert(png, HEADER, pngChunk('eXIf', 'x')),
  };
  const webps: Record<string, (webp: Buffer) => Buffer> = {
    'a WebP with bytes behind it': (webp) => Buffer.concat([webp, Buffer.alloc(33, 9)]),
  };

  it.each([...rows('jpeg', jpegs), ...rows('png', pngs), ...rows('webp', webps)])(
    '%s',
    async (_kind, format, change) => {
      const usual = await noise(400, 300)[format]().toBuffer();
      const unusual = change(usual);
      expect(unusual.equals(usual)).toBe(false);
      const [shown, expected] = await Promise.all([processBytes(unusual), processBytes(usual)]);
      expect(shown.stored).toEqual({ ...expected.stored, key: shown.stored.key });
      expect(shown.files.map(({ bytes }) => bytes)).toEqual(expected.files.map(({ bytes }) => bytes));
    },
  );

  it('a progressive JPEG, a lossless WebP and an interlaced, a grey and a palette PNG', async () => {
    const grey = sharp(Buffer.alloc(200, 99), { raw: { width: 10, height: 10, channels: 2 } });
    const made = await Promise.all([
      plain(10, 10).jpeg({ progressive: true }).toBuffer(),
      plain(10, 10).webp({ lossless: true }).toBuffer(),
      plain(10, 10).png({ progressive: true }).toBuffer(),
      grey.png().toBuffer(),
      plain(10, 10).png({ palette: true, colours: 2 }).toBuffer(),
    ]);
    const processed = await Promise.all(made.map((bytes) => processBytes(bytes)));
    expect(processed.map(({ stored }) => [stored.width, stored.height])).toEqual(made.map(() => [10, 10]));
  });
});

it('is rejected at once when more than twenty are queued, which are all processed', async () => {
  const bytes = await noise(300, 200).jpeg().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 24 }, () => processBytes(bytes)));
  const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(reasons).toEqual([
    expect.objectContaining({ status: 503, message: ERROR_MESSAGES.unavailable }),
    expect.objectContaining({ status: 503 }),
  ]);
  expect((await processBytes(bytes)).stored.width).toBe(300);
});

describe('rejects', () => {
  const rejection = (status: number, message: string) => ({
    status,
    message: ERROR_MESSAGES.checkFields,
    issues: [{ path: 'image', message }],
  });
  const damaged = rejection(400, ERROR_MESSAGES.imageDamaged);
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
    await expect(processBytes(await make(), 'photo.jpg')).rejects.toMatchObject(
      rejection(400, ERROR_MESSAGES.imageUnknownFormat),
    );
  });

  it('an iPhone image, with advice', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await expect(processBytes(heic)).rejects.toMatchObject(rejection(400, ERROR_MESSAGES.imageHeic));
  });

  const whole: Record<string, () => Promise<Buffer>> = {
    JPEG: () => noise(400, 300).jpeg().toBuffer(),
    'progressive JPEG': () => noise(400, 300).jpeg({ progressive: true }).toBuffer(),
    'JPEG with an odd scan': async () => withOddScan(await noise(400, 300).jpeg().toBuffer()),
    PNG: () => noise(400, 300).png().toBuffer(),
    'interlaced PNG': () => noise(400, 300).png({ progressive: true }).toBuffer(),
    WebP: () => noise(400, 300).webp().toBuffer(),
    'lossless WebP': () => noise(400, 300).webp({ lossless: true }).toBuffer(),
  };
  const cutsOf = (bytes: Buffer) =>
    [0.05, 0.5, 0.9, 0.99].map((part) => bytes.subarray(0, Math.ceil(bytes.length * part)));
  it.each(Object.entries(whole))('a cut %s', async (_kind, make) => {
    for (const cut of cutsOf(await make())) await expect(processBytes(cut)).rejects.toMatchObject(damaged);
  });

  it.each(['JPEG', 'progressive JPEG'])('a %s that was cut and got an end marker', async (kind) => {
    const jpeg = (await whole[kind]?.()) ?? Buffer.alloc(0);
    for (const cut of cutsOf(jpeg)) {
      const ended = Buffer.concat([cut, jpeg.subarray(-2)]);
      await expect(processBytes(ended)).rejects.toMatchObject(damaged);
    }
  });

  it("a file with only an image's signature", async () => {
    for (const prefix of ['ffd8ff', '89504e470d0a1a0a', '524946460000000057454250']) {
      const bytes = Buffer.concat([Buffer.from(prefix, 'hex'), Buffer.from(SVG)]);
      await expect(processBytes(bytes)).rejects.toMatchObject(damaged);
    }
  });

  it('one of fifty megapixels by its header, before it is decoded', async () => {
    // Decoding would find the picture damaged, since it has the pixels of a small one.
    const huge = withPngSize(await plain(10, 10).png().toBuffer(), 10_000, 5000);
    await expect(processBytes(huge)).rejects.toMatchObject(rejection(400, ERROR_MESSAGES.imageTooManyPixels));
    await expect(processBytes(withPngSize(huge, 20, 20))).rejects.toMatchObject(damaged);
  });

  it('more than five megabytes, and accepts exactly five', async () => {
    const image = await plain(40, 30).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)]);
    expect((await processBytes(padded(MAX_IMAGE_BYTES))).stored.width).toBe(40);
    await expect(processBytes(padded(MAX_IMAGE_BYTES + 1))).rejects.toMatchObject(
      rejection(413, ERROR_MESSAGES.imageTooLarge),
    );
  });
});

type Change = (bytes: Buffer) => Buffer;
function rows<Format extends string>(format: Format, changes: Readonly<Record<string, Change>>) {
  return Object.entries(changes).map(([kind, change]) => [kind, format, change] as const);
}

/** The last spectral coefficient of a sequential scan is 63. Source: ITU T.81, section B.2.3. */
function withOddScan(jpeg: Buffer): Buffer {
  const changed = Buffer.from(jpeg);
  const scan = jpeg.indexOf(SOS);
  changed[scan + jpeg.readUInt16BE(scan + 2)] = 0;
  return changed;
}

function insert(bytes: Buffer, index: number, added: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, index), added, bytes.subarray(index)]);
}

/** Source: PNG specification, section 5.3. */
function pngChunk(type: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const content = Buffer.from(type + text, 'latin1');
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

it.each([
  ['an ordinary photo of 40 megapixels', { width: 8000, height: 5000 }, false],
  ['a progressive one', { width: 8000, height: 5000, isProgressive: true }, true],
  ['a progressive one of a phone', { width: 4032, height: 3024, isProgressive: true }, false],
  ['an interlaced scan of 16 bits', { channels: 4, depth: 'ushort', isProgressive: true }, true],
  ['a scan of 16 bits', { width: 8000, height: 5000, channels: 4, depth: 'ushort' }, true],
] as const)('%s is decoded alone: %o', (_name, samples, expected) => {
  const ofPhone = { width: 4032, height: 3024, channels: 3, depth: 'uchar' } as const;
  expect(isLarge({ ...ofPhone, ...samples })).toBe(expected);
});
