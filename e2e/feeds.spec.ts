import { COMPANY } from '@alnafitha/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ORIGIN } from './support/suite';
import { CHROMIUM, test } from './support/test';

const FEEDS = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/ar/rss.xml', 'application/rss+xml; charset=utf-8'],
] as const;

test('feeds have their content types and security headers, and are cached by the CDN', async ({
  request,
}) => {
  for (const [path, type] of FEEDS) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers(), path).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.not.stringContaining('script-src'),
    });
    expect.soft(await response.text(), path).toContain(`${ORIGIN}/`);
  }
});

/** Texts of the elements that match the selectors, by the browser's strict XML parser. */
async function queryXml(page: Page, request: APIRequestContext, path: string, selectors: readonly string[]) {
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

test('the sitemap links to pages and images', async ({ page, request }) => {
  const [pageUrls = [], imageUrls = []] = await queryXml(page, request, '/sitemap.xml', [
    'url > loc',
    'image > loc',
  ]);
  expect(pageUrls).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/ar`, `${ORIGIN}/ar/contact`]));
  expect(new Set(pageUrls).size).toBe(pageUrls.length);
  const english = pageUrls.filter((url) => !/\/ar(\/|$)/.test(url));
  expect(pageUrls.length).toBe(2 * english.length);
  for (const kind of ['/blog/', '/portfolio/']) {
    const url = english.find((each) => each.startsWith(ORIGIN + kind)) ?? '';
    expect((await request.get(url)).status(), url).toBe(200);
  }
  for (const url of [imageUrls[0] ?? '', imageUrls.at(-1) ?? '']) {
    expect((await request.get(url)).headers()['content-type'], url).toBe('image/webp');
  }
});

test('the feeds list posts in their language, and a link opens its post', async ({ page, request }) => {
  let [title, link] = ['', ''];
  for (const [path, pattern] of [
    ['/ar/rss.xml', /[ء-ي]/],
    ['/rss.xml', /^[^ء-ي]+$/],
  ] as const) {
    const [titles = [], excerpts = [], links = []] = await queryXml(page, request, path, [
      'item > title',
      'item > description',
      'item > link',
    ]);
    expect(titles.length).toBeGreaterThan(10);
    expect([...titles, ...excerpts].filter((text) => !pattern.test(text))).toEqual([]);
    const start = `${ORIGIN}${path.replace('/rss.xml', '')}/blog/`;
    expect(links.filter((link) => !link.startsWith(start))).toEqual([]);
    [title, link] = [titles[0] ?? '', links[0] ?? ''];
  }
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
}

test('the site is installable, with icons of their declared sizes', async ({ page, request }) => {
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
});

test('Chromium finds no error in the manifest', { tag: CHROMIUM }, async ({ page }) => {
  await page.goto('/about');
  const client = await page.context().newCDPSession(page);
  expect((await client.send('Page.getAppManifest')).errors).toEqual([]);
});
