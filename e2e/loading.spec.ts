import { expect } from '@playwright/test';
import { test } from './support/test';

test('a server-rendered page requests no style sheet but that of prints', async ({ page }) => {
  await page.goto('/');
  const sheets = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.css') ? [name] : [])),
  );
  expect(sheets.filter((name) => !/\/print-[^/]+\.css$/.test(name))).toEqual([]);
});

test('the chunk of a page is prefetched when a link to it is hovered or focused', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
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
