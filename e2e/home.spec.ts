// Only a browser hydrates sections on a scroll, and chooses among the sources of an image.
import { expect } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test('sections are hydrated on scroll, keep their server-rendered titles, fit the width and follow a locale switch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const titles = page.locator('[data-lazy-section] h2');
  const serverRendered = await titles.allTextContents();
  expect(serverRendered).toHaveLength(6);

  const testimonials = page.getByRole('region', { name: 'What our clients say' });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(testimonials).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await test.step('two testimonials are side by side, and one on a phone', async () => {
    const visibleTestimonials = testimonials.locator('[role=group]:not([inert])');
    await expect(visibleTestimonials).toHaveCount(2);
    const second = (await visibleTestimonials.nth(1).textContent()) ?? '';
    await testimonials.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(visibleTestimonials.first()).toHaveText(second);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(visibleTestimonials).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(titles).toHaveText(serverRendered);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(titles).toHaveText(Array(6).fill(/\p{Script=Arabic}{2}/u));
});

test.describe('the picture of the hero', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const { width, height, share, source, limit } of [
    { width: 1440, height: 900, share: 0.57, source: /villa-evening-2400/, limit: 140_000 },
    { width: 390, height: 844, share: 1, source: /villa-evening-960/, limit: 30_000 },
  ]) {
    test(`is as sharp as a screen of ${width} px and double density, and no heavier than needed`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/ar']) {
        await visit(page, path);
        const image = page.locator('main img[fetchpriority=high]');
        const box = await image.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(share * width);
        const url = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
        expect(url).toMatch(source);
        const { length } = await (await page.request.get(url)).body();
        expect(length).toBeLessThanOrEqual(limit);
      }
    });
  }
});
