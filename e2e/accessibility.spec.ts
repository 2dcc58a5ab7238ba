import { anEnquiry } from '@alnafitha/contract/factories';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { MESSAGES, test } from './support/test';
import { APPEARANCES, visit } from './support/visit';

test.use({
  expectedErrors: /Failed to load resource.*40[14].*(\/api\/(user|admin\/me)|\/no\/such\/page)/,
});

for (const appearance of APPEARANCES) {
  test.describe(`in ${appearance.language}, light and dark`, () => {
    test('the account has no serious axe violations', async ({ page }) => {
      await signInAsUser(page);
      await visit(page, '/account', appearance);
      await expectAccessible(page);
    });

    test('the image and project dialogs of the portfolio have no serious axe violations', async ({
      page,
    }) => {
      await visit(page, '/portfolio', appearance);
      await page
        .getByRole('button', { name: /View the picture|عرض الصورة/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await expectAccessible(page);
      await visit(page, '/portfolio?id=walnut-kitchen', appearance);
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('the form with errors and the mobile menu have no serious axe violations', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/contact', appearance);
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('#main [aria-invalid=true]')).toHaveCount(4);
      await expectAccessible(page);
      await page.locator('[aria-controls=mobile-menu]').click();
      await expect(page.getByRole('navigation')).toBeVisible();
      await expectAccessible(page);
    });

    test("the panel's mobile menu has no serious axe violations", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAsAdmin(page);
      await visit(page, '/admin', appearance);
      await page.getByRole('button', { name: /Open menu|فتح القائمة/ }).click();
      await expect(page.getByRole('dialog', { name: /Admin Panel|لوحة/ })).toBeVisible();
      await expectAccessible(page);
    });

    test("the panel's dialogs and menus have no serious axe violations", { tag: MESSAGES }, async ({
      page,
      messages,
    }) => {
      const [id] = await messages.add([
        anEnquiry(),
        { ...anEnquiry(), status: 'processing' },
        { ...anEnquiry(), status: 'completed', adminNote: 'Done' },
      ]);
      await signInAsAdmin(page);
      await visit(page, `/admin/messages/${id}`, appearance);
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const status = page.getByRole('row').nth(1).getByRole('combobox');
      await status.click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('option').last().click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.locator('button[aria-haspopup=menu]').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
