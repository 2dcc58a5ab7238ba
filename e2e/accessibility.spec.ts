// Only a browser shows the colours, names and focus of dialogs, menus and errors, which axe checks once they are open.
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { unique, wordOf } from './support/entries';
import { anImageFile } from './support/images';
import { signIn } from './support/sign-in';
import { USER } from './support/suite';
import { test } from './support/test';
import { APPEARANCES, pathIn, switchAppearance, visit, waitForContent } from './support/visit';

// What a page shows at once is checked by pages.spec.ts; this is about its dialogs, menus and errors.

// The conflict of the posts and the ended session log errors.
test.use({
  expectedErrors: /Failed to load resource.*(401.*\/api\/(user|admin\/me)|409.*\/api\/admin\/blog-posts)/,
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const REVISION = {
  id: 'r1',
  by: 'Noora',
  at: '2026-03-01T09:00:00.000Z',
  changed: ['title', 'translations'],
};
const DIFFERENCES = [
  { field: 'title', isTranslation: false, before: 'A glass house', now: 'A house of glass' },
  { field: 'title', isTranslation: true, before: 'بيت زجاجي', now: 'بيت من زجاج' },
];

/** Checks the panel in both appearances, and leaves it in the second one. */
async function expectPanelAccessible(page: Page, name: string) {
  await expectAccessible(page, name);
  await switchAppearance(page);
  await expectAccessible(page, name);
}

/** Clicks a control, and checks the page once it shows what the control opens. */
async function openAndCheck(opener: Locator, opened: Locator, name: string, check = expectPanelAccessible) {
  await opener.click();
  await expect(opened).toBeVisible();
  await check(opener.page(), name);
}

/** The first button of a name in either language. */
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

async function closeByEscape(page: Page, role: 'dialog' | 'alertdialog' | 'menu' = 'dialog') {
  // A switch of the language takes the focus out of a menu.
  if (role === 'menu') await page.getByRole(role).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
}

for (const appearance of APPEARANCES)
  test(`people with disabilities can use the dialogs, menus and errors of the site, and their account (${appearance.language}, ${appearance.theme})`, async ({
    page,
  }) => {
    await signIn(page, 'user');
    await visit(page, pathIn(appearance.language, '/account'), appearance);
    await expect(page.getByRole('main')).toContainText(USER.email);
    await expectAccessible(page, 'account');

    const image = page.getByRole('dialog').getByRole('img').first();
    await visit(page, '/portfolio', appearance);
    await openAndCheck(button(page, /View the image|عرض الصورة/), image, 'lightbox', expectAccessible);
    await visit(page, '/portfolio?id=walnut-kitchen', appearance);
    await expect(image).toBeVisible();
    await expectAccessible(page, 'project');

    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/contact', appearance);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('#main [aria-invalid=true]')).toHaveCount(4);
    await expectAccessible(page, 'errors');
    await openAndCheck(
      page.locator('[aria-controls=mobile-menu]'),
      page.getByRole('navigation'),
      'mobile menu',
      expectAccessible,
    );
  });

test.describe('people with disabilities can use', () => {
  test.use({ account: 'admin', viewport: DESKTOP });

  test('the messages, the menus and the login after the end of a session', async ({ page, messages }) => {
    const name = unique('Noor');
    const [id] = await messages.add(anEnquiry({ name }), {
      ...anEnquiry({ name }),
      status: 'processing',
    });
    await visit(page, `/admin/messages/${id}?search=${wordOf(name)}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeVisible();
    await expectPanelAccessible(page, 'message');
    await closeByEscape(page);
    await openAndCheck(page.locator('button[aria-haspopup=menu]'), page.getByRole('menu'), 'user menu');
    await closeByEscape(page, 'menu');
    const status = page.getByRole('row').nth(1).getByRole('combobox');
    const statuses = page.getByRole('listbox');
    await openAndCheck(status, statuses, 'statuses', expectAccessible);
    // This closes them.
    await switchAppearance(page);
    await openAndCheck(status, statuses, 'statuses', expectAccessible);
    await openAndCheck(page.getByRole('option').last(), dialog, 'note');

    // The dialog fills the viewport of a phone; otherwise axe would check the page beside it.
    await page.setViewportSize(PHONE);
    await dialog.locator('textarea').first().fill('Measured on site.');
    await page.context().clearCookies();
    await page.locator('[role=dialog] button[type=submit]').click();
    await expect(dialog.locator('[autocomplete=current-password]')).toBeFocused();
    await expectPanelAccessible(page, 'session');
  });

  test('the translation of a post, and the menu on a phone', async ({ page }) => {
    await visit(page, '/admin/translations/posts/darkframes');
    await expect(page.getByRole('dialog').locator('[contenteditable]')).toBeVisible();
    await expectPanelAccessible(page, 'translation');
    await page.setViewportSize(PHONE);
    await expectPanelAccessible(page, 'translation on a phone');
    await closeByEscape(page);
    await openAndCheck(
      button(page, /Open menu|فتح القائمة/),
      page.getByRole('dialog', { name: /Admin Panel|لوحة/ }),
      'menu',
    );
  });

  test('the pictures and their upload', async ({ page }) => {
    await visit(page, '/admin/images');
    await waitForContent(page);
    const dialog = page.getByRole('dialog');
    await openAndCheck(
      button(page, /^(Edit the image|تعديل الصورة) /),
      dialog.getByRole('textbox').first(),
      'image',
    );
    await closeByEscape(page);
    await page.getByRole('button', { name: /^(Select mode|وضع التحديد)$/ }).click();
    await page.getByRole('checkbox').first().check();
    await expectPanelAccessible(page, 'selection');

    await visit(page, '/admin/images/upload');
    await dialog
      .locator('input[type=file]')
      .setInputFiles([
        ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((index) => anImageFile(`${index}.jpg`)))),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') },
      ]);
    await expect(dialog.getByRole('img', { name: '1.jpg' })).toBeVisible();
    await expectPanelAccessible(page, 'files');
  });

  test('the projects and the services', async ({ page }) => {
    await visit(page, '/admin/projects');
    await waitForContent(page);
    const [dialog, confirmation] = [page.getByRole('dialog'), page.getByRole('alertdialog')];
    await openAndCheck(button(page, /^(Edit the|تعديل ال)/), dialog.getByRole('listitem').last(), 'project');
    await dialog.locator('input[name=title]').fill('x');
    await page.keyboard.press('Escape');
    await expect(confirmation).toBeVisible();
    await expectPanelAccessible(page, 'unsaved changes');
    await confirmation.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
    await openAndCheck(button(page, /^(Delete the|حذف ال)/), confirmation, 'deletion');
    await closeByEscape(page, 'alertdialog');
    await button(page, /^(More for|المزيد بشأن)/).click();
    await openAndCheck(page.getByRole('menuitem').last(), dialog.getByText(/login|دخول/), 'preview link');
    await closeByEscape(page);
    await page.setViewportSize(PHONE);
    await expectPanelAccessible(page, 'projects on a phone');

    await visit(page, '/admin/services');
    await waitForContent(page);
    await expectPanelAccessible(page, 'services on a phone');
    await openAndCheck(
      button(page, /^(Change the order|تغيير الترتيب)$/),
      dialog.getByRole('listitem').last(),
      'order',
    );
    await closeByEscape(page);
    await page.getByRole('link', { name: /^(Add New Service|إضافة خدمة جديدة)$/ }).click();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
    await expectPanelAccessible(page, 'errors');
    await openAndCheck(
      button(page, /^(From the library|من المكتبة)$/),
      page.getByRole('tabpanel').getByRole('button').first(),
      'library',
    );
    await page.setViewportSize(DESKTOP);
    await visit(page, '/admin/services');
    await openAndCheck(
      page.getByRole('row').last().getByRole('button').first(),
      dialog.locator('img'),
      'service',
    );
  });

  test('the posts, their editor, an edit conflict, the history and deleted posts', async ({ page }) => {
    await page.route('**/api/admin/blog-posts/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 409,
            json: { message: 'Somebody else has changed this in the meantime' },
          })
        : route.continue(),
    );
    await visit(page, '/admin/blog-posts');
    await waitForContent(page);
    const row = page.getByRole('main').locator('tr:has(button), li:has(button)').first();
    const [dialog, confirmation] = [page.getByRole('dialog'), page.getByRole('alertdialog')];
    // The first one is the title.
    await openAndCheck(row.getByRole('button').nth(1), dialog.getByRole('article'), 'preview');
    await closeByEscape(page);
    await page.route('**/api/admin/history/posts/**', (route) =>
      route.fulfill({
        json: route.request().url().endsWith(REVISION.id)
          ? { ...REVISION, entry: {}, differences: DIFFERENCES }
          : { revisions: [REVISION] },
      }),
    );
    const change = dialog.getByRole('button', { name: REVISION.by });
    await openAndCheck(row.getByRole('button').nth(3), change, 'history');
    await openAndCheck(change, dialog.getByRole('deletion').first(), 'revision');
    await closeByEscape(page);
    await openAndCheck(row.getByRole('button').nth(4), confirmation, 'deletion');
    // A narrower dialog would make its sentence a column of words.
    expect
      .soft(await confirmation.evaluate((paper: HTMLElement) => paper.offsetWidth))
      .toBeGreaterThanOrEqual(320);
    await closeByEscape(page, 'alertdialog');
    const toolbar = page.getByRole('toolbar');
    const submit = page.locator('[role=dialog] button[type=submit]');
    await row.getByRole('button').nth(2).click();
    await expect(toolbar).toBeVisible();
    await dialog.getByRole('textbox').first().fill('Mine');
    await openAndCheck(submit, dialog.getByRole('insertion').first(), 'conflict');
    // A route disables the browser's cache.
    await page.unrouteAll();
    await visit(page, '/admin/blog-posts?show=deleted');
    await waitForContent(page);
    await expectPanelAccessible(page, 'deleted');

    await visit(page, '/admin/blog-posts/new');
    await expect(toolbar).toBeVisible();
    await submit.click();
    await expect(page.locator('.MuiFormHelperText-root.Mui-error')).toHaveCount(4);
    await expectPanelAccessible(page, 'errors');
    await openAndCheck(button(page, /^(Insert a table|إدراج جدول)$/), dialog.getByRole('table'), 'table');
    await openAndCheck(toolbar.locator('[aria-haspopup=menu]'), page.getByRole('menu'), 'table menu');
    await closeByEscape(page, 'menu');
    await toolbar.locator('[aria-haspopup=dialog]').first().click();
    await expect(page.locator('[role=dialog] input[inputmode=url]')).toBeFocused();
    await expectPanelAccessible(page, 'link');
  });
});
