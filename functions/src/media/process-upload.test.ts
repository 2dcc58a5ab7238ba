import { crc32 } from 'node:zlib';
import { ATTACHMENT_LIMITS, ERROR_MESSAGES, MAX_IMAGE_BYTES } from '@alnafitha/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BAD_IMAGES, randomFrom, withPngSize } from '../testing/bad-images';
import { noise, plain } from '../testing/images';
import { isLarge, processUpload, toMailPicture } from './process-upload';

/** Markers of a JPEG. */
const DQT = Buffer.from('ffdb', 'hex');
const SOF = Buffer.from('ffc0', 'hex');
const SOS = Buffer.from('ffda', 'hex');
/** The bytes before a PNG's second chunk. */
const HEADER = 33;

const processBytes = (bytes: Uint8Array, name = 'a.jpg') => processUpload({ name, bytes }, 'image');
const metadataOf = (files: readonly { bytes: Buffer }[]) =>
  Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
const sizesOf = async (files: readonly { bytes: Buffer }[]) =>
  (await metadataOf(files)).map(({ width, height }) => `${width}x${height}`);

describe('an image', () => {
  it('is encoded as WebP at each width up to 1600, with the largest dimensions', async () => {
    const bytes = await plain(3000, 2000).jpeg().toBuffer();
    const { stored, files } = await processBytes(bytes, 'Villa_by the Sea.final.JPG');
    expect(stored).toMatchObject({ widths: [480, 960, 1600], width: 1600, height: 1067 });
    expect(stored.key).toMatch(/^villa-by-the-sea-final-[0-9a-f]{12}$/);
    expect(files.map(({ path, contentType }) => [path, contentType])).toEqual([
      ...[480, 960, 1600].map((width) => [`media/${stored.key}/${width}.webp`, 'image/webp']),
      [`media/${stored.key}/card.jpg`, 'image/jpeg'],
    ]);
    expect(await sizesOf(files)).toEqual(['480x320', '960x640', '1600x1067', '1200x630']);
    expect(stored.size).toBe(files[2]?.bytes.length);
    expect((await metadataOf(files)).map(({ format }) => format)).toEqual(['webp', 'webp', 'webp', 'jpeg']);
    const placeholder = Buffer.from(stored.placeholder.split(',')[1] ?? '', 'base64');
    expect(await sizesOf([{ bytes: placeholder }])).toEqual(['16x11']);
  });

  it.each([
    [1, 1, [1], 1],
    [480, 100, [480], 100],
    [481, 100, [480, 481], 100],
    [1000, 1000, [480, 960, 1000], 1000],
    // The image is higher than WebP's limit.
    [1600, 20_000, [384], 4800],
    [20_000, 10, [480, 960, 1600], 1],
    // The image has as many pixels as are allowed.
    [20_000, 2000, [480, 960, 1600], 160],
  ])('of %i to %i pixels has the widths %j, never enlarged', async (width, height, widths, highest) => {
    const { stored, files } = await processBytes(await plain(width, height).png().toBuffer());
    expect(stored).toMatchObject({ widths, width: widths.at(-1), height: highest });
    const cardWidth = Math.min(stored.width, 1200);
    expect((await metadataOf(files)).map((file) => file.width)).toEqual([...widths, cardWidth]);
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
    for (const metadata of await metadataOf(files))
      for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const)
        expect(metadata[kind], kind).toBeUndefined();
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
    const [file] = (await processBytes(await (space === 'cmyk' ? made.jpeg() : made.png()).toBuffer())).files;
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 0, blue = 0] = await sharp(file?.bytes).raw().toBuffer();
    if (space === 'b-w') expect([green, blue]).toEqual([red, red]);
    else expect(green).toBeGreaterThan(Math.max(red, blue));
  });

  it('that is animated becomes its first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame('#f00'), frame('#00f')]);
    const moving = sharp(frames, { join: { animated: true } }).webp();
    const { files } = await processBytes(await moving.toBuffer());
    expect((await sizesOf(files))[0]).toBe('64x48');
    const [red = 0, , blue = 0] = await sharp(files[0]?.bytes).raw().toBuffer();
    expect(red - blue).toBeGreaterThan(150);
  });

  it('has a key that starts with its file name or with a word, and is unique, even for equal bytes and ten at once', async () => {
    const bytes = await plain(10, 10).png().toBuffer();
    const processed = await Promise.all(Array.from({ length: 10 }, () => processBytes(bytes)));
    expect(new Set(processed.map(({ stored }) => stored.key)).size).toBe(10);
    for (const [name, prefix] of [
      ['نافذة.png', 'picture-'],
      ['', 'picture-'],
      ['x'.repeat(300), `${'x'.repeat(60)}-`],
      [`${'x'.repeat(59)} y.png`, `${'x'.repeat(59)}-`],
    ])
      expect((await processBytes(bytes, name)).stored.key.slice(0, -12), name).toBe(prefix);
  });
});

