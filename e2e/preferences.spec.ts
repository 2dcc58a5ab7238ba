// Only a browser stores preferences, and applies them before and after a reload.
import { STORAGE_KEYS } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import { blockRequests } from './support/block-requests';
import { JOURNEY, test } from './support/test';
import { trackRequests } from './support/track-requests';
import { reload, visit } from './support/visit';

test.use({
  viewport: { width: 1440, height: 900 },
  // The toast logs the last error when its chunk cannot be loaded.
  expectedErrors:
    /Failed to load resource.*(401.*\/api\/admin\/me|\/assets\/)|ChunkLoadError.*toast-view|The Arabic texts could not be loaded/,
});

/** The chunk with the Arabic dictionary of the site: its name and a hash. */
const ARABIC_CHUNK = /\/assets\/arabic-site-[\w-]{8}\.json$/;

test('switching to Arabic covers the page while the dictionary loads, keeps what was typed, and survives a reload', {
  tag: JOURNEY,
}, async ({ page }) => {
  const release = await blockRequests(page, ARABIC_CHUNK);
  await visit(page, '/contact');
  await page.getByLabel('Your name').fill('Noor');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please wait while we translate the content...');
  await expect(page.getByRole('alertdialog')).toBeFocused();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveClass(/rtl/);
  await expect(page.getByLabel('الاسم')).toHaveValue('Noor');

  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a page whose dictionary cannot be loaded stays in English and shows an error', async ({ page }) => {
  await visit(page, '/contact');
  // Offline the page does not try to reload itself.
  await page.context().setOffline(true);
  await page.route(ARABIC_CHUNK, (route) => route.abort());
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByText('The Arabic texts could not be loaded. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test('a switch of language makes no call and needs no network after the pointer was over the toggle', async ({
  page,
  context,
}) => {
  const requests = trackRequests(page);
  await visit(page, '/services');
  await expect(page.getByRole('article')).toHaveCount(6);
  const feature = page.getByRole('article').first().getByRole('listitem').first();
  await page.getByRole('button', { name: 'العربية' }).first().hover();
  await expect.poll(() => requests.sent.some((request) => ARABIC_CHUNK.test(request.url()))).toBe(true);
  await requests.settled();
  const before = requests.sent.length;
  // A chunk is fetched, then imported from the browser's cache (import-chunk.ts); so is the dictionary read.
  const loaded = new Set(
    requests.sent.map((request) => request.url()).filter((url) => url.includes('/assets/')),
  );
  await context.setOffline(true);
  // The header is mirrored under a pointer, which would prefetch the page of the link that comes there.
  await page.mouse.move(0, 400);
  const toggle = (name: string) => page.getByRole('button', { name }).first().press('Enter');
  await toggle('العربية');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('خدماتنا');
  await expect(feature).toHaveText(/[ء-ي]/);
  await toggle('English');
  await expect(feature).toHaveText(/[a-z]/);
  await toggle('العربية');
  await expect(feature).toHaveText(/[ء-ي]/);
  const later = requests.sent.slice(before).map((request) => request.url());
  expect(later.filter((url) => !loaded.has(url))).toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.language)).toBe('ar');

  await test.step('a service that is read in Arabic is selected in the Arabic form', async () => {
    await context.setOffline(false);
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('link', { name: /عرض سعر/ })
      .click();
    await expect(page).toHaveURL(/\/contact\?service=UPVC%20Windows%20%26%20Doors$/);
    const choice = page.getByRole('combobox', { name: 'الخدمة' });
    await expect(choice.locator('option:checked')).toHaveText('نوافذ وأبواب UPVC');
  });
});

test('the theme survives a reload, separately for site and panel', async ({ page }) => {
  await visit(page, '/contact');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await reload(page);
  expect(await background()).toBe(dark);
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await background()).toBe(light);
});

test('before the app runs, theme, language and direction are set, the theme by default to that of the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/contact', { language: 'ar' });
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.theme);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-dark', '');
  await expect(html).toHaveCSS('background-color', 'rgb(15, 22, 25)');
  await expect(html).toHaveCSS('color-scheme', 'dark');
});
