// Only a browser has a history, paints, chooses fonts and prefers a language.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { blockRequests } from './support/block-requests';
import { CHROMIUM, test } from './support/test';
import { visit, waitForHydration } from './support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** The font of letters and spaces: with the spaces of another one, lines would break otherwise once that loads. */
const ARABIC_FONT = expect.stringMatching(/^IBM Plex Sans Arabic/);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const switchLocale = (page: Page, name: 'العربية' | 'English') => page.getByRole('button', { name }).click();

/** The font families that the browser renders the heading with. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('the URL follows the language, and Back does not undo the switch', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await switchLocale(page, 'العربية');
  await expect(page).toHaveURL('/ar/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goBack();
  await expect(page).toHaveURL('/ar/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('banner').getByRole('link', { name: 'أعمالنا' }).click();
  await expect(page).toHaveURL('/ar/portfolio');
  await expect(heading(page)).toHaveText('أعمالنا');
  await page.goBack();
  await switchLocale(page, 'English');
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the site uses its Arabic font after a locale switch', { tag: CHROMIUM }, async ({ page }) => {
  await visit(page, '/about');
  await switchLocale(page, 'العربية');
  await expect(heading(page)).toHaveText(/\p{Script=Arabic}{2}/u);
  await expect.poll(() => fontsOfHeading(page)).toEqual([ARABIC_FONT]);
});

test('an Arabic page uses its font when the font loads late', { tag: CHROMIUM }, async ({ page }) => {
  const release = await blockRequests(page, /\/assets\/arabic-[^/]*\.woff2$/);
  await page.goto('/ar/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  // Chromium gives its nodes new ids once it has parsed the document.
  await page.waitForLoadState('domcontentloaded');
  await expect.poll(() => fontsOfHeading(page)).toEqual([ARABIC_FONT]);
});

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-QA' });

  test('is offered the Arabic page once', async ({ page }) => {
    // A font that loads late may wrap a text otherwise, which moves what is below it.
    const release = await blockRequests(page, /\.woff2$/);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          Object.assign(window, { shift: [value, ...sources.map(({ node }) => node?.textContent)] });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const offer = page.getByRole('link', { name: 'متوفر بالعربية' });
    await expect(offer).toHaveAttribute('href', '/ar/about');
    await waitForHydration(page);
    await expectAccessible(page, 'offer');
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeUndefined();
    release();
    await offer.click();
    await expect(page).toHaveURL('/ar/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await switchLocale(page, 'English');
    await expect(heading(page)).toHaveText('About us');
    await expect(offer).toHaveCount(0);
  });
});

test('a stored language leads to the page in it, and nothing of the other one is painted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The script also runs in the blank page before.
    if (location.protocol !== 'http:') return;
    localStorage.setItem('language', 'ar');
    // The document of the English page ends before it could paint.
    addEventListener('pagehide', () => {
      const painted = performance.getEntriesByType('paint').length;
      sessionStorage.setItem('painted', String(painted));
    });
  });
  await page.goto('/about?utm=1#team');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/ar\/about/);
  await expect(heading(page)).toHaveText(/\p{Script=Arabic}{2}/u);
  expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBe('0');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a press on a link is answered at once on a slow network, and the page is marked as busy', async ({
  page,
}) => {
  await visit(page, '/about');
  const release = await blockRequests(page, /\/assets\/chairman-page-[^/]*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: "Chairman's Message" }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(heading(page)).toHaveText('About us');
  release();
  await expect(heading(page)).toHaveText("Chairman's Message");
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});
