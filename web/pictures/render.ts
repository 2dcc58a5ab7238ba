/** Draws the site's own pictures into WebP at the widths that pages ask for: `npm run pictures -w web`. */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { facade } from './facade.ts';

const WIDTHS = [480, 960, 1600] as const;
const pictures = { facade: facade() };
const target = resolve(import.meta.dirname, '../src/site/pictures');

await mkdir(target, { recursive: true });
for (const [name, svg] of Object.entries(pictures)) {
  // Rendered once and large, so that every width shows the same texture.
  const full = await sharp(Buffer.from(svg), { density: 144 }).resize(1920).png().toBuffer();
  for (const width of WIDTHS) {
    const { size } = await sharp(full)
      .resize(width)
      .webp({ quality: 76, effort: 6 })
      .toFile(resolve(target, `${name}-${width}.webp`));
    console.info(`${name}-${width}.webp: ${Math.round(size / 1024)} kB`);
  }
}
