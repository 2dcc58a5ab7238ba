import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectArabicOnly } from './support/latin-words';
import { expectToFit } from './support/overflow';
import { signInAsAdmin } from './support/sign-in';
import { MESSAGES, test } from './support/test';
import { APPEARANCES, CONTENT_PAGES, PUBLIC_PAGES, visit, waitForContent } from './support/visit';

test.use({
  viewport: { width: 1440, height: 900 },
  expectedErrors: /Failed to load resource.*40[14].*(\/api\/(user|admin\/me)|\/no\/such\/page)/,
});

/** All checks of a page in one visit: opening a page takes longer than checking it. */
async function expectAccessibleAndFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

const NO_PAGE = '/no/such/page';

for (const appearance of APPEARANCES) {
  const { language } = appearance;
  const latinCheck = language === 'ar' ? 'have no Latin words, ' : '';
  const checks = `${latinCheck}fit every viewport, and have no serious axe violations, light and dark (${language})`;

  for (const [name, paths] of Object.entries({
    'public pages': PUBLIC_PAGES,
    'all sections, entries and the last page of a list': [...CONTENT_PAGES, '/blog?page=2', NO_PAGE],
  })) {
    test(`${name} ${checks}`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const path of paths) {
        await visit(page, path, appearance);
        await waitForContent(page);
        if (path !== NO_PAGE) await expect(page.locator('h1')).not.toHaveText(/404/);
        if (language === 'ar') await expectArabicOnly(page, 'header, main, footer');
        await expectAccessibleAndFitting(page);
      }
    });
  }

  test(`the pages of the panel ${checks}`, { tag: MESSAGES }, async ({ page, messages }) => {
    test.setTimeout(240_000);
    await visit(page, '/admin/login', appearance);
    if (language === 'ar') await expectArabicOnly(page, 'main');
    await expectAccessibleAndFitting(page);

    await signInAsAdmin(page);
    for (const path of [
      '/admin/messages',
      '/admin/hero-sliders',
      '/admin/testimonials',
      '/admin/settings',
      '/admin/else',
    ]) {
      await visit(page, path, appearance);
      await waitForContent(page);
      if (language === 'ar') await expectArabicOnly(page, 'header, main, nav');
      await expectAccessibleAndFitting(page);
    }

    await messages.add([
      anEnquiry(),
      { ...anEnquiry(), status: 'processing' },
      { ...anEnquiry(), status: 'completed', adminNote: 'Done' },
    ]);
    for (const path of ['/admin', '/admin/messages']) {
      await visit(page, path, appearance);
      await waitForContent(page);
      await expectAccessibleAndFitting(page);
    }
  });
}
