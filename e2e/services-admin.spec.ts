import { createService, listAdminServices } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { unique } from './support/unique';

test.use({ account: 'admin' });

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function fillIn(page: Page, title: string) {
  const form = page.getByRole('dialog', { name: 'Add New Service' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Shade for cars and courtyards, up in a day.');
  await form.getByLabel('Order').fill('50');
  return form;
}

test.describe('changes of services', () => {
  let created: string[];
  test.beforeEach(({ page }) => {
    created = [];
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() === 'POST' && pathname === listAdminServices.path && response.ok())
        created.push(createService.response.parse(await response.json()).id);
    });
  });
  test.afterEach(async ({ page }) => {
    for (const id of created)
      await page.request.delete(`${listAdminServices.path}/${id}`, { headers: { Origin: ORIGIN } });
  });

  test('a service is created, hidden, shown again, changed and deleted', { tag: WRITES }, async ({
    page,
    visitor: site,
  }) => {
    const title = unique('Test Shades');
    const newTitle = title.replace('Shades', 'Sails');
    await page.goto('/admin/services');
    await page.getByRole('button', { name: 'Add New Service' }).click();
    await expect(page).toHaveURL('/admin/services/new');
    const form = await fillIn(page, title);
    await form.getByRole('combobox', { name: 'Icon' }).click();
    await page.getByRole('option', { name: 'Tent' }).click();
    const textbox = (number: number) => form.getByRole('textbox', { name: `Feature ${number}` });
    await textbox(1).fill('Cloth that lets the heat out');
    for (const [number, feature] of [
      [2, 'Posts of galvanised steel'],
      [3, ' '],
    ] as const) {
      await form.getByRole('button', { name: 'Add a feature' }).click();
      await expect(textbox(number)).toBeFocused();
      await textbox(number).fill(feature);
    }
    await form.getByRole('button', { name: 'From the library' }).click();
    const library = page.getByRole('dialog', { name: 'Choose an image from the library' });
    await library.getByRole('searchbox').fill('car park');
    await library.getByRole('button', { name: 'Shade for a car park' }).click();
    await expect(form.getByRole('button', { name: 'Choose another image' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Service created')).toBeVisible();
    await expect(page).toHaveURL('/admin/services');
    await expect(page.getByRole('row', { name: title })).toContainText('Tent502');

    await site.goto('/services');
    await expect(card(site, title).getByRole('listitem')).toHaveText([
      'Cloth that lets the heat out',
      'Posts of galvanised steel',
    ]);
    await expect(card(site, title).locator('img')).toHaveAttribute('src', /car-park-shade/);

    await page.getByRole('switch', { name: `Active: ${title}` }).uncheck();
    await expect(page.getByText('Visitors can no longer see this service.')).toBeVisible();
    await site.goto('/services');
    await expect(card(site, title)).toHaveCount(0);

    await page.getByRole('switch', { name: `Active: ${title}` }).check();
    await expect(page.getByText('Visitors can now see this service.')).toBeVisible();
    await page.getByRole('button', { name: `Edit the service ${title}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Service' });
    await edit.getByLabel('Title').fill(newTitle);
    await edit.getByRole('button', { name: 'Remove feature 1' }).click();
    await expect(edit.getByRole('button', { name: 'Remove feature 1' })).toBeDisabled();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Service updated')).toBeVisible();
    await site.goto('/services');
    await expect(card(site, newTitle).getByRole('listitem')).toHaveText(['Posts of galvanised steel']);
    await expect(card(site, newTitle).locator('img')).toHaveAttribute('src', /car-park-shade/);

    await page.getByRole('button', { name: `Delete the service ${newTitle}` }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Delete service?' });
    await expect(confirmation).toContainText(newTitle);
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Service deleted')).toBeVisible();
    await expect(page.getByRole('row', { name: newTitle })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
    await site.goto('/services');
    await expect(card(site, newTitle)).toHaveCount(0);
  });
});
