import { expect, it } from 'vitest';
import { IMAGE_NAMES } from './document';
import { readImages } from './image-files';

it('the seed has every image as AVIF up to its own width, with a content hash in its key, smaller widths with fewer bytes', async () => {
  const images = Object.entries(readImages());
  expect(images.map(([name]) => name)).toEqual(IMAGE_NAMES);
  for (const [name, { stored, files }] of images) {
    expect(stored.key).toMatch(new RegExp(`^${name}-[0-9a-f]{8}$`));
    expect(stored.widths.at(-1), name).toBe(stored.width);
    const avifFiles = files.filter(({ contentType }) => contentType === 'image/avif');
    expect(avifFiles.map(({ path }) => path)).toEqual(
      stored.widths.map((width) => `media/${stored.key}/${width}.avif`),
    );
    const sizes = await Promise.all(avifFiles.map(async ({ bytes }) => (await bytes()).length));
    expect(sizes, name).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes.at(-1), name).toBe(stored.size);
  }
});
