import { COMPANY } from '@alnafitha/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { CHROMIUM, test } from './support/test';
import { visit } from './support/visit';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('headings are large, and spaced in Latin only', async ({ page }) => {
    await visit(page, '/');
    const headings = page.locator('main h2');
    expect(await styleOf(headings.first(), 'font-size')).toBe('88px');
    expect(await styleOf(headings.last(), 'font-size')).toBe('56px');
    expect(Number.parseFloat(await styleOf(headings.last(), 'letter-spacing'))).toBeLessThan(0);
    await visit(page, '/ar', { language: 'ar' });
    expect(await styleOf(headings.last(), 'font-size')).toBe('56px');
    expect(['0px', 'normal']).toContain(await styleOf(headings.last(), 'letter-spacing'));
  });

  test('the portfolio opens with the projects, one in a row and two below it', async ({ page }) => {
    await visit(page, '/portfolio');
    const sections = page.locator('main').getByRole('heading', { level: 2 });
    await expect(sections.nth(0)).toHaveText('Our projects');
    await expect(sections.nth(1)).toHaveText('Gallery');
    const cards = page.locator('#projects li');
    const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
    const [first, second, third] = boxes;
    expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0));
    expect(second?.y).toBe(third?.y);
    await expect(cards.first()).toContainText(/\s·\s.+\s·\s\d{4}$/);
  });
});

test('the header is transparent over the hero and solid after a scroll, which leaves the contact details behind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const header = page.getByRole('banner');
  const bar = page.locator('header > div').last();
  const contacts = [...COMPANY.phones, COMPANY.email].map((name) => header.getByRole('link', { name }));
  for (const contact of contacts) await expect(contact).toBeInViewport({ ratio: 1 });
  expect(await styleOf(bar, 'background-color')).toBe('rgba(0, 0, 0, 0)');
  expect((await page.locator('main section').first().boundingBox())?.y, 'the hero').toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => styleOf(bar, 'background-color')).toBe('rgb(255, 255, 255)');
  expect((await bar.boundingBox())?.y).toBe(0);
  for (const contact of contacts) await expect(contact).not.toBeInViewport();
});

for (const theme of ['light', 'dark'] as const) {
  test(`what lies above the page has a shadow (${theme})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/about', { theme });
    const header = page.locator('header > div').last();
    expect(await styleOf(header, 'box-shadow')).toBe('none');
    await page.mouse.wheel(0, 600);
    await header.getByRole('link', { name: 'Services', exact: true }).hover();
    for (const floating of [header, header.locator('li > ul'), ...(await page.locator('aside > *').all())])
      await expect.poll(() => styleOf(floating, 'box-shadow')).toContain('rgba(0, 0, 0, 0.2)');
  });
}

test('lists have markers in rich text only', async ({ page }) => {
  await visit(page, '/privacy');
  expect(await styleOf(page.locator('article ul').first(), 'list-style-type')).toBe('disc');
  expect(await styleOf(page.locator('footer ul').first(), 'list-style-type')).toBe('none');
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

test.describe('the panel', () => {
  test.use({ account: 'admin', viewport: { width: 1280, height: 800 } });

  test('shows ten enquiries on a laptop, with the actions of the row under the pointer', async ({ page }) => {
    await visit(page, '/admin/messages');
    const rows = page.getByRole('table', { name: 'Messages' }).locator('tbody tr');
    await expect(rows).toHaveCount(10);
    await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
    const actions = rows.first().locator('td:last-child > *');
    await page.mouse.move(0, 0);
    await expect.poll(() => styleOf(actions, 'opacity')).toBe('0');
    await rows.first().hover();
    await expect.poll(() => styleOf(actions, 'opacity')).toBe('1');
    await page.mouse.move(0, 0);
    await actions.getByRole('button').first().focus();
    await expect.poll(() => styleOf(actions, 'opacity')).toBe('1');
  });
});
