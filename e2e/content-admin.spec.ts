// Only a browser uploads files, drags, and leaves a page; the journey passes API, media, history and rendered pages.
import { expect, type Locator, type Page } from '@playwright/test';
import { deleteEntries, unique } from './support/entries';
import { anImageFile } from './support/images';
import { JOURNEY, test, WRITES } from './support/test';
import { visit } from './support/visit';

test.use({ account: 'admin', viewport: { width: 1440, height: 900 } });

const form = (page: Page) => page.getByRole('dialog', { name: /Add New Project|Edit Project/ });

const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Discard the changes?' });

async function addImage(page: Page, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await form(page).getByRole('button', { name: 'Add images' }).click();
  await (await chooser).setFiles(await anImageFile(name));
  await expect(form(page).getByRole('img', { name })).toBeVisible();
}

/** Moves an image by keyboard from the second place. */
async function moveToFront(page: Page, name: string) {
  await form(page)
    // Without `exact`, it would find “Remove”, too.
    .getByRole('button', { name: `Move ${name}`, exact: true })
    .focus();
  for (const [key, announcement] of [
    ['Space', `${name} lifted: 2 of 2.`],
    ['ArrowLeft', `${name} moved: 1 of 2.`],
    ['Space', `${name} dropped: 1 of 2.`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(form(page).getByText(announcement)).toBeAttached();
  }
  const first = form(page).getByRole('listitem').first();
  await expect(first.getByRole('img', { name })).toBeVisible();
  await expect(first).toContainText('Card picture');
}

async function save(page: Page) {
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Success')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function loadedImageUrl(image: Locator): Promise<string> {
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  return (await image.getAttribute('src')) ?? '';
}

/** What the server renders for a visitor. */
async function portfolioOf(visitor: Page): Promise<string> {
  const response = await visitor.request.get('/portfolio');
  expect(response.status()).toBe(200);
  return response.text();
}

const title = unique('Folding doors for a boathouse');
const newTitle = title.replace('boathouse', 'tea house');
test.afterEach(({ page }) => deleteEntries(page, 'projects', title));

test('a project is added, changed, taken back to its history and deleted, and visitors see it', {
  tag: [WRITES, JOURNEY],
}, async ({ page, visitor }) => {
  await visit(page, '/admin/projects');
  await page.getByRole('link', { name: 'Add New Project' }).click();
  await expect(page).toHaveURL('/admin/projects/new');
  await form(page).getByLabel('Title', { exact: true }).fill(title);
  await form(page).getByLabel('Category').click();
  await page.getByRole('option', { name: 'Aluminium Works' }).click();
  await form(page).getByLabel('Location', { exact: true }).fill('Old Doha Port');
  await addImage(page, 'boathouse.jpg');
  await save(page);
  await expect(page).toHaveURL('/admin/projects');

  await visit(visitor, '/portfolio');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  const image = visitor.getByRole('main').getByRole('img').first();
  const before = await loadedImageUrl(image);

  await page.getByRole('button', { name: `Edit the project ${title}` }).click();
  await form(page).getByLabel('Title', { exact: true }).fill(newTitle);
  await addImage(page, 'tea-house.jpg');
  await moveToFront(page, 'tea-house.jpg');
  await save(page);
  await expect(page.getByRole('list', { name: 'Projects' }).getByText(newTitle)).toBeVisible();

  await visit(visitor, '/portfolio');
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
  // After a click, this browser would show its cached response of the old project once more.
  const link = visitor.getByRole('link', { name: newTitle }).first();
  await visit(visitor, (await link.getAttribute('href')) ?? '');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(newTitle);
  await expect(visitor.getByText('Old Doha Port')).toBeVisible();
  expect(await loadedImageUrl(image)).not.toBe(before);

  await page.getByRole('button', { name: `History of ${newTitle}` }).click();
  await page.getByRole('button', { name: /Images · Title/ }).click();
  await expect(page.getByRole('deletion').first()).toHaveText('boathouse');
  await press(page, 'Open in the form');
  await expect(form(page).getByLabel('Title', { exact: true })).toHaveValue(title);
  await save(page);
  expect(await portfolioOf(visitor)).toContain(title);

  await page.getByRole('button', { name: `Delete the project ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The project was deleted.')).toBeVisible();
  expect(await portfolioOf(visitor)).not.toContain(title);
});

test('the typed text survives a click on the backdrop, Back and a reload', async ({ page }) => {
  await visit(page, '/admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'Add New Project' }).click();
  const typed = form(page).getByLabel('Title', { exact: true });
  await typed.fill('Folding doors');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const leave of [
    // A click on the backdrop leaves, too; beside a preview, there is none.
    async () => {
      await page.setViewportSize({ width: 1100, height });
      await page.mouse.click(5, 5);
      await page.setViewportSize({ width, height });
    },
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => history.go(-2)),
  ]) {
    await leave();
    await expect(confirmation(page)).toBeVisible();
    await expect(page).toHaveURL('/admin/projects/new');
    await confirmation(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(confirmation(page)).toHaveCount(0);
    await expect(typed).toHaveValue('Folding doors');
  }
  const beforeUnload = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  const dialog = await beforeUnload;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(typed).toHaveValue('Folding doors');

  await page.evaluate(() => history.back());
  await confirmation(page).getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/projects');
  await expect(page.getByRole('link', { name: 'Add New Project' })).toBeFocused();
});

test('Back opens the previous page at once when the form is closed', async ({ page }) => {
  await visit(page, '/admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page
    .getByRole('button', { name: /^Edit the project/ })
    .first()
    .click();
  await form(page).getByLabel('Title', { exact: true }).fill('Folding doors');
  await page.keyboard.press('Escape');
  await confirmation(page).getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/admin');
});

test('services are put in order by pointer and by keyboard, whose Escape leaves the dialog open', async ({
  page,
}) => {
  await visit(page, '/admin/services');
  await page.getByRole('button', { name: 'Change the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the order' });
  const items = dialog.getByRole('listitem');
  await expect(items.nth(2)).toBeVisible();
  const [first = '', second = '', third = ''] = await items.allTextContents();
  const target = await items.nth(2).getByRole('button').boundingBox();
  await items.nth(0).getByRole('button').hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 22, (target?.y ?? 0) + 22, { steps: 10 });
  await expect(dialog.getByText(/ moved: 3 of /)).toBeAttached();
  await page.mouse.up();
  await expect(items).toContainText([second, third, first]);

  await items.nth(2).getByRole('button').press('Space');
  await expect(dialog.getByText(/ lifted: 3 of /)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByText(/ moved: 2 of /)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(items).toContainText([second, third, first]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an upload in flight is left only after a confirmation', async ({ page }) => {
  // The upload gets no response, so it stays in flight.
  await page.route('**/api/admin/images/upload', () => undefined);
  const dialog = page.getByRole('dialog', { name: 'Upload images' });
  await visit(page, '/admin/images');
  await page.getByRole('button', { name: 'Upload' }).click();
  await dialog.locator('input[type=file]').setInputFiles(await anImageFile());
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'image.jpg' })).toBeVisible();
  await page.goBack();
  const confirmation = page.getByRole('alertdialog', { name: 'Stop the upload?' });
  await confirmation.getByRole('button', { name: 'Continue' }).click();
  await expect(confirmation).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await confirmation.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL('/admin/images');
  await expect(page.getByRole('button', { name: 'Upload' })).toBeFocused();
});
