// Only a browser parses the feeds and the manifest as strictly as their readers; the requests pass Hosting.
import { SAMPLE_BLOCKS } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ORIGIN } from './support/suite';
import { CHROMIUM, test } from './support/test';
import { visit } from './support/visit';

test('feeds are well-formed', async ({ page, request }) => {
  for (const [path, selector] of [
    ['/sitemap.xml', 'image > loc'],
    ['/rss.xml', 'item > link'],
    ['/ar/rss.xml', 'item > link'],
  ] as const) {
    // The browser's XML parser is strict.
    const links = await page.evaluate(
      ([xml, wanted]) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const error = parsed.querySelector('parsererror');
        if (error) throw new Error(error.textContent ?? '');
        return [...parsed.querySelectorAll(wanted)].map(({ textContent }) => textContent ?? '');
      },
      [await (await request.get(path)).text(), selector] as const,
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !link.startsWith(`${ORIGIN}/`))).toEqual([]);
  }
});

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
}

test('the site is installable, with icons of their declared sizes', async ({ page, request }) => {
  await visit(page, '/');
  const hrefOf = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const response = await request.get((await hrefOf('manifest')) ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({
    name: SAMPLE_BLOCKS.company.name,
    short_name: SAMPLE_BLOCKS.company.shortName,
    start_url: '/',
  });
  const { icons } = manifest;
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touchIcon = { src: (await hrefOf('apple-touch-icon')) ?? '', sizes: '180x180' };
  for (const { src, sizes } of [...icons, touchIcon]) {
    const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
  }
});

test('Chromium finds no error in the manifest', { tag: CHROMIUM }, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  for (const path of ['/about', '/ar/about']) {
    await visit(page, path);
    const { errors, url } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe(path.replace('about', 'manifest.webmanifest'));
  }
});
