import { fileURLToPath } from 'node:url';
import { type AdminService, listAdminServices } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signInAsAdmin } from './support/sign-in';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { APPEARANCES, visit, waitForContent } from './support/visit';

/** Active services of the seed. */
const SEED_SERVICES = 6;
const IMAGE_FILE = fileURLToPath(new URL('../web/images/car-park-shade-960.webp', import.meta.url));

test.beforeEach(({ page }) => signInAsAdmin(page));

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const cards = (page: Page) => page.getByRole('article').filter({ has: page.getByText('Request a Quote') });

async function fillIn(page: Page, title: string) {
  const form = page.getByRole('dialog', { name: 'Add New Service' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Shade for cars and courtyards, up in a day.');
  await form.getByLabel('Order').fill('50');
  return form;
}

test.describe('changes of services', () => {
  /** Restores the services of the seed, even after a failed test. */
  test.afterEach(async ({ page }) => {
    const services: AdminService[] = await (await page.request.get(listAdminServices.path)).json();
    for (const { id, title } of services.filter(({ title }) => title.startsWith('Test'))) {
      const deletion = await page.request.delete(`${listAdminServices.path}/${id}`, {
        headers: { Origin: ORIGIN },
      });
      expect(deletion.status(), title).toBe(200);
    }
  });

  test('a service is created, hidden, shown again, changed and deleted', { tag: WRITES }, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const site = await context.newPage();
    await page.goto('/admin/services');
    await page.getByRole('button', { name: 'Add New Service' }).click();
    await expect(page).toHaveURL('/admin/services/new');
    const form = await fillIn(page, 'Test Shades');
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
    const library = page.getByRole('dialog', { name: 'Choose a picture from the library' });
    await library.getByRole('searchbox').fill('car park');
    await library.getByRole('button', { name: 'Shade for a car park' }).click();
    await expect(form.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Service created')).toBeVisible();
    await expect(page).toHaveURL('/admin/services');
    await expect(page.getByRole('row', { name: 'Test Shades' })).toContainText('Tent502');

    await site.goto('/services');
    await expect(cards(site)).toHaveCount(SEED_SERVICES + 1);
    await expect(card(site, 'Test Shades').getByRole('listitem')).toHaveText([
      'Cloth that lets the heat out',
      'Posts of galvanised steel',
    ]);
    await expect(card(site, 'Test Shades').locator('img')).toHaveAttribute('src', /car-park-shade/);

    await page.getByRole('switch', { name: 'Active: Test Shades' }).uncheck();
    await expect(page.getByText('Visitors can no longer see this service.')).toBeVisible();
    await site.goto('/services');
    await expect(cards(site)).toHaveCount(SEED_SERVICES);
    await expect(card(site, 'Test Shades')).toHaveCount(0);

    await page.getByRole('switch', { name: 'Active: Test Shades' }).check();
    await expect(page.getByText('Visitors can now see this service.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit the service Test Shades' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Service' });
    await edit.getByLabel('Title').fill('Test Sails');
    await edit.getByRole('button', { name: 'Remove feature 1' }).click();
    await expect(edit.getByRole('button', { name: 'Remove feature 1' })).toBeDisabled();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Service updated')).toBeVisible();
    await site.goto('/services');
    await expect(card(site, 'Test Sails').getByRole('listitem')).toHaveText(['Posts of galvanised steel']);
    await expect(card(site, 'Test Sails').locator('img')).toHaveAttribute('src', /car-park-shade/);

    await page.getByRole('button', { name: 'Delete the service Test Sails' }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Delete service?' });
    await expect(confirmation).toContainText('Test Sails');
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Service deleted')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Test Sails' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
    await site.goto('/services');
    await expect(cards(site)).toHaveCount(SEED_SERVICES);
  });

  test('a service is created and changed on a phone, with an uploaded image', { tag: WRITES }, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const site = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/services/new');
    const form = await fillIn(page, 'Test Shades');
    await form.getByLabel('Picture', { exact: true }).locator('input').setInputFiles(IMAGE_FILE);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Service created')).toBeVisible();
    const entry = page.getByRole('listitem').filter({ hasText: 'Test Shades' });
    await expect(entry).toContainText('Order: 50');
    await expect(entry).toContainText('Features: 0');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await site.goto('/services');
    await expect(card(site, 'Test Shades').locator('img')).toHaveAttribute('src', /^\/media\//);
    // The toast covers the last entry, and stays open while the page is in the background.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await entry.getByRole('button', { name: 'Edit the service Test Shades' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Service' });
    await edit.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(edit.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Service updated')).toBeVisible();
    await site.goto('/services');
    await expect(card(site, 'Test Shades')).toBeVisible();
    await expect(card(site, 'Test Shades').locator('img')).toHaveCount(0);
  });
});

test('unsaved changes are discarded only after a confirmation', async ({ page }) => {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add New Service' }).click();
  const form = await fillIn(page, 'Never saved');
  const confirmation = page.getByRole('alertdialog', { name: 'Discard the changes?' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await confirmation.getByRole('button', { name: 'Keep editing' }).click();
    await expect(confirmation).toHaveCount(0);
    await expect(form.getByLabel('Title')).toHaveValue('Never saved');
  }
  await form.getByRole('button', { name: 'Cancel' }).click();
  await confirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/services');
  await expect(page.getByRole('row')).toHaveCount(SEED_SERVICES + 1);
});

test.describe('a switch whose update fails', () => {
  test.use({ expectedErrors: /Failed to load resource.*503.*\/api\/admin\/services/ });

  test('reverts and shows an error', async ({ page }) => {
    await page.route('**/api/admin/services/*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/admin/services');
    const active = page.getByRole('switch', { name: 'Active: Curtain Wall Systems' });
    await active.click();
    await expect(page.getByText('Failed to update service')).toBeVisible();
    await expect(active).toBeChecked();
  });
});

for (const appearance of APPEARANCES) {
  test(`services and their dialogs have no serious axe violations (${appearance.language}, light and dark)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await visit(page, '/admin/services', appearance);
    await waitForContent(page);
    await expectAccessible(page);
    const actions = page.getByRole('row').last().getByRole('button');
    await actions.last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await actions.first().click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(2);
    await expectAccessible(page);
  });
}
