import { expect, type Page } from '@playwright/test';
import { duplicates, imageName } from './support/crawl';
import { test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

const hero = (page: Page) => page.getByRole('region', { name: /What we build|ما نبنيه/ });
const slideTitle = (page: Page) =>
  hero(page).locator('[role=group]:not([inert])').getByRole('heading', { level: 2 });

/** Scrolls down by the wheel until a section is in the viewport, which hydrates it. */
async function scrollTo(page: Page, title: string) {
  const section = page.getByRole('region', { name: title });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(section).toBeInViewport({ timeout: 500 });
  }).toPass();
  return section;
}

test('slides and sections of the Arabic home page go from right to left, and stand still with reduced motion', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/', { language: 'ar' });
  const first = (await slideTitle(page).textContent()) ?? '';
  await page.clock.runFor(11_000);
  await expect(slideTitle(page)).toHaveText(first);
  await hero(page).getByRole('button', { name: 'السابق', exact: true }).click();
  await expect(slideTitle(page)).not.toHaveText(first);
  const last = (await slideTitle(page).textContent()) ?? '';
  await hero(page).getByRole('button', { name: 'التالي', exact: true }).click();
  await expect(slideTitle(page)).toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slideTitle(page)).toHaveText(last);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slides change every five seconds, except under the pointer and when paused by keyboard', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/');
    await page.mouse.move(10, 5);
    const first = (await slideTitle(page).textContent()) ?? '';
    await page.clock.runFor(5100);
    await expect(slideTitle(page)).not.toHaveText(first);
    const second = (await slideTitle(page).textContent()) ?? '';

    await hero(page).hover();
    await page.clock.runFor(11_000);
    await expect(slideTitle(page)).toHaveText(second);

    await page.mouse.move(10, 5);
    const pause = hero(page).getByRole('button', { name: 'Pause the slides' });
    await pause.focus();
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(11_000);
    await expect(slideTitle(page)).toHaveText(second);
    await expect(hero(page).getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });
});

test('all sections appear on scroll, with the content of the database, and a tile leads to its gallery', async ({
  page,
}) => {
  await visit(page, '/');
  await scrollTo(page, 'What we can make for you');
  const portfolio = await scrollTo(page, 'Recent work');
  await expect(portfolio.locator('a[href$="/portfolio"] img, a[href*="/portfolio?"] img')).toHaveCount(6);
  await expect(portfolio.locator('a[href*="/portfolio/"]').first()).toBeAttached();
  const testimonials = await scrollTo(page, 'What our clients say');
  const shown = testimonials.locator('[role=group]:not([inert])');
  await test.step('two testimonials are side by side, and one on a phone', async () => {
    await expect(shown).toHaveCount(2);
    const second = (await shown.nth(1).textContent()) ?? '';
    await testimonials.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(shown.first()).toHaveText(second);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(shown).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await expect(await scrollTo(page, 'Our work in numbers')).toContainText('500');
  await page.getByRole('link', { name: 'Glass Houses' }).click();
  await expect(page).toHaveURL('/portfolio?category=glass-house');
});

test('no image is shown twice, and lazily hydrated sections keep their server-rendered titles and follow a locale switch', async ({
  page,
}) => {
  await visit(page, '/');
  const titles = page.locator('[data-lazy-section] h2');
  const serverRendered = await titles.allTextContents();
  expect(serverRendered).toHaveLength(6);
  await expect(hero(page).locator('img')).toHaveCount(3);
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  // Slides, About, tiles, preview, projects, testimonials.
  expect(sources.length).toBeGreaterThan(18);
  expect.soft(duplicates(sources.map(imageName))).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(titles).toHaveText(serverRendered);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(titles).toHaveText(Array(6).fill(/\p{Script=Arabic}{2}/u));
});
