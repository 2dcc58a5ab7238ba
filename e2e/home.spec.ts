import { expect, type Page } from '@playwright/test';
import { signInAsAdmin } from './support/sign-in';
import { MESSAGES, test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 1440, height: 900 } });

const hero = (page: Page) => page.getByRole('region', { name: /What we build|ما نبنيه/ });
const slideTitle = (page: Page) =>
  hero(page).locator('[role=group]:not([inert])').getByRole('heading', { level: 2 });

/** Scrolls down by the wheel until a section is visible. */
async function scrollTo(page: Page, title: string) {
  const section = page.getByRole('region', { name: title });
  await expect(async () => {
    if (!(await section.isVisible())) await page.mouse.wheel(0, 500);
    await expect(section).toBeVisible({ timeout: 500 });
  }).toPass();
  return section;
}

for (const { language, previous, next, forwards } of [
  { language: 'en', previous: 'Previous', next: 'Next', forwards: 'ArrowRight' },
  { language: 'ar', previous: 'السابق', next: 'التالي', forwards: 'ArrowLeft' },
] as const) {
  test(`the slides change by button and key, and wrap around at both ends (${language})`, async ({
    page,
  }) => {
    await visit(page, '/', { language });
    const first = await slideTitle(page).textContent();
    await hero(page).getByRole('button', { name: previous, exact: true }).click();
    const last = await slideTitle(page).textContent();
    expect(last).not.toBe(first);
    await hero(page).getByRole('button', { name: next, exact: true }).click();
    await expect(slideTitle(page)).toHaveText(first ?? '');
    await page.keyboard.press(forwards);
    await page.keyboard.press(forwards);
    await expect(slideTitle(page)).toHaveText(last ?? '');
  });
}

test('the slides do not change by themselves with reduced motion', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const first = (await slideTitle(page).textContent()) ?? '';
  await page.clock.runFor(11_000);
  await expect(slideTitle(page)).toHaveText(first);
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

for (const { language, titles } of [
  {
    language: 'en',
    titles: ['What we can make for you', 'Recent work', 'What our clients say', 'Our work in numbers'],
  },
  {
    language: 'ar',
    titles: ['ما يمكننا أن نصنعه لك', 'أعمال حديثة', 'ماذا يقول عملاؤنا', 'أعمالنا بالأرقام'],
  },
] as const) {
  test(`all sections appear on scroll, with the content of the database (${language})`, async ({ page }) => {
    await visit(page, '/', { language });
    await scrollTo(page, titles[0]);
    const portfolio = await scrollTo(page, titles[1]);
    await expect(portfolio.locator('a[href$="/portfolio"] img, a[href*="/portfolio?"] img')).toHaveCount(6);
    await expect(portfolio.locator('a[href*="/portfolio/"]').first()).toBeAttached();
    await expect((await scrollTo(page, titles[2])).getByRole('figure').first()).toBeAttached();
    await expect(await scrollTo(page, titles[3])).toContainText('500');
  });
}

for (const { language, title, next } of [
  { language: 'en', title: 'What our clients say', next: 'Next' },
  { language: 'ar', title: 'ماذا يقول عملاؤنا', next: 'التالي' },
] as const) {
  test(`two testimonials are shown side by side, one on a phone, and the first follows the last (${language})`, async ({
    page,
  }) => {
    await visit(page, '/#contact', { language });
    const section = page.getByRole('region', { name: title });
    const shown = section.locator('[role=group]:not([inert])');
    await expect(shown).toHaveCount(2);
    const first = await shown.first().textContent();
    const second = await shown.nth(1).textContent();
    await section.getByRole('button', { name: next, exact: true }).click();
    await expect(shown.first()).toHaveText(second ?? '');
    for (let step = 0; step < 6; step += 1)
      await section.getByRole('button', { name: next, exact: true }).click();
    await expect(shown.first()).toHaveText(first ?? '');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(shown).toHaveCount(1);
  });
}

test('a URL with a fragment scrolls to its section', async ({ page }) => {
  await visit(page, '/#contact');
  const form = page.getByRole('form');
  await expect(form).toBeInViewport();
});

test('a tile links to the gallery of its category', async ({ page }) => {
  await visit(page, '/#services');
  await page.getByRole('link', { name: 'Glass houses' }).click();
  await expect(page).toHaveURL('/portfolio?category=glass-house');
});

test('the form of the home page sends an enquiry with only a name and an email, without consent', {
  tag: MESSAGES,
}, async ({ page, messages }) => {
  await messages.clear();
  await visit(page, '/#contact');
  await page.getByLabel('Your Name').fill('Noor');
  await page.getByLabel('Your Email').fill('noor@example.com');
  await page.getByRole('form').getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Thank you, your message has reached us.' })).toBeFocused();
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await signInAsAdmin(page);
  await visit(page, '/admin/messages');
  await expect(page.getByRole('main')).toContainText('noor@example.com');
});

test('the home page has the meta tags of search results and link previews', async ({ page }) => {
  await visit(page, '/');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await page.title()).toContain('Al Nafitha');
  for (const name of ['description', 'keywords', 'twitter:card'])
    expect(await content(`meta[name="${name}"]`), name).toBeTruthy();
  for (const property of ['og:title', 'og:description', 'og:type', 'og:image', 'og:locale'])
    expect(await content(`meta[property="${property}"]`), property).toBeTruthy();
});
