// Only a browser shows a page as it is painted: six are compared with their pictures. A change that is meant
// takes new ones: `npm run e2e -- pictures --update-snapshots`.
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Page } from '@playwright/test';
import { CHROMIUM, test } from './support/test';
import { APPEARANCES, pathIn, visit } from './support/visit';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };

/** Photos would make the pictures large; times, counts and the choice of the home page's photos change. */
const HIDDEN = `
  img, time, .MuiBadge-badge, a[href*="/portfolio"] .title, .title[href*="/portfolio"] { visibility: hidden !important; }
  :is(a[href*="/portfolio"] .title, .title[href*="/portfolio"]) { display: block; inline-size: 0; white-space: nowrap; }
`;

async function compare(page: Page, name: string): Promise<void> {
  await page.evaluate(async (css) => {
    // The site's policy allows no style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  }, HIDDEN);
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, maxDiffPixelRatio: 0.01 });
}

for (const { language, theme } of APPEARANCES)
  test(`the home page in ${language}, ${theme}, on phone and desktop`, { tag: CHROMIUM }, async ({
    page,
  }) => {
    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(viewport);
      await visit(page, pathIn(language, '/'), { language, theme });
      await compare(page, `home-${language}-${device}`);
    }
  });

test('a post in Arabic on a phone', { tag: CHROMIUM }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/ar/blog/condensation');
  await compare(page, 'post-ar-phone');
});

test.describe('in the panel', () => {
  test.use({ account: 'admin', viewport: DESKTOP });

  test('the inbox with an enquiry', { tag: CHROMIUM }, async ({ page, messages }) => {
    await messages.add(anEnquiry({ name: 'Noor Windowframe' }));
    await visit(page, '/admin/messages?search=windowframe');
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
    await compare(page, 'inbox');
  });
});
