import { expect } from '@playwright/test';
import { signInAsAdmin } from './support/sign-in';
import { test } from './support/test';
import { PUBLIC_PAGES, visit } from './support/visit';

test.use({
  expectedErrors: /Failed to load resource.*(401.*\/api\/user|404.*\/no\/such\/page)/,
});

test('every link of header and footer leads to a page', async ({ page }) => {
  await visit(page, '/');
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
  expect(links.sort()).toEqual([
    '/',
    '/about',
    '/blog',
    '/contact',
    '/portfolio',
    '/services',
    '/testimonials',
  ]);
  // What stands there is looked at with every public page, in pages.spec.ts.
  expect(PUBLIC_PAGES).toEqual(expect.arrayContaining(links));
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('every link of the panel leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsAdmin(page);
  await visit(page, '/admin');
  const links = page.locator('#sidebar a');
  await expect(links).toHaveCount(10);
  const heading = page.getByRole('heading', { level: 1 });
  const seen = new Set<string>();
  // The first is the page on which all this begins, and the last leaves the panel.
  for (const link of [...(await links.all()).slice(1, -1), links.first(), links.last()]) {
    const path = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(path)).status(), path).toBe(200);
    const before = (await heading.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(heading, path).not.toHaveText(before);
    await expect(heading, path).not.toHaveText(/Admin Panel|404/);
    await expect(page.locator('main [role=progressbar]')).toHaveCount(0);
    await expect(page.locator('main')).not.toBeEmpty();
    seen.add((await heading.textContent()) ?? '');
  }
  expect(seen.size).toBe(10);
});

test('an unknown path is not found, for people and for machines', async ({ page }) => {
  const response = await page.request.get('/no/such/page');
  expect(response.status()).toBe(404);
  await visit(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  expect((await page.request.get('/assets/gone.js')).status()).toBe(404);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the services open under the pointer and under the keyboard', async ({ page }) => {
    await visit(page, '/about');
    const services = page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true });
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Curtain Wall Systems' });
    await services.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(0, 500);
    await expect(entry).toBeHidden();

    await services.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await page.keyboard.press('Enter');
    await entry.click();
    await expect(page).toHaveURL('/services');
    await expect(entry).toBeHidden();
  });

  test('the active route is marked', async ({ page }) => {
    await visit(page, '/contact');
    const current = page.getByRole('navigation').locator('[aria-current="page"]');
    await expect(current).toHaveText(['Contact']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu closes when a link is chosen', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await page.getByRole('navigation').getByRole('link', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test("the panel's sidebar lies over the page and closes with every new one", async ({ page }) => {
    await signInAsAdmin(page);
    await visit(page, '/admin/messages');
    await expect(page.getByRole('link', { name: 'Hero Sliders' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Hero Sliders' }).click();
    await expect(page).toHaveURL('/admin/hero-sliders');
    await expect(page.getByText('Content coming soon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hero Sliders' })).toBeHidden();
  });
});

test('the way back to the top shows after 300 pixels', async ({ page }) => {
  await visit(page, '/contact');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(toTop).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toHaveCount(0);
});

test('a new page begins at its top', async ({ page }) => {
  await visit(page, '/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});
