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
  test(`${path} has its content type and security headers, and is cached for a minute`, async ({
    request,
  }) => {
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

for (const [path, pattern] of [
  ['/rss.xml', /^[^ء-ي]+$/],
  ['/ar/rss.xml', /[ء-ي]/],
] as const) {
  test(`${path} lists posts in its language, each with its URL`, async ({ page, request }) => {
    const [titles = [], excerpts = [], links = []] = await queryXml(page, request, path, [
      'item > title',
      'item > description',
      'item > link',
    ]);
    expect(titles.length).toBeGreaterThan(10);
    for (const text of [...titles, ...excerpts]) expect(text).toMatch(pattern);
    expect(links.every((link) => link.startsWith(`${ORIGIN}${path.replace('/rss.xml', '')}/blog/`))).toBe(
      true,
    );
  });
}

test('a link of the feed opens its post', async ({ page, request }) => {
  const [[title = ''] = [], [link = ''] = []] = await queryXml(page, request, '/rss.xml', [
    'item > title',
    'item > link',
  ]);
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
  const client = await page.context().newCDPSession(page);
  expect((await client.send('Page.getAppManifest')).errors).toEqual([]);
});
