import { expect, type Page } from '@playwright/test';
import { CHROMIUM, test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

const posts = (page: Page) => page.getByRole('main').getByRole('article');

test('posts are found by page, category and search', async ({ page }) => {
  await visit(page, '/blog');
  await expect(posts(page)).toHaveCount(12);
  await page.getByRole('button', { name: /^Page 2 of/ }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  // The draft of the seed is on no page.
  await expect(posts(page)).toHaveCount(1);
  await page.reload();
  await expect(posts(page)).toHaveCount(1);

  await test.step('a category starts at its first page', async () => {
    await page
      .getByRole('group', { name: 'Post categories' })
      .getByRole('button', { name: 'Tips & Tricks' })
      .click();
    await expect(page).toHaveURL(/category=/);
    await expect(page).not.toHaveURL(/page=/);
    await expect.poll(() => posts(page).count()).toBeGreaterThan(1);
    for (const post of await posts(page).all()) await expect(post).toContainText('Tips & Tricks');
  });

  await test.step('the search ignores case, and can be reset', async () => {
    const title = (await posts(page).nth(1).getByRole('heading').textContent()) ?? '';
    await page.getByLabel('Search posts').fill(title.toUpperCase());
    await expect(posts(page)).toHaveCount(1);
    await page.getByLabel('Search posts').fill('no post has these words');
    await expect(page.getByText('No Posts Found')).toBeVisible();
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(posts(page)).toHaveCount(12);
  });
});

test('an old link leads to the post, whose code is the same in Arabic', async ({ page }) => {
  await visit(page, '/blog/uvalue-some-old-title');
  await expect(page).toHaveURL(/\/blog\/uvalue-(?!some-old)/);
  const code = page.locator('main pre');
  await expect(code).toHaveAttribute('dir', 'ltr');
  const english = (await code.textContent()) ?? '';
  await visit(page, '/blog/uvalue', { language: 'ar' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ء-ي]/);
  expect(await code.textContent()).toBe(english);
});

test('a post is shared by the Web Share API, or its link is copied where that is missing', {
  tag: CHROMIUM,
}, async ({ page, context }) => {
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
