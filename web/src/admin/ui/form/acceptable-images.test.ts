import { MAX_IMAGE_BYTES } from '@alnafitha/contract';
import { expect, it, vi } from 'vitest';
import { acceptableImage } from './acceptable-images';

const small = (name: string, type: string) => new File(['pixels'], name, { type });
const large = (name: string, type: string) => new File([new Uint8Array(MAX_IMAGE_BYTES + 1)], name, { type });

it('converts only photos that are HEIC or too large', async () => {
  const jpeg = small('smaller.jpg', 'image/jpeg');
  const toJpeg = vi.fn(async (_file: File) => jpeg);
  const converted = [
    large('a.png', 'image/png'),
    small('b.HEIC', ''),
    small('c', 'image/heif'),
    large('IMG_1', ''),
    large('d.jpg', 'image/pjpeg'),
    large('e.jpg', 'application/octet-stream'),
  ];
  const kept = [small('d.jpg', 'image/jpeg'), large('e.pdf', 'application/pdf'), small('f.gif', 'image/gif')];
  const results = await Promise.all(
    [...converted, ...kept].map((file) => acceptableImage(file, async () => toJpeg)),
  );
  expect(results).toEqual([...converted.map(() => jpeg), ...kept]);
  expect(toJpeg.mock.calls).toEqual(converted.map((file) => [file]));
});

it.each([
  ['cannot decode it', async () => () => Promise.reject(new DOMException('', 'InvalidStateError'))],
  ['cannot load the conversion', () => Promise.reject(new TypeError('Failed to fetch'))],
])('keeps the file when the browser %s', async (_, load) => {
  const photo = small('IMG_2044.HEIC', '');
  expect(await acceptableImage(photo, load)).toBe(photo);
});
