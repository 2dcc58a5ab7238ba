import { deleteImage, listImages } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { anImageFile, anInvalidImageFile } from './support/images';
import { signInAsAdmin } from './support/sign-in';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { APPEARANCES, visit, waitForContent } from './support/visit';

test.use({
  expectedErrors: /Failed to load resource.*(400.*\/api\/admin\/images\/upload|401.*\/api\/user)/,
});

test.beforeEach(({ page }) => signInAsAdmin(page));

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Upload images|رفع الصور)$/ });
const fileInput = (page: Page) => dialog(page).locator('input[type=file]');

/** Deletes the images that match a search, by the API. */
async function removeImages(page: Page, search: string) {
  const response = await page.request.get(listImages.path, { params: { search } });
  const { images } = listImages.response.parse(await response.json());
  for (const { id } of images)
    await page.request.delete(deleteImage.path.replace(':id', id), { headers: { Origin: ORIGIN } });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });
    // Also after a failed test.
    test.afterEach(({ page }) => removeImages(page, `zenith ${viewport.width}`));

    test('the four valid images of five are stored, shown to visitors and deleted together', {
      tag: WRITES,
    }, async ({ page }) => {
      test.setTimeout(120_000);
      const titles = [1, 2, 3, 4].map((index) => `Zenith ${viewport.width} ${index}`);
      const names = titles.map((title) => `${title}.jpg`);
      await page.goto('/admin/images');
      await page.getByRole('button', { name: 'Upload' }).click();
      await expect(page).toHaveURL('/admin/images/upload');
      await fileInput(page).setInputFiles([
        ...(await Promise.all(names.slice(0, 2).map(anImageFile))),
        anInvalidImageFile('false.jpg'),
        ...(await Promise.all(names.slice(2).map(anImageFile))),
      ]);
      await dialog(page)
        .getByRole('group', { name: names[1] ?? '' })
        .getByLabel('Alt text')
        .fill('The sun above a glass roof');
      await dialog(page).getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option', { name: 'Portfolio' }).click();
      await dialog(page).getByRole('combobox', { name: 'Sub-categories' }).click();
      await page.getByRole('option', { name: 'GLASS', exact: true }).click();
      await page.keyboard.press('Escape');
      await dialog(page).getByRole('button', { name: 'Upload' }).click();

      // The server encodes an image at several widths before it responds.
      const outcome = dialog(page).getByText('4 of 5 images were uploaded.');
      await expect(outcome).toBeVisible({ timeout: 40_000 });
      await expect(dialog(page).getByText('This is not a JPEG, PNG or WebP picture')).toBeVisible();
      for (const name of names)
        await expect(dialog(page).getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '100');
      // The retry fails again, and the other files are not uploaded again.
      const sent = page.waitForResponse('**/api/admin/images/upload');
      await dialog(page).getByRole('button', { name: 'Retry false.jpg' }).click();
      expect((await sent).status()).toBe(400);
      await dialog(page).getByRole('button', { name: 'Remove false.jpg' }).click();
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL('/admin/images');
      for (const name of titles) await expect(page.getByRole('listitem', { name })).toBeVisible();

      // The filter lists images without a description; a described image leaves the list.
      await page.goto(`/admin/images?description=none&search=zenith+${viewport.width}`);
      await expect(page.getByText('Pictures: 3', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: `Edit the image ${titles[0]}` }).click();
      const editor = page.getByRole('dialog', { name: 'Edit image' });
      await editor.getByLabel('Alt text').fill('The sun at noon');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Pictures: 2', { exact: true })).toBeVisible();
      await expect(editor).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Image Gallery' })).toBeFocused();

      await page.goto('/portfolio?category=glass');
      for (const title of titles)
        await expect(page.getByRole('button', { name: `View the picture: ${title}` })).toBeVisible();
      await expect(page.getByAltText('The sun at noon')).toBeVisible();

      await page.goto('/admin/images');
      await page.getByRole('searchbox', { name: 'Search images...' }).fill(`zenith ${viewport.width}`);
      await expect(page.getByText('Pictures: 4', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Select mode' }).click();
      await page.getByRole('button', { name: 'Select All', exact: true }).click();
      await page.getByRole('button', { name: 'Delete (4)' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('4 images were deleted.')).toBeVisible();
      // The button that opened the confirmation has nothing left to delete.
      await expect(page.getByRole('heading', { level: 1, name: 'Image Gallery' })).toBeFocused();
      await expect(page.getByText('Try a different search term')).toBeVisible();
      // The database has changed, not only the page.
      await page.reload();
      await expect(page.getByText('Try a different search term')).toBeVisible();
    });
  });
}

test('page, tab and search are in the URL', async ({ page }) => {
  await page.goto('/admin/images');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/admin/images?page=2');
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/admin/images?category=Portfolio');
  await page.getByRole('searchbox', { name: 'Search images...' }).fill('walnut');
  await expect(page).toHaveURL('/admin/images?category=Portfolio&search=walnut');
  await page.reload();
  await expect(page.getByRole('listitem', { name: /walnut/i }).first()).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Portfolio' })).toBeVisible();
});

test('an upload in flight is left only after a confirmation', async ({ page }) => {
  // No response: the upload stays in flight.
  await page.route('**/api/admin/images/upload', () => undefined);
  await page.goto('/admin/images');
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

for (const appearance of APPEARANCES) {
  test(`the library has no serious axe violations (${appearance.language}, light and dark)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await visit(page, '/admin/images', appearance);
    await waitForContent(page);
    await page.getByRole('button', { name: /^(Select mode|وضع التحديد)$/ }).click();
    await page.getByRole('checkbox').first().check();
    await expectAccessible(page);

    await visit(page, '/admin/images', appearance);
    await page
      .getByRole('button', { name: /^(Edit the image|تعديل الصورة) / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);

    await visit(page, '/admin/images/upload', appearance);
    await fileInput(page).setInputFiles([
      ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map((index) => anImageFile(`${index}.jpg`)))),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') },
    ]);
    await expect(dialog(page).getByRole('img', { name: '1.jpg' })).toBeVisible();
    await expectAccessible(page);

    await visit(page, '/admin/services/new', appearance);
    await page.getByRole('button', { name: /^(From the library|من المكتبة)$/ }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await expectAccessible(page);
  });
}
