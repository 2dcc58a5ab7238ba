import { COMPANY } from '@alnafitha/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ORIGIN } from './support/suite';
import { test } from './support/test';

const FEEDS = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/ar/rss.xml', 'application/rss+xml; charset=utf-8'],
] as const;

for (const [path, type] of FEEDS) {
  test(`${path} is of its type, protected, and kept for a minute`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=0, s-maxage=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.not.stringContaining('script-src'),
    });
    expect(await response.text()).toContain(`${ORIGIN}/`);
  });
}

/** What a browser's own parser, which lets nothing pass, finds at the selectors, each with its text or its `href`. */
async function find(page: Page, request: APIRequestContext, path: string, selectors: readonly string[]) {
  const xml = await (await request.get(path)).text();
  return page.evaluate(
    ([source, wanted]) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      const error = parsed.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? '');
      return wanted.map((selector) =>
        [...parsed.querySelectorAll(selector)].map((element) => element.textContent ?? ''),
      );
    },
    [xml, selectors] as const,
  );
}

test('the sitemap leads to pages and pictures', async ({ page, request }) => {
  const [addresses = [], pictures = []] = await find(page, request, '/sitemap.xml', [
    'url > loc',
    'image > loc',
  ]);
  expect(addresses).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/ar`, `${ORIGIN}/ar/contact`]));
  expect(new Set(addresses).size).toBe(addresses.length);
  const english = addresses.filter((address) => !/\/ar(\/|$)/.test(address));
  expect(addresses.length).toBe(2 * english.length);
  for (const kind of ['/blog/', '/portfolio/']) {
    const address = english.find((each) => each.startsWith(ORIGIN + kind)) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
  for (const picture of [pictures[0] ?? '', pictures.at(-1) ?? '']) {
    expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/webp');
  }
});

for (const [path, letters] of [
  ['/rss.xml', /^[^ء-ي]+$/],
  ['/ar/rss.xml', /[ء-ي]/],
] as const) {
  test(`${path} offers posts in its language, each with its address`, async ({ page, request }) => {
    const [titles = [], excerpts = [], links = []] = await find(page, request, path, [
      'item > title',
      'item > description',
      'item > link',
    ]);
    expect(titles.length).toBeGreaterThan(10);
    for (const text of [...titles, ...excerpts]) expect(text).toMatch(letters);
    expect(links.every((link) => link.startsWith(`${ORIGIN}${path.replace('/rss.xml', '')}/blog/`))).toBe(
      true,
    );
  });
}

test('a link of the feed leads to its post', async ({ page, request }) => {
  const [[title = ''] = [], [link = ''] = []] = await find(page, request, '/rss.xml', [
    'item > title',
    'item > link',
  ]);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
}

test('the site can be installed, with icons of the sizes that they claim', async ({ page, request }) => {
  await page.goto('/');
  const hrefOf = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const response = await request.get((await hrefOf('manifest')) ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({ name: COMPANY.name.en, short_name: COMPANY.shortName.en, start_url: '/' });
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
  const client = await page.context().newCDPSession(page);
  expect((await client.send('Page.getAppManifest')).errors).toEqual([]);
});
