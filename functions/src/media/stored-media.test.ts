import { ResponsiveImage, toOgImageUrl } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { aStoredImage } from '../testing/content';
import {
  contentTypeOf,
  largestPath,
  mediaPath,
  objectAt,
  objectPath,
  ogImageObjectPath,
  StoredMedia,
  toResponsiveImage,
} from './stored-media';

describe('the public paths', () => {
  it.each([
    [[480, 960, 1600], 960],
    [[480, 960], 960],
    [[480, 800, 1200], 800],
    [[320], 320],
    [[1200, 1600], 1200],
  ])('of the widths %j use %i as default', (widths, usual) => {
    const responsiveImage = toResponsiveImage(aStoredImage({ key: 'gate-01', widths }));
    expect(ResponsiveImage.parse(responsiveImage).image).toBe(`/media/gate-01/${usual}.webp`);
    expect(responsiveImage.picture.srcSet.split(', ')).toEqual(
      widths.map((width) => `/media/gate-01/${width}.webp ${width}w`),
    );
  });

  it('of an AVIF image are those of its format', () => {
    const stored = aStoredImage({ key: 'gate-01', format: 'avif', widths: [480, 2400] });
    const { image, picture } = toResponsiveImage(stored);
    expect(image).toBe('/media/gate-01/480.avif');
    expect(picture.srcSet).toBe('/media/gate-01/480.avif 480w, /media/gate-01/2400.avif 2400w');
    expect(largestPath(stored)).toBe('/media/gate-01/2400.avif');
    expect([contentTypeOf(stored), contentTypeOf(aStoredImage())]).toEqual(['image/avif', 'image/webp']);
  });

  it('map to the objects in the bucket', () => {
    for (const format of [undefined, 'webp', 'avif'] as const) {
      expect(objectAt(mediaPath('gate-01', 480, format))).toEqual({
        path: objectPath('gate-01', 480, format),
        contentType: `image/${format ?? 'webp'}`,
      });
    }
    const card = { path: ogImageObjectPath('gate-01'), contentType: 'image/jpeg' };
    expect(objectAt(toOgImageUrl(mediaPath('gate-01', 480)))).toEqual(card);
    expect(objectPath('gate-01', 480)).toBe('media/gate-01/480.webp');
  });

  it('exclude other ones', () => {
    const names = '0480.webp 0.webp 100000.webp 480.png 480.jpg card.webp card.avif 480.webp?x 480.avif?x';
    const fileNames = [...names.split(' '), '480.webp\n'];
    const folders = ['', 'Gate-01', '..', '%2e%2e', 'a/b'];
    const addresses = [
      ...fileNames.map((name) => `/media/gate-01/${name}`),
      ...folders.map((folder) => `/media/${folder}/480.webp`),
      ...['/MEDIA/gate-01/480.webp', '/x/media/gate-01/480.webp'],
    ];
    expect(addresses.filter((address) => objectAt(address) !== null)).toEqual([]);
  });
});

it('a media file is not stored with another key, format or other widths', () => {
  const widths = [[], [960, 480], [480, 480]].map((wrong) => ({ widths: wrong }));
  const changes = [{ key: '../x' }, { format: 'png' }, ...widths];
  const accepted = changes.filter(
    (change) => StoredMedia.safeParse({ ...aStoredImage(), ...change }).success,
  );
  expect(accepted).toEqual([]);
});
