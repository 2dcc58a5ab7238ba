import { expect, it } from 'vitest';
import { IMAGE_NAMES } from './alt-texts';
import { readImages } from './image-files';

it('the seed has every image with a content hash in its key, smaller widths with fewer bytes', async () => {
  const images = Object.entries(readImages());
  expect(images.map(([name]) => name)).toEqual(IMAGE_NAMES);
  for (const [name, { stored, files }] of images) {
    expect(stored.key).toMatch(new RegExp(`^${name}-[0-9a-f]{8}$`));
    const webpFiles = files.filter(({ contentType }) => contentType === 'image/webp');
    const sizes = await Promise.all(webpFiles.map(async ({ bytes }) => (await bytes()).length));
    expect(sizes, name).toEqual([...sizes].sort((one, other) => one - other));
    expect(sizes.at(-1), name).toBe(stored.size);
  }
});
