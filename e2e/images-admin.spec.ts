// Only a browser uploads chosen files, and leaves a page in the middle of it.
import { expect, type Page } from '@playwright/test';
import { deleteEntries, unique, wordOf } from './support/entries';
import { anImageFile } from './support/images';
import { test, WRITES } from './support/test';
import { reload, visit } from './support/visit';

test.use({ account: 'admin', expectedErrors: /Failed to load resource.*400.*\/api\/admin\/images\/upload/ });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload images' });
const fileInput = (page: Page) => dialog(page).locator('input[type=file]');

test('the two valid images of three are stored, described, shown to visitors and deleted together', {
  tag: WRITES,
}, async ({ page, visitor }) => {
  const name = unique('Zenith');
  const titles = [`${name} 1`, `${name} 2`];
  const [first, second] = await Promise.all(titles.map((title) => anImageFile(`${title}.jpg`)));
  if (!first || !second) throw new Error('No files');
  const invalid = { ...first, name: 'false.jpg', buffer: Buffer.from('This is text, not an image.') };
  try {
    await visit(page, '/admin/images');
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page).toHaveURL('/admin/images/upload');
    await fileInput(page).setInputFiles([first, invalid, second]);
    await dialog(page)
      .getByRole('group', { name: second.name })
      .getByLabel('Alt text')
      .fill('The sun above a glass roof');
    await dialog(page).getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Portfolio' }).click();
    await dialog(page).getByRole('combobox', { name: 'Sub-categories' }).click();
    await page.getByRole('option', { name: 'GLASS', exact: true }).click();
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Upload' }).click();

    // The server encodes an image at several widths before it responds.
    const outcome = dialog(page).getByText('2 of 3 images uploaded.');
    await expect(outcome).toBeVisible({ timeout: 40_000 });
    await expect(dialog(page).getByText('This is not a JPEG, PNG or WebP image')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Remove false.jpg' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/admin/images');
    for (const title of titles) await expect(page.getByRole('listitem', { name: title })).toBeVisible();

    await visit(visitor, '/portfolio?category=glass');
    for (const title of titles)
      await expect(visitor.getByRole('button', { name: `View the image: ${title}` })).toBeVisible();
    await expect(visitor.getByAltText('The sun above a glass roof')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search images...' }).fill(wordOf(name));
    await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Select mode' }).click();
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await page.getByRole('button', { name: 'Delete (2)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('2 images were deleted.')).toBeVisible();
    // The button that opened the confirmation has nothing left to delete.
    await expect(page.getByRole('heading', { level: 1, name: 'Image Gallery' })).toBeFocused();
    // The database has changed, not only the page.
    await reload(page);
    await expect(page.getByText('Try a different search term')).toBeVisible();
  } finally {
    await deleteEntries(page, 'images', name);
  }
});

test('an upload in flight is left only after a confirmation', async ({ page }) => {
  // The upload gets no response, so it stays in flight.
  await page.route('**/api/admin/images/upload', () => undefined);
  await visit(page, '/admin/images');
  await page.getByRole('button', { name: 'Upload' }).click();
  await fileInput(page).setInputFiles(await anImageFile());
  await dialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'image.jpg' })).toBeVisible();
  await page.goBack();
  const confirmation = page.getByRole('alertdialog', { name: 'Stop the upload?' });
  await confirmation.getByRole('button', { name: 'Continue' }).click();
  await expect(confirmation).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await confirmation.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL('/admin/images');
  await expect(page.getByRole('button', { name: 'Upload' })).toBeFocused();
});
