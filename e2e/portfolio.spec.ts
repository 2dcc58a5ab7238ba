// Only a browser shows the gallery and its lightbox through focus, history and reloads of server-rendered pages.
import { expect } from '@playwright/test';
import { JOURNEY, test } from './support/test';
import { reload, visit } from './support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor filters the gallery, looks at a picture and asks for a quote about a project', {
  tag: JOURNEY,
}, async ({ page }) => {
  await visit(page, '/portfolio');
  const images = page.getByRole('button', { name: /^View the image/ });
  await expect(images).toHaveCount(20);
  const chips = page.getByRole('group', { name: 'Filter the gallery' });
  await chips.getByRole('button', { name: 'Glass house' }).click();
  await expect(page).toHaveURL('/portfolio?category=glass-house&projects=all');
  await expect.poll(() => images.count()).toBeLessThan(20);
  await expect(images.first()).toBeVisible();
  const some = await images.count();
  expect(some).toBeGreaterThan(0);
  // The server renders the same images.
  await reload(page);
  await expect(images).toHaveCount(some);
  await chips.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('link', { name: 'Show more pictures' }).click();
  await expect(page).toHaveURL(/[?&]pictures=2$/);
  await expect(images.nth(20)).toBeFocused();

  const all = await images.count();
  expect(all).toBeGreaterThan(21);
  await reload(page);
  await expect(images).toHaveCount(all);

  await images.first().click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(images.first()).toBeFocused();

  await page.locator('a[href="/portfolio/walnut-kitchen"]').first().click();
  await expect(page).toHaveURL('/portfolio/walnut-kitchen');
  // The previous page stays until the chunk of this one is loaded.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Portfolio');
  const title = (await heading.textContent()) ?? '';
  await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).first().click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Quote request: ${title}`);
});

test('the gallery begins in the second screen of a desktop and of a phone', async ({ page }) => {
  for (const path of ['/portfolio', '/ar/portfolio']) {
    await visit(page, path);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const top = () =>
        page.locator('#gallery').evaluate((element) => element.getBoundingClientRect().top + scrollY);
      // A media query in React needs another render.
      await expect.poll(top, { message: `${path}, ${viewport.width} px` }).toBeLessThan(2 * viewport.height);
      await expect(page.locator('#projects li:has(h3)')).toHaveCount(4);
    }
  }
});
