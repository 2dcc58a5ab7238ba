import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { VISITORS_FILES } from '../messages/files/enquiry-files';

const SRC = resolve(import.meta.dirname, '..');
/** MiB of an instance (`memory` of the function), less what twenty requests of 10 MB and a page may have. */
const MOST = 1024 - 200;

/** Decodes the files of a folder at once, as uploads do; prints each status and the peak in MiB. */
const UPLOADS = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { VISITORS_FILES } from ${JSON.stringify(`${SRC}/messages/files/enquiry-files.ts`)};
  import { toSendable } from ${JSON.stringify(`${SRC}/messages/files/sendable.ts`)};
  import { toThumbnail } from ${JSON.stringify(`${SRC}/media/process-upload.ts`)};
  const folder = process.env.UPLOADS;
  const upload = async (name) => {
    const { bytes } = await toSendable({ name, bytes: readFileSync(folder + '/' + name) }, VISITORS_FILES);
    await toThumbnail(bytes);
    return 200;
  };
  const statuses = await Promise.all(
    readdirSync(folder).sort().map(async (name) => [name, await upload(name).catch(({ status }) => status)]),
  );
  console.log(JSON.stringify({ statuses: Object.fromEntries(statuses), peak: process.resourceUsage().maxRSS / 1024 }));
`;

const flat = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: '#0b5c8a' } });
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const SIDE = Math.sqrt(VISITORS_FILES.decoding?.maxPixels ?? 0);
/** What costs decoders the most, in few bytes; a picture of more pixels is not decoded at all. */
const KINDS: Readonly<Record<string, (side: number) => Sharp>> = {
  'progressive CMYK': (side) => flat(side).toColourspace('cmyk').jpeg({ progressive: true, quality: 50 }),
  'progressive JPEG': (side) => flat(side).jpeg({ progressive: true }),
  'lossy WebP': (side) => noise(side).webp({ quality: 1, effort: 0 }),
  'lossless WebP': (side) => flat(side, 4).webp({ lossless: true }),
  'interlaced PNG of 16 bits': (side) => flat(side, 4).toColourspace('rgb16').png({ progressive: true }),
};

it('hostile pictures at once need less memory than an instance has', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const expected: Record<string, number> = {};
  const add = (name: string, bytes: Buffer, status: number) => {
    writeFileSync(join(folder, name), bytes);
    expected[name] = status;
  };
  for (const [kind, make] of Object.entries(KINDS)) {
    add(kind, await make(SIDE).toBuffer(), 200);
  }
  add(
    'larger',
    await flat(SIDE + 1)
      .png()
      .toBuffer(),
    400,
  );
  const photo = await noise(3162).jpeg({ quality: 20 }).toBuffer();
  for (const number of [1, 2]) add(`photo ${number}`, photo, 200);

  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', UPLOADS],
    {
      encoding: 'utf8',
      // The variables of a deployment, which end in the environment of the process.
      env: {
        ...process.env,
        ...parseEnv(readFileSync(resolve(SRC, '../.env'), 'utf8')),
        UPLOADS: folder,
      },
    },
  );
  expect(stderr).toBe('');
  const { statuses, peak } = JSON.parse(stdout);
  expect(statuses).toEqual(expected);
  expect(peak).toBeLessThan(MOST);
});
