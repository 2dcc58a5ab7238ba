import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const PUBLIC = resolve(import.meta.dirname, '../public/sample-icons');
const ICONS = ['192.png', '512.png', 'maskable-512.png', 'apple-touch-icon.png'];

/** The icons on white. */
const readIcons = () =>
  Promise.all(
    ICONS.map((icon) =>
      sharp(readFileSync(resolve(PUBLIC, icon)))
        .flatten({ background: 'white' })
        .png()
        .toBuffer(),
    ),
  );

it('the icons are those of favicon.svg', async () => {
  const committed = await readIcons();
  await import('./app-icons');
  const generated = await readIcons();
  for (const [index, icon] of committed.entries()) {
    const difference = sharp(icon).composite([{ input: generated[index], blend: 'difference' }]);
    const { channels } = await sharp(await difference.removeAlpha().toBuffer()).stats();
    // Processors round differently.
    for (const { max } of channels) expect(max, ICONS[index]).toBeLessThan(16);
  }
});
