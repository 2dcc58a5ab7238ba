import { describe, expect, it } from 'vitest';
import { IMAGE_NAMES } from './alt-texts';
import { readImages } from './image-files';

describe('the seed images', () => {
  const images = Object.entries(readImages());

  it('are complete, each with a content hash in its key', () => {
    expect(images.map(([name]) => name)).toEqual(IMAGE_NAMES);
    for (const [name, { stored }] of images) expect(stored.key).toMatch(new RegExp(`^${name}-[0-9a-f]{8}$`));
  });

  it('have every width, smaller ones with fewer bytes', async () => {
    for (const [name, { stored, files }] of images) {
      const webpFiles = files.filter(({ contentType }) => contentType === 'image/webp');
      const sizes = await Promise.all(webpFiles.map(async ({ bytes }) => (await bytes()).length));
      expect(sizes, name).toEqual([...sizes].sort((a, b) => a - b));
      expect(sizes.at(-1), name).toBe(stored.size);
    }
  });
});
