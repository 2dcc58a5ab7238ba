import { describe, expect, it } from 'vitest';
import { PHOTO_NAMES } from './alt-texts';
import { readPictures } from './pictures';

describe('the photos', () => {
  const pictures = Object.entries(readPictures());

  it('are all there, each under an address that its content decides', () => {
    expect(pictures.map(([name]) => name)).toEqual(PHOTO_NAMES);
    for (const [name, { stored }] of pictures)
      expect(stored.key).toMatch(new RegExp(`^${name}-[0-9a-f]{8}$`));
  });

  it('come at every width, smaller ones with fewer bytes', async () => {
    for (const [name, { stored, files }] of pictures) {
      const photos = files.filter(({ contentType }) => contentType === 'image/webp');
      const sizes = await Promise.all(photos.map(async ({ bytes }) => (await bytes()).length));
      expect(sizes, name).toEqual([...sizes].sort((a, b) => a - b));
      expect(sizes.at(-1), name).toBe(stored.size);
    }
  });
});