it('an image for a mail keeps its size, unless the mail could not hold it', async () => {
  const wide = await plain(5000, 40).webp().toBuffer();
  expect(await sharp((await toMailPicture(wide, 'file')).bytes).metadata()).toMatchObject({ width: 5000 });
  const grainy = await noise(6000, 2000).webp({ quality: 20, effort: 0 }).toBuffer();
  expect(grainy.length).toBeLessThan(ATTACHMENT_LIMITS.bytes);
  const { type, bytes } = await toMailPicture(grainy, 'file');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 4096 });
  expect({ type, fits: bytes.length < ATTACHMENT_LIMITS.bytes }).toEqual({ type: 'image/jpeg', fits: true });
});

describe('is stored whole, as viewers show it:', () => {
  type Change = (bytes: Buffer) => Buffer;
  const followedBy = (added: Buffer) => (bytes: Buffer) => Buffer.concat([bytes, added]);
  const before = (marker: Buffer, added: Buffer) => (bytes: Buffer) =>
    insert(bytes, bytes.indexOf(marker), added);
  const afterHeader = (chunk: Buffer) => (png: Buffer) => insert(png, HEADER, chunk);
  const revision = Buffer.from('\xff\xe0\0\x10JFIF\0\x09\x09\0\0\x01\0\x01\0\0', 'latin1');
  const profile = Buffer.from('\xff\xe2\0\x14ICC_PROFILE\0\x01\x01oops', 'latin1');
  const comment = Buffer.concat([pngChunk('tEXt', 'Comment\0x').subarray(0, -4), Buffer.alloc(4)]);

  it.each<[string, 'jpeg' | 'png' | 'webp', Change]>([
    // Samsung's phones write such scans.
    ['a JPEG whose only scan ends at coefficient 0', 'jpeg', withOddScan],
    // Google's phones write such bytes.
    ['a JPEG with bytes between its segments', 'jpeg', before(SOF, Buffer.alloc(18))],
    ['a JPEG with bytes before its scan', 'jpeg', before(SOS, Buffer.alloc(5))],
    ['a JPEG with fill bytes', 'jpeg', before(SOS, Buffer.alloc(3, 0xff))],
    ['a JPEG with bytes before its end', 'jpeg', (all) => insert(all, all.length - 2, Buffer.alloc(9))],
    ['a JPEG of an unknown revision', 'jpeg', before(DQT, revision)],
    ['a JPEG with a broken colour profile', 'jpeg', before(DQT, profile)],
    ['a JPEG with a film behind it', 'jpeg', followedBy(Buffer.from('\0\0\0\x18ftypmp42'))],
    ['a JPEG with a script in a comment', 'jpeg', before(DQT, jpegComment('<script>alert(1)</script>'))],
    ['a JPEG with another one behind it', 'jpeg', (jpeg) => Buffer.concat([jpeg, jpeg])],
    ['a JPEG with a cut one behind it', 'jpeg', (jpeg) => Buffer.concat([jpeg, jpeg.subarray(0, 999)])],
    ['a PNG with bytes behind it', 'png', followedBy(Buffer.alloc(50, 1))],
    ['a PNG whose comment has a wrong checksum', 'png', afterHeader(comment)],
    ['a PNG with an unknown chunk', 'png', afterHeader(pngChunk('abCd', 'x'))],
    ['a PNG with a broken colour profile', 'png', afterHeader(pngChunk('iCCP', 'icc\0\0oops'))],
    ['a PNG with broken EXIF data', 'png', afterHeader(pngChunk('eXIf', 'x'))],
    ['a WebP with bytes behind it', 'webp', followedBy(Buffer.alloc(33, 9))],
  ])('%s', async (_kind, format, change) => {
    const usual = await noise(400, 300)[format]().toBuffer();
    const unusual = change(usual);
    expect(unusual.equals(usual)).toBe(false);
    const [processed, expected] = await Promise.all([processBytes(unusual), processBytes(usual)]);
    expect(processed.stored).toEqual({ ...expected.stored, key: processed.stored.key });
    expect(processed.files.map(({ bytes }) => bytes)).toEqual(expected.files.map(({ bytes }) => bytes));
  });
});

it('is rejected at once when more than twenty are queued, which are all processed', async () => {
  const bytes = await noise(300, 200).jpeg().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 24 }, () => processBytes(bytes)));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const busy = expect.objectContaining({ status: 503, message: ERROR_MESSAGES.unavailable });
  expect(reasons).toEqual([busy, busy]);
  expect((await processBytes(bytes)).stored.width).toBe(300);
});

