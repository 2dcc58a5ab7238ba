import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Generates the sample's icons from its favicon.svg: `npx tsx web/build/app-icons.ts`. */

const PUBLIC = fileURLToPath(new URL('../public/sample-icons/', import.meta.url));
const ROUNDED = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
/** Square corners for systems that crop icons: transparent corners would become black. */
const SQUARE = ROUNDED.replace(/(<rect [^>]*?) rx="\d+"/, '$1');
const BACKGROUND = /<rect [^>]*fill="(#\w+)"/.exec(ROUNDED)?.[1];
if (SQUARE === ROUNDED || !BACKGROUND) throw new Error('favicon.svg has no coloured, rounded rect');

/** Safe zone of a maskable icon, a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks */
const SAFE_ZONE = 0.8;

async function renderIcon(name: string, svg: string, size: number, scale = 1): Promise<void> {
  const inner = Math.round((size * scale) / 2) * 2;
  const margin = (size - inner) / 2;
  // The SVG is 32 pixels wide at 72 dpi.
  await sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: BACKGROUND })
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(PUBLIC, name));
}

await renderIcon('192.png', ROUNDED, 192);
await renderIcon('512.png', ROUNDED, 512);
await renderIcon('maskable-512.png', SQUARE, 512, SAFE_ZONE);
await renderIcon('apple-touch-icon.png', SQUARE, 180);
