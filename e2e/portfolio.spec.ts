import { expect } from '@playwright/test';
import { test } from './support/test';
import { reload, visit } from './support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

test('a visitor filters the gallery, looks at a picture and asks for a quote about a project', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  const images = page.getByRole('button', { name: /^View the image/ });
  await expect(images).toHaveCount(20);
  const chips = page.getByRole('group', { name: 'Filter the gallery' });
  await chips.getByRole('button', { name: 'Glass house' }).click();
  await expect(page).toHaveURL('/portfolio?category=glass-house&projects=all');
  await expect.poll(() => images.count()).toBeLessThan(20);
  const some = await images.count();
  expect(some).toBeGreaterThan(0);
  // Rendered by the server.
  await reload(page);
  await expect(images).toHaveCount(some);
  await chips.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('link', { name: 'Show more pictures' }).click();
  await expect(page).toHaveURL(/[?&]pictures=2$/);
  await expect(images.nth(20)).toBeFocused();

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