describe('rejects', () => {
  const rejection = (status: number, message: string) => ({
    status,
    message: ERROR_MESSAGES.checkFields,
    issues: [{ path: 'image', message }],
  });
  const damaged = rejection(400, ERROR_MESSAGES.imageDamaged);
  const unknown = rejection(400, ERROR_MESSAGES.imageUnknownFormat);
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it('what is no image or has only the signature of one, and an iPhone image with advice', async () => {
    const unknownKinds = ['empty', 'random bytes', 'an SVG', 'a GIF', 'a TIFF', 'an AVIF'];
    const signatures = ['an SVG that begins as a JPEG', 'what begins as a PNG', 'what begins as a WebP'];
    for (const kind of [...unknownKinds, ...signatures]) {
      const bytes = (await BAD_IMAGES[kind]?.(randomFrom(1))) ?? Buffer.alloc(0);
      const expected = unknownKinds.includes(kind) ? unknown : damaged;
      await expect(processBytes(bytes), kind).rejects.toMatchObject(expected);
    }
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await expect(processBytes(heic)).rejects.toMatchObject(rejection(400, ERROR_MESSAGES.imageHeic));
    for (const text of [SVG, 'RIFF\x24\0\0\0WAVEfmt '])
      await expect(processBytes(Buffer.from(text)), text).rejects.toMatchObject(unknown);
  });

  const image = () => noise(400, 300);
  it.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => image().jpeg().toBuffer()],
    ['progressive JPEG', () => image().jpeg({ progressive: true }).toBuffer()],
    ['JPEG with an odd scan', async () => withOddScan(await image().jpeg().toBuffer())],
    ['PNG', () => image().png().toBuffer()],
    ['interlaced PNG', () => image().png({ progressive: true }).toBuffer()],
    ['grey PNG', () => image().ensureAlpha().toColourspace('b-w').png().toBuffer()],
    ['palette PNG', () => image().png({ palette: true, colours: 2 }).toBuffer()],
    ['WebP', () => image().webp().toBuffer()],
    ['lossless WebP', () => image().webp({ lossless: true }).toBuffer()],
  ])('a cut %s, even with an end marker, and accepts a whole one', async (kind, make) => {
    const bytes = await make();
    expect((await processBytes(bytes)).stored.width).toBe(400);
    for (const part of [0.05, 0.5, 0.9, 0.99]) {
      const cut = bytes.subarray(0, Math.ceil(bytes.length * part));
      await expect(processBytes(cut)).rejects.toMatchObject(damaged);
      if (!kind.endsWith('JPEG')) continue;
      const ended = Buffer.concat([cut, bytes.subarray(-2)]);
      await expect(processBytes(ended)).rejects.toMatchObject(damaged);
    }
  });

  it('corrupted bytes, unless they are stored whole', async () => {
    const random = randomFrom(1);
    const formats = ['jpeg', 'png', 'webp'] as const;
    for (const format of [...formats, ...formats, ...formats, ...formats]) {
      const bytes = await noise(40, 30)[format]().toBuffer();
      for (let changes = 0; changes < 3; changes++)
        bytes[12 + random.below(bytes.length - 12)] = random.below(256);
      const files = await processBytes(bytes).then(
        (processed) => processed.files,
        (error: unknown) => void expect(error).toMatchObject({ status: 400 }),
      );
      for (const file of files ?? []) await sharp(file.bytes).stats();
    }
  });

  it('one of fifty megapixels by its header, before it is decoded', async () => {
    // Decoding would find the image damaged, since it has the pixels of a small one.
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

function jpegComment(text: string): Buffer {
  return Buffer.from(`\xff\xfe\0${String.fromCharCode(text.length + 2)}${text}`, 'latin1');
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
  ['an ordinary image of 40 megapixels', { width: 8000, height: 5000 }, false],
  ['a progressive one', { width: 8000, height: 5000, isProgressive: true }, true],
  ['a progressive one of a phone', { isProgressive: true }, false],
  ['an interlaced scan of 16 bits', { channels: 4, depth: 'ushort', isProgressive: true }, true],
  ['a scan of 16 bits', { width: 8000, height: 5000, channels: 4, depth: 'ushort' }, true],
] as const)('%s is decoded alone: %o', (_name, samples, expected) => {
  const ofPhone = { width: 4032, height: 3024, channels: 3, depth: 'uchar' } as const;
  expect(isLarge({ ...ofPhone, ...samples })).toBe(expected);
});
