// Only a browser decides when it loads an image or a prefetched chunk.
import { expect } from '@playwright/test';
import { blockRequests } from './support/block-requests';
import { test } from './support/test';
import { visit, waitForHydration } from './support/visit';

test('images far below the first screen load when they near it, or for a print, and move nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services', { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const images = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => ({
        top: Math.round(image.getBoundingClientRect().top + scrollY),
        isLoaded: image.complete && image.naturalWidth > 0,
      })),
    );
  const before = await images();
  const topsOf = (isLoaded: boolean) =>
    before.filter((image) => image.isLoaded === isLoaded).map(({ top }) => top);
  expect(Math.max(...topsOf(true))).toBeLessThan(3 * 844);
  expect(Math.min(...topsOf(false))).toBeGreaterThan(844);
  expect(topsOf(false).length).toBeGreaterThan(3);
  await page.pdf();
  await expect.poll(async () => (await images()).filter(({ isLoaded }) => !isLoaded)).toEqual([]);
  expect((await images()).map(({ top }) => top)).toEqual(before.map(({ top }) => top));
});

test('before hydration, pictures load in the viewport, and where the visitor scrolls to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await blockRequests(page, /\/assets\/[^/]*\.js$/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map((image) => Math.round(image.getBoundingClientRect().top + scrollY)),
    );
  await page.goto('/portfolio', { waitUntil: 'commit' });
  await expect.poll(async () => (await loaded()).length).toBeGreaterThan(1);
  expect(Math.max(...(await loaded()))).toBeLessThan(844);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(async () => Math.max(...(await loaded()))).toBeGreaterThan(2000);
  release();
  await waitForHydration(page);
});

test('the chunk of a page is prefetched when a link to it is hovered or focused', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/about');
  const links = page.getByRole('banner');
  for (const [reach, name, file] of [
    ['hover', 'Portfolio', /\/assets\/portfolio-page-[^/]*\.js$/],
    ['focus', 'Blog', /\/assets\/blog-page-[^/]*\.js$/],
  ] as const) {
    const fetched = page.waitForResponse(file);
    await links.getByRole('link', { name, exact: true })[reach]();
    await (await fetched).finished();
  }
  const pressedAt = await page.evaluate(() => performance.now());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  // A prefetched chunk is imported from the browser's cache.
  const later = await page.evaluate((since) => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fromNetwork = loaded.filter(
      ({ startTime, transferSize }) => startTime >= since && transferSize > 0,
    );
    return fromNetwork.map(({ name }) => name).filter((name) => /-page-[^/]*\.js$/.test(name));
  }, pressedAt);
  expect(later).toEqual([]);
});

test('client-rendered pages preload their font as well', async ({ request }) => {
  for (const path of ['/auth', '/admin/login']) {
    const [font = ''] =
      (await (await request.get(path)).text()).match(/(?<=rel="preload" href=")[^"]+/) ?? [];
    expect(font, path).toMatch(/\.woff2$/);
    expect((await request.get(font)).headers()['content-type'], path).toBe('font/woff2');
  }
});

test.describe('in the panel', () => {
  test.use({ account: 'admin' });

  test('the document requests what its page shows, which the page requests no second time', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/admin/')) requested.push(pathname + search);
    });
    await page.goto('/admin');
    const { pages } = JSON.parse((await page.locator('#preloads').textContent()) ?? '');
    expect(Object.keys(pages).length).toBeGreaterThan(5);
    for (const [path, { requests, scripts }] of Object.entries<Record<string, string[]>>(pages)) {
      requested.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main')).toBeVisible();
      expect(requested.sort(), path).toEqual(requests?.toSorted());
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(
        scripts?.filter((file) => !loaded.some((url) => url.endsWith(file))),
        path,
      ).toEqual([]);
    }
  });
});
