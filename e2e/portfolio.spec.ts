import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedErrors: /Failed to load resource.*404.*\/(api\/projects|portfolio)\//,
});

const galleryImages = (page: Page) => page.getByRole('button', { name: /View the picture|عرض الصورة/ });
/** Waits until a filter leaves some of the entries, but not all; returns their number. */
async function waitForFilteredCount(all: number, shown: Locator): Promise<number> {
  let count = 0;
  await expect(async () => {
    count = await shown.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
  }).toPass();
  return count;
}
const counter = (page: Page) => page.getByRole('dialog').getByText(/^\d+ \/ \d+$/);

test('the gallery is filtered by a sub-category, and the filter in the URL survives a reload', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  await expect(galleryImages(page).first()).toBeVisible();
  const all = await galleryImages(page).count();
  expect(all).toBeGreaterThanOrEqual(24);
  const chips = page.getByRole('group', { name: 'Filter the gallery' });
  await chips.getByRole('button', { name: 'Glass House' }).click();
  await expect(page).toHaveURL('/portfolio?category=glass-house');
  const some = await waitForFilteredCount(all, galleryImages(page));
  await page.reload();
  await expect(galleryImages(page)).toHaveCount(some);
  await chips.getByRole('button', { name: 'ALL', exact: true }).click();
  await expect(galleryImages(page)).toHaveCount(all);
});

for (const { language, next, previous, forwards } of [
  { language: 'en', next: 'Next', previous: 'Previous', forwards: 'ArrowRight' },
  { language: 'ar', next: 'التالي', previous: 'السابق', forwards: 'ArrowLeft' },
] as const) {
  test(`the lightbox shows its position, wraps around at both ends and restores the focus (${language})`, async ({
    page,
  }) => {
    await visit(page, '/portfolio', { language });
    await expect(galleryImages(page).first()).toBeVisible();
    const total = await galleryImages(page).count();
    const opener = galleryImages(page).first();
    await opener.click();
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await page.getByRole('button', { name: previous, exact: true }).click();
    await expect(counter(page)).toHaveText(`${total} / ${total}`);
    await page.getByRole('button', { name: next, exact: true }).click();
    await expect(counter(page)).toHaveText(`1 / ${total}`);
    await page.keyboard.press(forwards);
    await expect(counter(page)).toHaveText(`2 / ${total}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('an image that cannot be loaded is replaced by a placeholder', async ({ page }) => {
  await visit(page, '/portfolio');
  await expect(galleryImages(page).first()).toBeVisible();
  await page.route('**/media/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: 'no image' }),
  );
  await galleryImages(page).nth(20).click();
  await expect(page.getByRole('dialog').getByText('Image Not Available')).toBeVisible();
});

test('on a phone the filter is a menu that closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/portfolio');
  await expect(galleryImages(page).first()).toBeVisible();
  const opener = page.getByRole('button', { name: /^Filter:/ });
  await opener.click();
  await page
    .getByRole('group', { name: 'Filter the gallery' })
    .getByRole('button', { name: 'FLOORING' })
    .click();
  await expect(opener).toHaveText(/FLOORING/);
  await expect(page.getByRole('group', { name: 'Filter the gallery' })).toHaveCount(0);
});

test('projects are filtered by aluminium, UPVC, glass or kitchen', async ({ page }) => {
  await visit(page, '/portfolio');
  const links = page.locator('a[href^="/portfolio/"]');
  await expect(links.first()).toBeAttached();
  const all = await links.count();
  expect(all).toBe(10);
  const groups = page.getByRole('group', { name: 'Filter the projects' });
  for (const name of ['Aluminium', 'UPVC', 'Glass', 'Kitchen']) {
    await groups.getByRole('button', { name }).click();
    await waitForFilteredCount(all, links);
    await groups.getByRole('button', { name: 'All projects' }).click();
    await expect(links).toHaveCount(all);
  }
});

test('the URL opens a project, and closing it removes the parameter', async ({ page }) => {
  await visit(page, '/portfolio?id=walnut-kitchen');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('the WhatsApp link of a project page names the project', async ({ page }) => {
  await visit(page, '/portfolio');
  await page.locator('a[href="/portfolio/walnut-kitchen"]').first().click();
  await expect(page).toHaveURL('/portfolio/walnut-kitchen');
  // The previous page stays until the chunk of this one is loaded.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Portfolio');
  const title = (await heading.textContent()) ?? '';
  const chat = await page.getByRole('main').locator('a[href^="https://wa.me/"]').first().getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(title);
});

test('an unknown project shows the not-found page', async ({ page }) => {
  await visit(page, '/portfolio/no-such-project');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test.describe('when the request fails', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/api\/gallery/ });

  test('the gallery shows an error and loads on retry', async ({ page }) => {
    await page.route('**/api/gallery*', (route) => route.abort());
    // From another page: the server renders a gallery that is opened by its URL.
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page.getByText('Error loading portfolio')).toBeVisible();
    await expect(page.getByText('Please try again later')).toBeVisible();
    await page.unroute('**/api/gallery*');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(galleryImages(page).first()).toBeVisible();
  });
});

test('a quote request for a project names it in the form', async ({ page }) => {
  await visit(page, '/portfolio/walnut-kitchen');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).first().click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Quote request: ${title}`);
});

test.describe('a sample project', () => {
  test.use({ expectedErrors: /Failed to load resource.*404.*sample-upvc/ });

  test('has no page when there are real projects', async ({ page, request }) => {
    expect((await request.get('/portfolio/sample-upvc')).status()).toBe(404);
    await visit(page, '/portfolio?id=sample-upvc');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});
