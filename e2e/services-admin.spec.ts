// Only a browser shows dragging by pointer and keyboard; the journey passes API and server-rendered pages.
import { expect, type Page } from '@playwright/test';
import { deleteEntries, unique } from './support/entries';
import { test, WRITES } from './support/test';
import { visit } from './support/visit';

test.use({ account: 'admin' });

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** What the server renders for a visitor. */
async function documentOf(visitor: Page): Promise<string> {
  const response = await visitor.request.get('/services');
  expect(response.status()).toBe(200);
  return response.text();
}

const title = unique('Test Shades');
const newTitle = title.replace('Shades', 'Sails');
test.afterEach(({ page }) => deleteEntries(page, 'services', title));

test('a service is created, hidden, shown again, changed and deleted, and visitors see each step', {
  tag: WRITES,
}, async ({ page, visitor }) => {
  await visit(page, '/admin/services');
  await page.getByRole('link', { name: 'Add New Service' }).click();
  await expect(page).toHaveURL('/admin/services/new');
  const form = page.getByRole('dialog', { name: 'Add New Service' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Shade for cars and courtyards, up in a day.');
  await form.getByLabel('Order').fill('50');
  await form.getByRole('combobox', { name: 'Icon' }).click();
  await page.getByRole('option', { name: 'Tent' }).click();
  const feature = (number: number) => form.getByRole('textbox', { name: `Feature ${number}` });
  await feature(1).fill('Cloth that lets the heat out');
  await form.getByRole('button', { name: 'Add a feature' }).click();
  await expect(feature(2)).toBeFocused();
  await feature(2).fill('Posts of galvanised steel');
  for (const [number, label, value] of [
    [1, 'Wind class', 'C5'],
    [2, 'U-value', '1.4 W/(m²K)'],
  ] as const) {
    await form.getByRole('button', { name: 'Add a fact' }).click();
    const fact = form.getByRole('group', { name: `Fact ${number}` });
    await fact.getByLabel('Label').fill(label);
    await fact.getByLabel('Value').fill(value);
  }
  await form.getByRole('button', { name: 'Move Fact 2', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByText(/lifted: 2 of 2/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(form.getByText(/moved: 1 of 2/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(form.getByRole('group', { name: 'Fact 1' }).getByLabel('Label')).toHaveValue('U-value');
  await form.getByRole('button', { name: 'From the library' }).click();
  const library = page.getByRole('dialog', { name: 'Choose an image from the library' });
  await library.getByRole('searchbox').fill('car park');
  await library.getByRole('button', { name: 'Shade for a car park' }).click();
  await expect(form.getByRole('button', { name: 'Choose another image' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service created')).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toContainText('Tent502');

  await visit(visitor, '/services');
  await expect(card(visitor, title).getByRole('listitem')).toHaveText([
    'Cloth that lets the heat out',
    'Posts of galvanised steel',
  ]);
  await expect(card(visitor, title).locator('img')).toHaveAttribute('src', /car-park-shade/);
  await visitor.emulateMedia({ media: 'print' });
  const facts = card(visitor, title).getByRole('definition');
  await expect(facts).toHaveText(['1.4 W/(m²K)', 'C5']);
  for (const fact of await facts.all()) await expect(fact).toBeVisible();
  await visitor.emulateMedia({ media: null });

  const active = page.getByRole('switch', { name: `Active: ${title}` });
  await active.uncheck();
  await expect(page.getByText('Visitors can no longer see this service.')).toBeVisible();
  expect(await documentOf(visitor)).not.toContain(title);

  await active.check();
  await expect(page.getByText('Visitors can now see this service.')).toBeVisible();
  await page.getByRole('button', { name: `Edit the service ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Service' });
  await edit.getByLabel('Title').fill(newTitle);
  await edit.getByRole('button', { name: 'Remove feature 1' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Service updated')).toBeVisible();
  await visit(visitor, '/services');
  await expect(card(visitor, newTitle).getByRole('listitem')).toHaveText(['Posts of galvanised steel']);

  await page.getByRole('button', { name: `Delete the service ${newTitle}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Service deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  expect(await documentOf(visitor)).not.toContain(newTitle);
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
