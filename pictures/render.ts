import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Draws scenes with Blender and encodes them for the site: `npx tsx pictures/render.ts [name…]`, by default those without a photo. */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PHOTOS = join(HERE, 'photos');
const LIST = join(PHOTOS, 'photos.json');
const MASTER = { width: 1600, height: 1067 };
/** Traced smaller than the master, which is then enlarged: half the time, and the noise filter leaves little detail to lose. */
const TRACED_WIDTH = '1280';
const SAMPLES = '16';
const SIZES = [
  { width: 480, limit: 20_000 },
  { width: 960, limit: 60_000 },
  { width: 1600, limit: 140_000 },
];
const QUALITIES = [74, 68, 62, 56, 50];

type Photo = typeof MASTER & { placeholder: string };

function readPhotos(): Record<string, Photo> {
  try {
    return JSON.parse(readFileSync(LIST, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function draw(name: string, folder: string): string {
  const script = join(HERE, 'render.py');
  const options = ['--width', TRACED_WIDTH, '--samples', SAMPLES, '--out', folder];
  const run = spawnSync('blender', ['-b', '-P', script, '--python-exit-code', '1', '--', name, ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`Blender failed on ${name}:\n${run.stderr}`);
  return join(folder, `${name}.png`);
}

/** WebP at the best quality that keeps within the size limit; the lowest quality is kept even if it does not. */
async function encode(png: string, width: number, limit: number): Promise<Buffer> {
  let image = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    image = await sharp(png)
      .resize(width, Math.round((width * MASTER.height) / MASTER.width))
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (image.length <= limit) break;
  }
  return image;
}

async function publish(name: string, png: string): Promise<void> {
  for (const { width, limit } of SIZES) {
    writeFileSync(join(PHOTOS, `${name}-${width}.webp`), await encode(png, width, limit));
  }
  const tiny = await sharp(png).resize(16).webp({ quality: 40 }).toBuffer();
  const photo = { ...MASTER, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  const all = Object.entries({ ...readPhotos(), [name]: photo }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

mkdirSync(PHOTOS, { recursive: true });
const known = readPhotos();
const scenes = readdirSync(join(HERE, 'scenes')).filter((file) => file.endsWith('.py'));
const missing = scenes.map((file) => basename(file, '.py')).filter((name) => !known[name]);
const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
try {
  for (const name of asked.length > 0 ? asked : missing) {
    const started = Date.now();
    await publish(name, draw(name, folder));
    console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
