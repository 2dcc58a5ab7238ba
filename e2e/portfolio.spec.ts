import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

const galleryImages = (page: Page) => page.getByRole('button', { name: /View the image|عرض الصورة/ });

test('the gallery and the projects are filtered, and a filter in the URL survives a reload', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  await expect(galleryImages(page).first()).toBeVisible();
  const all = await galleryImages(page).count();
  expect(all).toBe(20);
  const chips = page.getByRole('group', { name: 'Filter the gallery' });
  await chips.getByRole('button', { name: 'Glass house' }).click();
  await expect(page).toHaveURL('/portfolio?category=glass-house&projects=all');
  await expect.poll(() => galleryImages(page).count()).toBeLessThan(all);
  const some = await galleryImages(page).count();
  expect(some).toBeGreaterThan(0);
  await page.reload();
  await expect(galleryImages(page)).toHaveCount(some);
  await chips.getByRole('button', { name: 'All', exact: true }).click();
  await expect(galleryImages(page)).toHaveCount(all);
  await page.getByRole('link', { name: 'Show more pictures' }).click();
  await expect.poll(() => galleryImages(page).count()).toBeGreaterThan(all);
  await expect(page).toHaveURL(/[?&]pictures=2$/);
  await expect(galleryImages(page).nth(all)).toBeFocused();

  const links = page.locator('a[href^="/portfolio/"]');
  const projects = await links.count();
  const groups = page.getByRole('group', { name: 'Filter the projects' });
  for (const name of ['Aluminium', 'UPVC', 'Glass', 'Kitchen']) {
    await groups.getByRole('button', { name }).click();
    await expect.poll(() => links.count()).toBeLessThan(projects);
    await expect(links).not.toHaveCount(0);
    await groups.getByRole('button', { name: 'All projects' }).click();
    await expect(links).toHaveCount(projects);
  }
});

test('the Arabic lightbox goes through all images from right to left, survives a broken one and restores the focus', async ({
  page,
}) => {
  await visit(page, '/portfolio', { language: 'ar' });
  await expect(galleryImages(page).first()).toBeVisible();
  const total = await galleryImages(page).count();
  const counter = page.getByRole('dialog').getByText(/^\d+ \/ \d+$/);
  const opener = galleryImages(page).first();
  await opener.click();
  await expect(counter).toHaveText(`1 / ${total}`);
  await page.getByRole('button', { name: 'السابق', exact: true }).click();
  await expect(counter).toHaveText(`${total} / ${total}`);
  await page.getByRole('button', { name: 'التالي', exact: true }).click();
  await expect(counter).toHaveText(`1 / ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(`2 / ${total}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.route('**/media/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: 'no image' }),
  );
  await galleryImages(page).nth(19).click();
  await expect(page.getByRole('dialog').getByText('الصورة غير متوفرة')).toBeVisible();
});

test('a project is opened by its URL, and its page leads to a chat and a quote request that name it', async ({
  page,
}) => {
  await visit(page, '/portfolio?id=walnut-kitchen');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/portfolio');
  await page.locator('a[href="/portfolio/walnut-kitchen"]').first().click();
  await expect(page).toHaveURL('/portfolio/walnut-kitchen');
  // The previous page stays until the chunk of this one is loaded.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Portfolio');
  const title = (await heading.textContent()) ?? '';
  const chat = await page.getByRole('main').locator('a[href^="https://wa.me/"]').first().getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(title);
  await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).first().click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Quote request: ${title}`);
});

test.describe('when the request fails', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/api\/(portfolio\/images|blog)/ });

  test('gallery and blog show an error and load on retry', async ({ page }) => {
    await page.route(/\/api\/(portfolio\/images|blog)\b/, (route) => route.abort());
    // From another page: the server renders a gallery that is opened by its URL.
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page.getByText('Error loading portfolio')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByText('Error Loading Blog Posts')).toBeVisible();
    await page.unroute(/\/api\/(portfolio\/images|blog)\b/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    // It is requested again on the way back.
    await page.goBack();
    await expect(galleryImages(page).first()).toBeVisible();
  });
});
