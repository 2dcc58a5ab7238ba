import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { anImageFile } from './support/images';
import { signIn } from './support/sign-in';
import { USER } from './support/suite';
import { test } from './support/test';
import { unique } from './support/unique';
import { APPEARANCES, pathIn, visit, waitForContent } from './support/visit';

// What a page shows at once is checked by pages.spec.ts; this is about its dialogs, menus and errors.

// The conflict of the posts.
test.use({ expectedErrors: /Failed to load resource.*(401.*\/api\/user|409.*\/api\/admin\/blog-posts)/ });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

async function closeByEscape(page: Page, role: 'dialog' | 'alertdialog' | 'listbox' = 'dialog') {
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
}

for (const appearance of APPEARANCES) {
  test.describe(`in ${appearance.language}, ${appearance.theme}, people with disabilities can use`, () => {
    test('the dialogs, menus and errors of the site, and their account', async ({ page }) => {
      await signIn(page, 'user');
      await visit(page, pathIn(appearance.language, '/account'), appearance);
      await expect(page.getByRole('main')).toContainText(USER.email);
      await expectAccessible(page, 'account');

      await visit(page, '/portfolio', appearance);
      await page
        .getByRole('button', { name: /View the image|عرض الصورة/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await expectAccessible(page, 'lightbox');
      await visit(page, '/portfolio?id=walnut-kitchen', appearance);
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await expectAccessible(page, 'project');

      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/contact', appearance);
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('#main [aria-invalid=true]')).toHaveCount(4);
      await expectAccessible(page, 'errors');
      await page.locator('[aria-controls=mobile-menu]').click();
      await expect(page.getByRole('navigation')).toBeVisible();
      await expectAccessible(page, 'menu');
    });

    test.describe(() => {
      test.use({ account: 'admin', viewport: DESKTOP });

      test('the messages and the menu of a phone', async ({ page, messages }) => {
        const name = unique('Noor');
        const [id] = await messages.add(anEnquiry({ name }), {
          ...anEnquiry({ name }),
          status: 'processing',
        });
        await visit(page, `/admin/messages/${id}?search=${name.replace(' ', '+')}`, appearance);
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
        await expectAccessible(page, 'message');
        await closeByEscape(page);
        await page.getByRole('row').nth(1).getByRole('combobox').click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectAccessible(page, 'statuses');
        await page.getByRole('option').last().click();
        await expect(page.getByRole('listbox')).toHaveCount(0);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'note');
        await closeByEscape(page);
        await page.locator('button[aria-haspopup=menu]').click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page, 'user menu');

        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await page.setViewportSize(PHONE);
        await page.getByRole('button', { name: /Open menu|فتح القائمة/ }).click();
        await expect(page.getByRole('dialog', { name: /Admin Panel|لوحة/ })).toBeVisible();
        await expectAccessible(page, 'menu');
      });

      test('the translation of a post', async ({ page }) => {
        await visit(page, '/admin/translations/posts/darkframes', appearance);
        await expect(page.getByRole('dialog').locator('[contenteditable]')).toBeVisible();
        await expectAccessible(page, 'translation');
        await page.setViewportSize(PHONE);
        await expectAccessible(page, 'translation on a phone');
      });

      test('the pictures and their upload', async ({ page }) => {
        await visit(page, '/admin/images', appearance);
        await waitForContent(page);
        await page
          .getByRole('button', { name: /^(Edit the image|تعديل الصورة) / })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await expectAccessible(page, 'image');
        await closeByEscape(page);
        await page.getByRole('button', { name: /^(Select mode|وضع التحديد)$/ }).click();
        await page.getByRole('checkbox').first().check();
        await expectAccessible(page, 'selection');

        await visit(page, '/admin/images/upload', appearance);
        const dialog = page.getByRole('dialog', { name: /^(Upload images|رفع الصور)$/ });
        await dialog
          .locator('input[type=file]')
          .setInputFiles([
            ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((index) => anImageFile(`${index}.jpg`)))),
            { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') },
          ]);
        await expect(dialog.getByRole('img', { name: '1.jpg' })).toBeVisible();
        await expectAccessible(page, 'files');
      });

      test('the projects', async ({ page }) => {
        await visit(page, '/admin/projects', appearance);
        await waitForContent(page);
        const main = page.getByRole('main');
        await main
          .getByRole('button', { name: /^(Edit the|تعديل ال)/ })
          .first()
          .click();
        await expect(page.getByRole('dialog').locator('img')).toBeVisible();
        await expectAccessible(page, 'project');
        await page.getByRole('dialog').locator('input[name=title]').fill('x');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page, 'unsaved changes');
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await main
          .getByRole('button', { name: /^(Delete the|حذف ال)/ })
          .first()
          .click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page, 'deletion');
        await closeByEscape(page, 'alertdialog');
        await page.setViewportSize(PHONE);
        await expectAccessible(page, 'phone');
      });

      test('the services', async ({ page }) => {
        await visit(page, '/admin/services', appearance);
        await waitForContent(page);
        const actions = page.getByRole('row').last().getByRole('button');
        await actions.last().click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectAccessible(page, 'deletion');
        await closeByEscape(page, 'alertdialog');
        await actions.first().click();
        await expect(page.getByRole('dialog').locator('img')).toBeVisible();
        await expectAccessible(page, 'service');
        await closeByEscape(page);
        await page.setViewportSize(PHONE);
        await expectAccessible(page, 'phone');
        await page.getByRole('main').getByRole('button').first().click();
        await page.getByRole('dialog').locator('button[type=submit]').click();
        await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(2);
        await expectAccessible(page, 'errors');
        await page.getByRole('button', { name: /^(From the library|من المكتبة)$/ }).click();
        await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
        await expectAccessible(page, 'library');
      });

      test('the posts, also after an edit conflict', async ({ page }) => {
        await page.route('**/api/admin/blog-posts/*', (route) =>
          route.request().method() === 'PATCH'
            ? route.fulfill({
                status: 409,
                json: { message: 'Somebody else has changed this post in the meantime' },
              })
            : route.continue(),
        );
        await visit(page, '/admin/blog-posts', appearance);
        const row = page.getByRole('main').locator('tr:has(button), li:has(button)').first();
        await expect(row).toBeVisible();
        await waitForContent(page);
        // The first one is the title.
        await row.getByRole('button').nth(1).click();
        await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
        await expectAccessible(page, 'preview');
        await closeByEscape(page);
        await row.getByRole('button').nth(3).click();
        const confirmation = page.getByRole('alertdialog');
        await expect(confirmation).toBeVisible();
        await expectAccessible(page, 'deletion');
        // So that its sentence is not a column of words.
        expect
          .soft(await confirmation.evaluate((paper: HTMLElement) => paper.offsetWidth))
          .toBeGreaterThanOrEqual(320);
        await closeByEscape(page, 'alertdialog');
        await row.getByRole('button').nth(2).click();
        await expect(page.getByRole('toolbar')).toBeVisible();
        await page.locator('[role=dialog] button[type=submit]').click();
        await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
        await expectAccessible(page, 'conflict');
      });

      test('the editor of posts', async ({ page }) => {
        await visit(page, '/admin/blog-posts/new', appearance);
        const toolbar = page.getByRole('toolbar');
        await expect(toolbar).toBeVisible();
        await page.locator('[role=dialog] button[type=submit]').click();
        await expect(page.locator('.MuiFormHelperText-root.Mui-error')).toHaveCount(4);
        await expectAccessible(page, 'errors');
        await toolbar.getByRole('button', { name: /^(Insert a table|إدراج جدول)$/ }).click();
        await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
        await expectAccessible(page, 'table');
        await toolbar.locator('[aria-haspopup=menu]').click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page, 'table menu');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await toolbar.locator('[aria-haspopup=dialog]').first().click();
        await expect(page.locator('[role=dialog] input[inputmode=url]')).toBeFocused();
        await expectAccessible(page, 'link');
      });
    });
  });
}
