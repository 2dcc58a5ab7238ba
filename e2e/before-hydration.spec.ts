import { type Browser, expect, type Page } from '@playwright/test';
import { blockRequests } from './support/block-requests';
import { test } from './support/test';
import { visit } from './support/visit';
import { waitForHydration } from './support/wait-for-hydration';

/** The entry of the initial chunk. */
const INITIAL_CHUNK = /\/assets\/site-[^/]*\.js$/;
/** The page's own timeout of waiting for the LCP image (web/src/site/app/defer-scripts.ts). */
const HEAD_START_MS = 350;
const LCP_IMAGE = /\/assets\/villa-evening-/;

/** Opens a page and blocks its requests to `url` until `release` is called. The page's own timeout is off, for slow machines. */
async function openBlocking(
  url: RegExp,
  path: string,
  browser: Browser,
  { language = 'en', height = 720 } = {},
) {
  const page = await browser.newPage({ viewport: { width: 1280, height } });
  await page.addInitScript(
    ([timeout, stored]) => {
      localStorage.setItem('language', stored);
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, delay?: number) =>
        delay === timeout ? 0 : setTimeout(run, delay)) as typeof window.setTimeout;
    },
    [HEAD_START_MS, language] as const,
  );
  const imageRequests = recordImageRequests(page);
  const release = await blockRequests(page, url);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { page, imageRequests, release };
}

/** Records the URLs of image requests. */
function recordImageRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().startsWith('data:')) urls.push(request.url());
  });
  return urls;
}

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('no other image is requested before the LCP image is shown', async ({ browser }) => {
  const { page, imageRequests, release } = await openBlocking(LCP_IMAGE, '/', browser);
  expect(imageRequests.filter((url) => !LCP_IMAGE.test(url))).toEqual([]);
  expect(imageRequests).toHaveLength(1);
  release();
  await expect.poll(() => imageRequests.length).toBeGreaterThan(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-lcp-pending');
  await page.close();
});

for (const { trigger, goOn } of [
  { trigger: 'once the chunk has loaded', goOn: async (_: Page, release: () => void) => release() },
  { trigger: 'once the visitor scrolls', goOn: (page: Page) => page.mouse.wheel(0, 10) },
]) {
  test(`images in the viewport load before the initial chunk, those below ${trigger}`, async ({
    browser,
  }) => {
    const { page, imageRequests, release } = await openBlocking(INITIAL_CHUNK, '/portfolio', browser, {
      height: 1200,
    });
    const sources = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
    // The LCP image and some of the gallery.
    await expect.poll(async () => (await sources('main img[loading=eager]')).length).toBeGreaterThan(2);
    expect((await sources('main img[loading=lazy]')).length).toBeGreaterThan(10);
    const shownAndRequested = async () => [
      (await sources('main img[loading=eager]')).sort().join(' '),
      imageRequests.toSorted().join(' '),
    ];
    await expect.poll(async () => new Set(await shownAndRequested()).size).toBe(1);
    const before = imageRequests.length;
    await goOn(page, release);
    await expect.poll(() => imageRequests.length).toBeGreaterThan(before);
    await page.close();
  });
}

test('images within a text keep their position during hydration', async ({ browser }) => {
  const { page, release } = await openBlocking(INITIAL_CHUNK, '/blog/coolhouse', browser);
  await expect(page.locator('html')).toHaveAttribute('data-lcp-pending');
  const image = page.locator('article figure img').first();
  // In whole pixels: a loaded file has its own ratio, the first one that of the attributes.
  const position = async () => Object.values((await image.boundingBox()) ?? {}).map(Math.round);
  const before = await position();
  expect(Math.min(...before)).toBeGreaterThan(100);
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-lcp-pending');
  expect(await position()).toEqual(before);
  await page.close();
});

test('images load without the initial chunk, and without JavaScript', async ({ browser }) => {
  const page = await browser.newPage();
  const imageRequests = recordImageRequests(page);
  await page.route(INITIAL_CHUNK, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => imageRequests.length, { timeout: 8000 }).toBeGreaterThan(2);
  await page.close();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  const requestsWithoutScripts = recordImageRequests(plain);
  await plain.goto('/');
  await expect.poll(() => requestsWithoutScripts.length).toBeGreaterThan(2);
  await plain.close();
});

test('text typed into a search before hydration is applied', async ({ browser }) => {
  const { page, release } = await openBlocking(INITIAL_CHUNK, '/blog', browser);
  const posts = page.getByRole('main').getByRole('article');
  const all = await posts.count();
  await page.getByRole('searchbox').fill('kitchen');
  release();
  await expect.poll(() => posts.count()).toBeLessThan(all);
  await expect(page.getByRole('searchbox')).toHaveValue('kitchen');
  await page.close();
});

for (const path of ['/contact', '/ar'])
  test(`a form of ${path} submitted before hydration keeps its values, without navigation`, async ({
    browser,
  }) => {
    const { page, release } = await openBlocking(INITIAL_CHUNK, path, browser);
    const url = page.url();
    const form = page.getByRole('form');
    const [name, email] = [form.locator('[name=name]'), form.locator('[name=email]')];
    await name.fill('Aisha');
    await email.fill('nobody');
    await email.press('Enter');
    release();
    await waitForHydration(page);
    await expect(name).toHaveValue('Aisha');
    // The section of the home page is hydrated after the page.
    await expect(async () => {
      await email.press('Enter');
      await expect(email).toHaveAttribute('aria-invalid', 'true', { timeout: 1000 });
    }).toPass();
    await expect(email).toBeFocused();
    await expect(name).toHaveValue('Aisha');
    expect(page.url()).toBe(url);
    await page.close();
  });

for (const { path, file, text, retry } of [
  {
    path: '/contact',
    file: INITIAL_CHUNK,
    text: 'No connection. Check your network and try again.',
    retry: 'Retry',
  },
  {
    path: '/ar',
    file: /\/assets\/react-[^/]*\.js$/,
    text: 'لا يوجد اتصال. تحقق من الشبكة وحاول مرة أخرى.',
    retry: 'إعادة المحاولة',
  },
])
  test(`${path} shows an error when its code cannot be loaded, and a link to try again`, async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: text });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await page.unroute(file);
    await alert.getByRole('link', { name: retry }).click();
    await waitForHydration(page);
    await expect(alert).toBeHidden();
    await page.close();
  });

