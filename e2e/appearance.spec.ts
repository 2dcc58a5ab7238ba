// Only a browser computes styles, and runs animations and view transitions.
import { SAMPLE_BLOCKS } from '@alnafitha/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { CHROMIUM, test } from './support/test';
import { visit } from './support/visit';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('headings are spaced in Latin only; the header is transparent over the hero and solid after a scroll, which leaves the contact details behind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const heading = page.locator('main h2').last();
  await visit(page, '/ar');
  expect(['0px', 'normal']).toContain(await styleOf(heading, 'letter-spacing'));
  await visit(page, '/');
  expect(Number.parseFloat(await styleOf(heading, 'letter-spacing'))).toBeLessThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const header = page.getByRole('banner');
  const bar = page.locator('header > div').last();
  const { phones, email } = SAMPLE_BLOCKS.company;
  const contacts = [...phones.map(({ number }) => number), email].map((name) =>
    header.getByRole('link', { name }),
  );
  for (const contact of contacts) await expect(contact).toBeInViewport({ ratio: 1 });
  expect(await styleOf(bar, 'background-color')).toBe('rgba(0, 0, 0, 0)');
  expect((await page.locator('main section').first().boundingBox())?.y, 'the hero').toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => styleOf(bar, 'background-color')).toBe('rgb(255, 255, 255)');
  expect((await bar.boundingBox())?.y).toBe(0);
  for (const contact of contacts) await expect(contact).not.toBeInViewport();
});

test('lists have markers in rich text only', async ({ page }) => {
  await visit(page, '/privacy');
  await expect(page.locator('article ul').first()).toHaveCSS('list-style-type', 'disc');
  await expect(page.locator('footer ul').first()).toHaveCSS('list-style-type', 'none');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion }, viewport: { width: 1280, height: 800 } });

    test('pictures arrive, on a scroll and from a card to its page', { tag: CHROMIUM }, async ({ page }) => {
      const moves = reducedMotion === 'no-preference';
      await recordTransitions(page);
      await visit(page, '/portfolio');
      const card = page.locator('#projects li').nth(1);
      expect(await styleOf(card.locator('img'), 'animation-name')).toBe(moves ? 'uncover' : 'none');
      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\/portfolio\/./);
      const animated = () => page.evaluate(() => sessionStorage.getItem('animated'));
      await expect.poll(animated).toMatch(moves ? /^::view-transition-group\(project-/ : /^none$/);
    });
  });
}

/** Stores the first animated part of each view transition. */
async function recordTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        sessionStorage.setItem('animated', parts.find((part) => part?.includes('project-')) ?? 'none');
      });
      return transition;
    };
  });
}
