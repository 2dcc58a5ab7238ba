import { expect } from '@playwright/test';
import { type LoadedScript, loadedScripts } from './support/loaded-scripts';
import { measurePageWeight, PRINT_STYLESHEET } from './support/page-weight';
import { signInAsAdmin } from './support/sign-in';
import { test } from './support/test';

test.use({ expectedErrors: /Failed to load resource.*401.*\/api\/(user|admin\/me)/ });

/** Bytes of JavaScript, gzipped, that a first visit loads before the browser is idle. */
const LIMITS = {
  '/': 145_000,
  '/ar': 145_000,
  '/about': 145_000,
  '/ar/about': 145_000,
  '/services': 145_000,
  '/portfolio': 145_000,
  '/portfolio/walnut-kitchen': 145_000,
  '/chairman': 145_000,
  '/testimonials': 145_000,
  '/blog': 145_000,
  '/blog/coolhouse': 145_000,
  '/contact': 150_000,
  '/ar/contact': 150_000,
} as const;

/** Bytes of the other resources of a public page, in any language; fonts by language. */
const PAGE_WEIGHT_LIMITS = { html: 36_000, css: 10_500, print: 700 };
const FONT_LIMITS = { en: 17_500, ar: 51_000 };
/** `images`: bytes of those in the first viewport. */
const SCREENS = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, images: 66_000 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, images: 93_000 },
] as const;

/** How long scripts wait for the LCP image at most (web/src/site/app/defer-scripts.ts). */
const HEAD_START_MS = 350;

/** Bytes of JavaScript of the panel, for an administrator. */
const ADMIN_LIMITS = {
  '/admin/login': 300_000,
  '/admin/messages': 300_000,
  '/admin/images': 300_000,
  '/admin/projects': 300_000,
  '/admin/blog-posts': 300_000,
  '/admin/services': 300_000,
  '/admin/blog-posts/new': 450_000,
} as const;

// Texts of those modules: a chunk's file name does not tell what the bundler put into it.
const ADMIN = /Enter your credentials to access the admin panel/;
const FIREBASE = /identitytoolkit/;

function totalSize(path: string, scripts: readonly LoadedScript[]): number {
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  console.log(`${String(total).padStart(7)}  ${path}`);
  expect(scripts.length, path).toBeGreaterThan(1);
  return total;
}

test('public pages stay within their JavaScript limits, and load neither the panel nor the Firebase SDK', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  for (const [path, limit] of Object.entries(LIMITS)) {
    const fresh = await browser.newPage();
    const scripts = await loadedScripts(fresh, path);
    expect(totalSize(path, scripts), path).toBeLessThan(limit);
    expect(
      scripts.filter(({ text }) => ADMIN.test(text) || FIREBASE.test(text)).map((script) => script.path),
      path,
    ).toEqual([]);
    await fresh.close();
  }
  // The same texts are found where they belong.
  expect((await loadedScripts(page, '/auth')).some(({ text }) => FIREBASE.test(text))).toBe(true);
  const panel = await browser.newPage();
  expect((await loadedScripts(panel, '/admin/login')).some(({ text }) => ADMIN.test(text))).toBe(true);
  await panel.close();
});

for (const { images, ...screen } of SCREENS) {
  test(`public pages stay within their page-weight limits in a viewport ${screen.viewport.width} wide`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    for (const path of Object.keys(LIMITS)) {
      const fresh = await browser.newPage(screen);
      const found = await measurePageWeight(fresh, path);
      console.log(path, found);
      expect(found.html, path).toBeLessThan(PAGE_WEIGHT_LIMITS.html);
      expect(found.css, path).toBeLessThan(PAGE_WEIGHT_LIMITS.css);
      expect(found.print, path).toBeLessThan(PAGE_WEIGHT_LIMITS.print);
      expect(found.fonts, path).toBeLessThan(FONT_LIMITS[/^\/ar(\/|$)/.test(path) ? 'ar' : 'en']);
      expect(found.images, path).toBeLessThan(images);
      // Every page has both: otherwise nothing was measured.
      expect(Math.min(found.css, found.fonts), path).toBeGreaterThan(1000);
      await fresh.close();
    }
  });
}

test('the LCP image has a head start before scripts, which load no style sheet again', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { imageEnd, parsed, scripts, sheets } = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc;
    return {
      imageEnd: loaded.find(({ name }) => name === first)?.responseEnd ?? Number.NaN,
      parsed: navigation?.domContentLoadedEventStart ?? Number.NaN,
      scripts: loaded.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
      sheets: loaded.map(({ name }) => name).filter((name) => name.endsWith('.css')),
    };
  });
  expect(scripts.filter((start) => start < Math.min(imageEnd, parsed + HEAD_START_MS))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(1);
  // The print style sheet is not inlined, and does not block rendering.
  expect(sheets.filter((name) => !PRINT_STYLESHEET.test(name))).toEqual([]);
});

test('the chunk of a page is prefetched when a link to it is hovered or focused', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const links = page.getByRole('banner');
  for (const [reach, name, file] of [
    ['hover', 'Portfolio', /\/assets\/portfolio-page-[^/]*\.js$/],
    ['focus', 'Blog', /\/assets\/blog-page-[^/]*\.js$/],
  ] as const) {
    const fetched = page.waitForRequest(file);
    await links.getByRole('link', { name, exact: true })[reach]();
    await fetched;
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

test('the pages of the panel stay within their JavaScript limits', async ({ browser }) => {
  test.setTimeout(240_000);
  for (const [path, limit] of Object.entries(ADMIN_LIMITS)) {
    const fresh = await browser.newPage();
    if (path !== '/admin/login') await signInAsAdmin(fresh);
    expect(totalSize(path, await loadedScripts(fresh, path)), path).toBeLessThan(limit);
    await fresh.close();
  }
});
