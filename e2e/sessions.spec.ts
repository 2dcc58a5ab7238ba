import {
  logIn,
  logInAdmin,
  logOut,
  logOutAdmin,
  readAdmin,
  readDashboard,
  readUser,
  SESSION_COOKIE,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/sign-in';
import { ADMIN, ORIGIN, USER } from './support/suite';
import { test } from './support/test';
import { unique } from './support/unique';
import { APPEARANCES, visit } from './support/visit';

// The browser logs every 401 and 403, even those that the page handles.
test.use({
  expectedErrors: /Failed to load resource.*40[13].*\/api\/(admin\/)?(me|login|user|messages)/,
});

test('only an administrator with the right password gets into the panel', async ({ page }) => {
  await visit(page, '/admin/messages');
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByRole('main').getByText('Please check your credentials and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(ADMIN.username);
  await expect(page).toHaveURL('/admin/login');

  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Admin login successful')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin');
});

test('a logout ends the session in other tabs and for a copied cookie, and keeps the preferences of the visitor', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'admin');
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const headers = { Cookie: `${SESSION_COOKIE}=${cookie?.value}` };
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(200);

  const other = await context.newPage();
  await other.goto('/admin/settings');
  // A request that the logout overtakes gets a 401, which the browser logs as an error.
  const dashboard = page.waitForResponse((response) => response.url().endsWith(readDashboard.path));
  await page.goto('/admin');
  expect((await dashboard).status()).toBe(200);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Admin logout successful')).toBeVisible();
  await expect(other).toHaveURL('/admin/login');
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await page.goto('/admin/messages');
  await expect(page).toHaveURL('/admin/login');
});

test('a logout clears the browser cache, and another website can sign nobody in', async ({ request }) => {
  for (const { path } of [logOut, logOutAdmin]) {
    const response = await request.post(path, { headers: { Origin: ORIGIN } });
    expect(response.headers()['clear-site-data']).toBe('"cache"');
  }
  const headers = { Origin: 'https://elsewhere.example' };
  expect((await request.post(logInAdmin.path, { data: ADMIN, headers })).status()).toBe(403);
  expect((await request.post(logIn.path, { data: USER, headers })).status()).toBe(403);
});

test('user and administrator are signed in and out independently', async ({ page }) => {
  await signIn(page, 'user');
  expect((await page.request.get(readAdmin.path)).status()).toBe(403);
  await signIn(page, 'admin');
  await visit(page, '/account');
  await expect(page.getByText(USER.email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  expect((await page.request.get(readUser.path)).status()).toBe(401);
  expect((await page.request.get(readAdmin.path)).status()).toBe(200);
});

test.describe('when the session of an administrator ends during an edit', () => {
  test.use({ account: 'admin' });

  /** Submits a note on a new message after the session has ended. */
  async function completeWithoutSession(page: Page) {
    await page
      .getByRole('combobox', { name: /Status of the message from|حالة رسالة/ })
      .first()
      .click();
    await page.getByRole('option').last().click();
    await page.getByRole('dialog').locator('textarea').first().fill('Measured on site.');
    await page.context().clearCookies();
    await page.locator('[role=dialog] button[type=submit]').click();
    await expect(page.getByRole('dialog').locator('[autocomplete=current-password]')).toBeFocused();
  }

  test('the typed note survives a wrong password, and is saved after the right one', async ({
    page,
    messages,
  }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    const name = unique('Noor');
    await messages.add(anEnquiry({ name }));
    await visit(page, `/admin/messages?search=${name.split(' ').at(-1)}`);
    await completeWithoutSession(page);
    const reauthentication = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(reauthentication.getByLabel('Username')).toHaveValue(ADMIN.username);
    await test.step('the backdrop hides the page from whoever is at the screen now', async () => {
      const backdrop = page
        .locator('.MuiDialog-root')
        .filter({ has: reauthentication })
        .locator('.MuiBackdrop-root');
      await expect.soft(backdrop).toHaveCSS('opacity', '1');
      await expect.soft(backdrop).toHaveCSS('background-color', /^rgb\(/);
    });
    await reauthentication.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Admin login failed')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('textarea').first()).toHaveValue('Measured on site.');
    await test.step('the focus stays in the topmost dialog', async () => {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        expect
          .soft(await reauthentication.evaluate((dialog) => dialog.contains(document.activeElement)))
          .toBe(true);
      }
    });
    await reauthentication.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await reauthentication.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Status updated')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.getByRole('link', { name: `View the message from ${name}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Measured on site.');
  });

  for (const appearance of APPEARANCES) {
    test(`the dialog is accessible, and leads out of the panel (${appearance.language}, ${appearance.theme})`, async ({
      page,
      messages,
    }) => {
      // On a phone the dialog fills the viewport. Wider viewports show the page behind two backdrops, and axe would check it.
      await page.setViewportSize({ width: 390, height: 844 });
      const name = unique('Noor');
      await messages.add(anEnquiry({ name }));
      await visit(page, `/admin/messages?search=${name.split(' ').at(-1)}`, appearance);
      await completeWithoutSession(page);
      await expectAccessible(page, 'session');
      const leave = /^(Leave the panel|مغادرة اللوحة)$/;
      await page.getByRole('button', { name: leave }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: leave }).click();
      await expect(page).toHaveURL('/admin/login');
      await page.locator('[autocomplete=username]').fill(ADMIN.username);
      await page.locator('[autocomplete=current-password]').fill(ADMIN.password);
      await page.locator('button[type=submit]').click();
      await expect(page).toHaveURL('/admin');
    });
  }
});
