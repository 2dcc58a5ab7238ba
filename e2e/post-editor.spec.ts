import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signInAsAdmin } from './support/sign-in';
import { test } from './support/test';
import { APPEARANCES, visit } from './support/visit';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });

test.beforeEach(({ page }) => signInAsAdmin(page));

/** Opens the form of a new post, its text ready to be written. */
async function openNew(page: Page) {
  await page.goto('/admin/blog-posts/new');
  await expect(editor(page)).toBeVisible();
}

/** Pastes as a browser does what a program copied. */
async function paste(page: Page, html: string) {
  await editor(page).evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'text');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a table of Word goes into the text as one, and one into a table cell by cell', async ({ page }) => {
  await openNew(page);
  await editor(page).focus();
  await page.keyboard.type('One two');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await paste(page, '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>');
  await expect(editor(page).getByRole('cell')).toHaveText(['a', 'b']);
  await expect(editor(page).locator('> p')).toHaveText(['One', ' two']);
  await editor(page).getByRole('cell').first().click();
  await paste(page, '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>');
  await expect(editor(page).getByRole('cell')).toHaveText(['1', 'b', '2', '']);
  await page.keyboard.press('Control+z');
  await expect(editor(page).getByRole('cell')).toHaveText(['a', 'b']);
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toHaveText('One two');
});

test.describe('pictures that are pasted', () => {
  test('but cannot be taken are counted', async ({ page }) => {
    await openNew(page);
    const [word, remote] = ['<img src="file:///C:/x.png">', '<img src="https://elsewhere.example/x.png">'];
    await paste(page, `<p>Text ${word}</p>${remote}`);
    await expect(page.getByText('2 pictures were left out')).toBeVisible();
    await expect(editor(page)).toHaveText('Text');
    await paste(page, `<p>More ${word}</p>`);
    await expect(page.getByText('One picture was left out')).toBeVisible();
  });
});

for (const { name, viewport, least } of [
  { name: 'a laptop', viewport: { width: 1366, height: 768 }, least: 400 },
  { name: 'a laptop at 200 %', viewport: { width: 683, height: 384 }, least: 200 },
  { name: 'a phone', viewport: { width: 390, height: 844 }, least: 560 },
]) {
  test(`the text has the height of the screen on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openNew(page);
    const dialog = page.getByRole('dialog', { name: 'New Blog Post' });
    expect(await dialog.evaluate((each) => each.getBoundingClientRect().height)).toBe(viewport.height);
    await page.getByRole('toolbar').evaluate((toolbar) => toolbar.scrollIntoView());
    const seen = await editor(page).evaluate((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      const toolbar = document.querySelector('[role="toolbar"]')?.getBoundingClientRect().bottom ?? 0;
      const buttons = document.querySelector('.MuiDialogActions-root')?.getBoundingClientRect().top ?? 0;
      return Math.min(bottom, buttons) - Math.max(top, toolbar);
    });
    expect(seen).toBeGreaterThan(least);
  });
}

for (const appearance of APPEARANCES) {
  test(`axe finds nothing grave in the editor with a table (${appearance.language}, light and dark)`, async ({
    page,
  }) => {
    await visit(page, '/admin/blog-posts/new', appearance);
    const toolbar = page.getByRole('toolbar');
    const table = toolbar.getByRole('button', {
      name: appearance.language === 'ar' ? 'إدراج جدول' : 'Insert a table',
    });
    await table.click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await toolbar.locator('[aria-haspopup=menu]').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
  });
}
