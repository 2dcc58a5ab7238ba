/// <reference lib="dom" />

import { resolve } from 'node:path';
import { uploadEnquiryFile } from '@alnafitha/contract';
import sharp from 'sharp';
import { CPU_THROTTLING, inBrowser, openHydrated, PHONE } from './browser';
import type { LocalApi } from './local-api';

const IMAGES = ['curtain-wall-lobby', 'kitchen-galley-sage', 'pergola-terrace'];
/** A mobile network far from its mast; bytes and milliseconds. */
const NETWORK = { uploadThroughput: 50_000, downloadThroughput: 50_000, latency: 150, offline: false };
/** Twelve megapixels. */
const [WIDTH, HEIGHT] = [4032, 3024];
const AT_ONCE = 10;

/** Prints what an enquiry with photos takes on a slow phone, and the memory that uploads take in the function. */
export async function benchPhotos(origin: string, api: LocalApi): Promise<void> {
  const photos = await Promise.all(IMAGES.map(aPhoto));
  console.log('An enquiry with three photos of 12 megapixels, from a slow phone at 400 kbit/s:');
  console.table({
    whole: await send(origin, photos),
    'cut at the half of the first': await send(origin, photos, true),
  });
  const [photo = Buffer.alloc(0)] = photos;
  console.log(
    `${AT_ONCE} photos of ${megabytes(photo.length)} MB at once, as no browser of ours sends them:`,
  );
  console.table(await uploadAtOnce(api, photo));
}

/** A photo of a phone, with the details of one. */
function aPhoto(name: string): Promise<Buffer> {
  return sharp(resolve(import.meta.dirname, `../../web/images/${name}-2400.avif`))
    .resize(WIDTH, HEIGHT)
    .composite([{ input: GRAIN, blend: 'soft-light', tile: true, raw: GRAIN_SIZE }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const GRAIN_SIZE = { width: 256, height: 256, channels: 3 } as const;
const GRAIN = Buffer.from(
  Array.from({ length: 256 * 256 }, () => 100 + Math.random() * 56).flatMap((grey) => [grey, grey, grey]),
);

async function send(origin: string, photos: readonly Buffer[], isCut = false) {
  return inBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', CPU_THROTTLING);
    await openHydrated(page, `${origin}/contact`);
    await page.getByLabel('Your name').fill('Bench');
    await page.getByLabel('Your email').fill('bench@example.com');
    await page.getByLabel('Your message').fill('Two doors.');
    await page.getByRole('checkbox').check();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    const sizes: number[] = [];
    // Playwright knows no size of a form with files.
    await page.exposeFunction('addSize', (size: number) => sizes.push(size));
    await page.evaluate(() => {
      const append = FormData.prototype.append;
      FormData.prototype.append = function (name: string, value: string | Blob, fileName?: string) {
        if (value instanceof Blob) Reflect.get(window, 'addSize')(value.size);
        Reflect.apply(append, this, [name, value, fileName]);
      };
    });
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
    const files = photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }));
    await page.getByLabel('Add photos').setInputFiles(files);
    if (isCut) {
      const isHalf = () => Number(document.querySelector('progress')?.value) >= 50;
      await page.waitForFunction(isHalf, undefined, { timeout: 60_000 });
      await session.send('Network.emulateNetworkConditions', { ...NETWORK, offline: true });
      await page.getByText('No connection').first().waitFor();
      await session.send('Network.emulateNetworkConditions', NETWORK);
    }
    await page.getByRole('button', { name: 'Send message' }).click();
    const without = page.getByRole('button', { name: 'Send without the photos' });
    const thanks = page.getByText('Thank you, your message has reached us.');
    await without.or(thanks).waitFor({ timeout: 60_000 });
    if (await without.isVisible()) await without.click();
    await thanks.waitFor({ timeout: 60_000 });
    const sent = seconds();
    await page.waitForFunction(allAdded, files.length, { timeout: 180_000 });
    const added = seconds();
    return {
      'chosen, MB': megabytes(sum(photos.map(({ length }) => length))),
      'scaled, MB': megabytes(sum(sizes)),
      'enquiry sent after, s': sent,
      'office has the photos after, s': added,
    };
  });
}

function allAdded(count: number): boolean {
  return (
    [...document.querySelectorAll('li')].filter((row) => row.textContent?.endsWith('Added')).length === count
  );
}

async function uploadAtOnce({ origin }: LocalApi, photo: Buffer) {
  const memory = () => Math.round(process.memoryUsage().rss / 1e6);
  const before = memory();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memory());
  }, 20);
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
      const headers = { Origin: origin, 'Fastly-Client-IP': `203.0.113.${index}` };
      return (await fetch(origin + uploadEnquiryFile.path, { method: 'POST', headers, body })).status;
    }),
  );
  clearInterval(timer);
  return { statuses: statuses.join(' '), 'before, MB': before, 'at most, MB': peak };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
