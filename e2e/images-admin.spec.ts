import { deleteImage, listImages } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { anImageFile, anInvalidImageFile } from './support/images';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { unique } from './support/unique';

test.use({ account: 'admin', expectedErrors: /Failed to load resource.*400.*\/api\/admin\/images\/upload/ });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload images' });
const fileInput = (page: Page) => dialog(page).locator('input[type=file]');

test('the four valid images of five are stored, described, shown to visitors and deleted together', {
  tag: WRITES,
}, async ({ page, visitor }) => {
  const name = unique('Zenith');
  const word = name.split(' ').at(-1) ?? '';
  const titles = [1, 2, 3, 4].map((index) => `${name} ${index}`);
  const files = titles.map((title) => `${title}.jpg`);
  try {
    await page.goto('/admin/images');
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page).toHaveURL('/admin/images/upload');
    await fileInput(page).setInputFiles([
      ...(await Promise.all(files.slice(0, 2).map(anImageFile))),
      anInvalidImageFile('false.jpg'),
      ...(await Promise.all(files.slice(2).map(anImageFile))),
    ]);
    await dialog(page)
      .getByRole('group', { name: files[1] ?? '' })
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
    await expect(dialog(page).getByText('This is not a JPEG, PNG or WebP image')).toBeVisible();
    for (const file of files)
      await expect(dialog(page).getByRole('progressbar', { name: file })).toHaveAttribute(
        'aria-valuenow',
        '100',
      );
    // The retry fails again, and the other files are not uploaded again.
    const sent = page.waitForResponse('**/api/admin/images/upload');
    await dialog(page).getByRole('button', { name: 'Retry false.jpg' }).click();
    expect((await sent).status()).toBe(400);
    await dialog(page).getByRole('button', { name: 'Remove false.jpg' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/admin/images');
    for (const title of titles) await expect(page.getByRole('listitem', { name: title })).toBeVisible();

    // The filter lists images without a description; a described image leaves the list.
    await page.goto(`/admin/images?description=none&search=${word}`);
    await expect(page.getByText('3 images', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Edit the image ${titles[0]}` }).click();
    const editor = page.getByRole('dialog', { name: 'Edit image' });
    await editor.getByLabel('Alt text').fill('The sun at noon');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('2 images', { exact: true })).toBeVisible();
    await expect(editor).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Image Gallery' })).toBeFocused();

    await visitor.goto('/portfolio?category=glass');
    for (const title of titles)
      await expect(visitor.getByRole('button', { name: `View the image: ${title}` })).toBeVisible();
    await expect(visitor.getByAltText('The sun at noon')).toBeVisible();

    await page.goto('/admin/images');
    await page.getByRole('searchbox', { name: 'Search images...' }).fill(word);
    await expect(page.getByText('4 images', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Select mode' }).click();
    await page.getByRole('button', { name: 'Select All', exact: true }).click();
    await page.getByRole('button', { name: 'Delete (4)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('4 images were deleted.')).toBeVisible();
    // The button that opened the confirmation has nothing left to delete.
    await expect(page.getByRole('heading', { level: 1, name: 'Image Gallery' })).toBeFocused();
    // The database has changed, not only the page.
    await page.reload();
    await expect(page.getByText('Try a different search term')).toBeVisible();
  } finally {
    await removeImages(page, word);
  }
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

/** Deletes the images that match a search, by the API. */
async function removeImages(page: Page, search: string) {
  const response = await page.request.get(listImages.path, { params: { search } });
  const { images } = listImages.response.parse(await response.json());
  for (const { id } of images)
    await page.request.delete(deleteImage.path.replace(':id', id), { headers: { Origin: ORIGIN } });
}
