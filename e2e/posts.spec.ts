import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedErrors: /Failed to load resource.*404.*\/(api\/)?blog\//,
});

const posts = (page: Page) => page.getByRole('main').getByRole('article');

test('the posts take two pages, and a draft is on none', async ({ page }) => {
  await visit(page, '/blog');
  await expect(posts(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Page 2 of 2' }).click();
  await expect(posts(page)).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]page=2/);
  await page.reload();
  await expect(posts(page)).toHaveCount(1);
});

test('choosing a category resets the page', async ({ page }) => {
  await visit(page, '/blog?page=2');
  await expect(posts(page)).toHaveCount(1);
  await page
    .getByRole('group', { name: 'Post categories' })
    .getByRole('button', { name: 'Tips & Tricks' })
    .click();
  await expect(page).toHaveURL(/category=/);
  await expect(page).not.toHaveURL(/page=/);
  await expect.poll(() => posts(page).count()).toBeGreaterThan(1);
  for (const post of await posts(page).all()) await expect(post).toContainText('Tips & Tricks');
});

test('the search covers titles and excerpts, and can be reset', async ({ page }) => {
  await visit(page, '/blog');
  await expect(posts(page)).toHaveCount(12);
  const title = (await posts(page).nth(3).getByRole('heading').textContent()) ?? '';
  await page.getByLabel('Search posts').fill(title.toUpperCase());
  await expect(posts(page)).toHaveCount(1);
  await page.getByLabel('Search posts').fill('no post has these words');
  await expect(page.getByText('No Posts Found')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(posts(page)).toHaveCount(12);
});

test('a post is found by its id, and its URL is corrected', async ({ page }) => {
  await visit(page, '/blog/uvalue-some-old-title');
  await expect(page).toHaveURL(/\/blog\/uvalue-(?!some-old)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main pre')).toHaveAttribute('dir', 'ltr');
});

test('the long post is translated to Arabic, except its code', async ({ page }) => {
  await visit(page, '/blog/uvalue');
  await expect(page.locator('main pre')).toBeVisible();
  const code = await page.locator('main pre').textContent();
  await visit(page, '/blog/uvalue', { language: 'ar' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ء-ي]/);
  expect(await page.locator('main pre').textContent()).toBe(code);
});

for (const path of ['/blog/nosuchpost-at-all', '/blog/__x__']) {
  test(`${path} shows the not-found page`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
}

test('a post is shared by the Web Share API, or its link is copied where that is missing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] as unknown[] });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: (data: unknown) => {
        (window as unknown as { shared: unknown[] }).shared.push(data);
        return Promise.resolve();
      },
    });
  });
  await visit(page, '/blog');
  const post = posts(page).first();
  const title = await post.getByRole('heading').textContent();
  const path = await post.getByRole('link').getAttribute('href');
  const share = post.getByRole('button', { name: /^Share/ });
  await share.click();
  const [data] = await page.evaluate(
    () => (window as unknown as { shared: { title: string; text: string; url: string }[] }).shared,
  );
  expect(data?.title).toBe(title);
  expect(data?.text).toBeTruthy();
  expect(new URL(data?.url ?? '').pathname).toBe(path);

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await share.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(data?.url);
});

test.describe('when the request fails', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/api\/blog/ });

  test('the list shows an error, and Retry loads it again', async ({ page }) => {
    await page.route('**/api/blog?*', (route) => route.abort());
    // From another page: the server renders a list that is opened by its URL.
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByText('Error Loading Blog Posts')).toBeVisible();
    await page.unroute('**/api/blog?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(posts(page)).toHaveCount(12);
  });
});