test('a form does not navigate without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/contact');
  await page.locator('[name=name]').fill('Aisha');
  // A key, not a click: Playwright waits for the navigation after a click, and the browser does not report that it blocked it.
  const violation = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await page.keyboard.press('Enter');
  await violation;
  expect(new URL(page.url()).search).toBe('');
  await page.close();
});

test('hydration keeps the scroll position of the home page, and a reload resets it', async ({ browser }) => {
  const { page, release } = await openBlocking(INITIAL_CHUNK, '/', browser);
  await page.evaluate(() => window.scrollTo(0, 1500));
  release();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(1500);
  await page.reload();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(0);
  await page.close();
});

test('hydration keeps the scroll position of a page opened with a fragment', async ({ browser }) => {
  const { page, release } = await openBlocking(INITIAL_CHUNK, '/#contact', browser);
  await expect(page.getByRole('form')).toBeInViewport();
  const position = (await scrollPosition(page)) - 900;
  await page.evaluate((top) => window.scrollTo(0, top), position);
  release();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(position);
  await page.close();
});

test('Back during the load of the code leads to the previous page', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Portfolio');
  const release = await blockRequests(page, INITIAL_CHUNK);
  const request = page.waitForRequest(INITIAL_CHUNK);
  await page.evaluate(() => location.reload());
  await request;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  release();
  await expect(heading).not.toHaveText('Portfolio');
});
