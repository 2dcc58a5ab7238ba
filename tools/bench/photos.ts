import { resolve } from 'node:path';
import sharp from 'sharp';
import { openOnPhone, type Target } from './browser';

const IMAGES = ['curtain-wall-lobby', 'kitchen-galley-sage', 'pergola-terrace'];
/** A mobile network far from its mast, 400 kbit/s; bytes and milliseconds. */
const NETWORK = { uploadThroughput: 50_000, downloadThroughput: 50_000, latency: 150, offline: false };

/** Prints how long an enquiry with photos takes from a slow phone. */
export async function benchPhotos(target: Target): Promise<void> {
  const photos = await Promise.all(IMAGES.map(aPhoto));
  const [page, session] = await openOnPhone(target, '/contact');
  await page.getByLabel('Your name').fill('Bench');
  await page.getByLabel('Your email').fill('bench@example.com');
  await page.getByLabel('Your message').fill('Two doors.');
  await page.getByRole('checkbox').check();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);

  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  const files = photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page.getByLabel('Add photos').setInputFiles(files);
  await page.getByRole('button', { name: 'Send message' }).click();
  const without = page.getByRole('button', { name: 'Send without the photos' });
  const thanks = page.getByText('Thank you, your message has reached us.');
  await without.or(thanks).waitFor({ timeout: 60_000 });
  if (await without.isVisible()) await without.click();
  await thanks.waitFor({ timeout: 60_000 });
  const sent = seconds();
  const added = page.getByRole('listitem').filter({ hasText: /Added$/ });
  await added.nth(photos.length - 1).waitFor({ timeout: 180_000 });
  const sizes = photos.map(({ length }) => `${(length / 1e6).toFixed(1)} MB`);
  console.log(`An enquiry with photos of ${sizes.join(', ')} from a slow phone at 400 kbit/s:`);
  console.log(`sent after ${sent} s; the office has the photos after ${seconds()} s`);
  await page.close();
}

/** Twelve megapixels with the noise of a phone's sensor. */
function aPhoto(name: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 16 } as const;
  const create = { width: 256, height: 256, channels: 3, background: 'gray', noise } as const;
  return sharp(resolve(import.meta.dirname, `../../web/images/${name}-2400.avif`))
    .resize(4032, 3024)
    .composite([{ input: { create }, blend: 'soft-light', tile: true }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}
