import { deleteProject, listAdminProjects } from '@alnafitha/contract';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { anImageFile } from './support/images';
import { signInAsAdmin } from './support/sign-in';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { APPEARANCES, visit, waitForContent } from './support/visit';

const SCREENS = [
  { screen: 'a desktop', viewport: { width: 1440, height: 900 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
];
const TITLE = 'Folding doors for a boathouse';
const NEW_TITLE = 'Folding doors for a tea house';

const form = (page: Page) => page.getByRole('dialog', { name: /Add New Project|Edit Project/ });
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Discard the changes?' });

async function chooseImage(page: Page, name: string) {
  const chooser = page.waitForEvent('filechooser');
  await form(page)
    .getByRole('button', { name: /Choose (a|another) picture/ })
    .click();
  await (await chooser).setFiles(await anImageFile(name));
  await expect(form(page).getByRole('img', { name })).toBeVisible();
}

async function save(page: Page) {
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Success')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
}

/** Opens the portfolio with an empty browser cache. */
async function asVisitor(browser: Browser, inspect: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/portfolio');
  await expect(page.locator('a[href^="/portfolio/"]').first()).toBeAttached();
  await inspect(page);
  await context.close();
}

async function loadedImageUrl(image: Locator): Promise<string> {
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(0);
  return (await image.getAttribute('src')) ?? '';
}

test.beforeEach(({ page }) => signInAsAdmin(page));

for (const { screen, viewport } of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test.afterEach(async ({ page }) => {
      const response = await page.request.get(`${listAdminProjects.path}?limit=100`);
      const { projects } = listAdminProjects.response.parse(await response.json());
      for (const { id, title } of projects) {
        if (title !== TITLE && title !== NEW_TITLE) continue;
        await page.request.delete(deleteProject.path.replace(':id', id), { headers: { Origin: ORIGIN } });
      }
    });

    test('a project is added, changed and deleted, and visitors see it', { tag: WRITES }, async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      await page.goto('/admin/projects');
      await page.getByRole('button', { name: 'Add New Project' }).click();
      await expect(page).toHaveURL('/admin/projects/new');
      await form(page).getByLabel('Title').fill(TITLE);
      await form(page).getByLabel('Category').click();
      await page.getByRole('option', { name: 'Aluminum Works' }).click();
      await form(page).getByLabel('Location').fill('Old Doha Port');
      await form(page).getByLabel('Client').fill('A rowing club');
      await form(page).getByLabel('Description').fill('Six leaves that fold away in one hand.');
      await chooseImage(page, 'boathouse.jpg');
      await save(page);
      await expect(page).toHaveURL('/admin/projects');

      let before = '';
      await asVisitor(browser, async (visitor) => {
        await visitor.getByRole('link', { name: TITLE }).click();
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TITLE);
        await expect(visitor.getByText('Old Doha Port')).toBeVisible();
        await expect(visitor.getByText('A rowing club')).toBeVisible();
        before = await loadedImageUrl(visitor.getByRole('main').getByRole('img').first());
      });

      await page.getByRole('button', { name: `Edit the project ${TITLE}` }).click();
      await form(page).getByLabel('Title').fill(NEW_TITLE);
      await chooseImage(page, 'tea-house.jpg');
      await save(page);
      await expect(page.getByRole('list', { name: 'Projects' }).getByText(NEW_TITLE)).toBeVisible();

      await asVisitor(browser, async (visitor) => {
        await expect(visitor.getByRole('link', { name: TITLE })).toHaveCount(0);
        await visitor.getByRole('link', { name: NEW_TITLE }).click();
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
        await expect(visitor.getByText('A rowing club')).toBeVisible();
        expect(await loadedImageUrl(visitor.getByRole('main').getByRole('img').first())).not.toBe(before);
      });

      await page.getByRole('button', { name: `Delete the project ${NEW_TITLE}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('The project was deleted.')).toBeVisible();
      await expect(page.getByRole('button', { name: `Edit the project ${NEW_TITLE}` })).toHaveCount(0);
      await asVisitor(browser, async (visitor) => {
        await expect(visitor.getByRole('link', { name: NEW_TITLE })).toHaveCount(0);
      });
    });

    test('the typed text survives Cancel, Escape, a click on the backdrop, Back and a reload', async ({
      page,
    }) => {
      await page.goto('/admin');
      await page.getByRole('main').locator('a[href="/admin/projects"]').first().click();
      await page.getByRole('button', { name: 'Table' }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await page.getByRole('button', { name: 'Add New Project' }).click();
      const title = form(page).getByLabel('Title');
      await title.fill(TITLE);

      const exits = [
        () => form(page).getByRole('button', { name: 'Cancel' }).click(),
        () => page.keyboard.press('Escape'),
        // The backdrop, which a phone does not show.
        ...(viewport.width > 600 ? [() => page.mouse.click(5, 5)] : []),
        () => page.evaluate(() => history.back()),
        () => page.evaluate(() => history.back()),
        () => page.evaluate(() => history.go(-2)),
      ];
      for (const leave of exits) {
        await leave();
        await expect(confirmation(page)).toBeVisible();
        await expect(page).toHaveURL('/admin/projects/new?view=table');
        await confirmation(page).getByRole('button', { name: 'Keep editing' }).click();
        await expect(confirmation(page)).toHaveCount(0);
        await expect(title).toHaveValue(TITLE);
      }

      const beforeUnload = page.waitForEvent('dialog');
      await page.evaluate(() => {
        setTimeout(() => location.reload());
      });
      const dialog = await beforeUnload;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(title).toHaveValue(TITLE);

      await page.evaluate(() => history.back());
      await confirmation(page).getByRole('button', { name: 'Discard' }).click();
      await expect(form(page)).toHaveCount(0);
      await expect(page).toHaveURL('/admin/projects?view=table');
      await expect(page.getByRole('button', { name: 'Add New Project' })).toBeFocused();
    });
  });
}

test('Back opens the previous page at once when the form is closed', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page
    .getByRole('button', { name: /^Edit the project/ })
    .first()
    .click();
  await form(page).getByLabel('Title').fill(NEW_TITLE);
  await page.keyboard.press('Escape');
  await confirmation(page).getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/admin');
});

for (const appearance of APPEARANCES) {
  test(`projects and their dialogs have no serious axe violations (${appearance.language}, light and dark)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const view of ['grid', 'table']) {
        await visit(page, `/admin/projects?view=${view}`, appearance);
        await waitForContent(page);
        await expectAccessible(page);
      }
    }
    const [edit, remove] = [
      main.getByRole('button', { name: /^(Edit the|تعديل ال)/ }),
      main.getByRole('button', { name: /^(Delete the|حذف ال)/ }),
    ];
    await edit.first().click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await remove.first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await visit(page, '/admin/projects/new', appearance);
    await expect(page.getByRole('dialog').locator('button[type=submit]')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').locator('input[name=title]').fill('x');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
}
