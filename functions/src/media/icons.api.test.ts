import type { GalleryImage } from '@alnafitha/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { anImageFile } from '../testing/images';

const { suite, send, submit } = await startAdminApi({ name: 'icons', path: '/api/admin' });

const get = (path: string) => fetch(suite.origin + path, { redirect: 'manual' });

it('icons are the sample’s, then the company’s initial on its colour, then made of its logo, at the same addresses', async () => {
  for (const [path, target] of [
    ['/favicon.svg', '/sample-icons/favicon.svg'],
    ['/icons/192.png', '/sample-icons/192.png'],
  ] as const) {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  }
  await send('PATCH', '/blocks/look', { body: { values: { primary: '#1b3a6b' } } });
  await send('PATCH', '/blocks/company', {
    body: { values: { name: '“Lusail” Glass', shortName: '“Lusail”' } },
  });
  const initial = await (await get('/favicon.svg')).text();
  expect(initial).toMatch(/fill="#1b3a6b".*>L<\/text>/);
  const drawn = sharp(await (await get('/icons/192.png')).arrayBuffer());
  expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect([
    ...(await drawn.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ]).toEqual([0x1b, 0x3a, 0x6b]);
  const data = { title: 'Logo', altText: 'Logo', category: 'Website' };
  const { url } = bodyOf<GalleryImage>(
    await submit('POST', '/images/upload', { data }, [await anImageFile('logo.png', 600, 100)]),
  );
  bodyOf(await send('PATCH', '/blocks/company', { body: { values: { logo: url } } }));
  for (const [path, size] of [
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
    ['/icons/192.png', 192],
    ['/icons/512.png', 512],
    ['/icons/maskable-512.png', 512],
  ] as const) {
    const icon = sharp(await (await get(path)).arrayBuffer());
    expect([path, await icon.metadata()]).toMatchObject([path, { format: 'png', width: size, height: size }]);
    const { data: pixels, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixelAt = (x: number, y: number) => [...pixels.subarray((y * info.width + x) * 3).subarray(0, 3)];
    expect([path, pixelAt(0, 0)]).toEqual([path, [255, 255, 255]]);
    expect([path, pixelAt(size / 2, size / 2)[0]]).not.toEqual([path, 255]);
  }
  const svg = await get('/favicon.svg');
  expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect((await sharp(await svg.arrayBuffer()).metadata()).width).toBe(96);
});
