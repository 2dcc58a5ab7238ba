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
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { ADMIN, ORIGIN, USER } from './support/suite';
import { MESSAGES, test, WRITES } from './support/test';
import { APPEARANCES, visit } from './support/visit';

// The browser logs every 401 and 403, even those that the page handles.
test.use({
  expectedErrors: /Failed to load resource.*40[13].*\/api\/(admin\/)?(me|login|user|messages|services)/,
});

test('the panel redirects an anonymous visitor to the login page and admits an administrator', async ({
  page,
}) => {
  await visit(page, '/admin/messages');
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Admin login successful')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin');
});

test('a wrong password is rejected and the form keeps its values', async ({ page }) => {
  await visit(page, '/admin/login');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please check your credentials and try again.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(ADMIN.username);
  await expect(page).toHaveURL('/admin/login');
});

test('a copied session cookie is invalid after the logout', async ({ page, context, request }) => {
  await signInAsAdmin(page);
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const headers = { Cookie: `${SESSION_COOKIE}=${cookie?.value}` };
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(200);

  // A request that the logout overtakes gets a 401, which the browser logs as an error.
  const dashboard = page.waitForResponse((response) => response.url().endsWith(readDashboard.path));
  await page.goto('/admin');
  expect((await dashboard).status()).toBe(200);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Admin logout successful')).toBeVisible();
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(401);

  await page.goto('/admin/messages');
  await expect(page).toHaveURL('/admin/login');
});

test('a logout redirects other tabs to the login page and keeps the preferences of the visitor', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/settings');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const other = await context.newPage();
  await other.goto('/admin/messages');
  await expect(other.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/admin/login');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('a logout clears the browser cache', async ({ request }) => {
  for (const { path } of [logOut, logOutAdmin]) {
    const response = await request.post(path, { headers: { Origin: ORIGIN } });
    expect(response.headers()['clear-site-data']).toBe('"cache"');
  }
});

test('user and administrator are signed in and out independently', async ({ page }) => {
  await signInAsUser(page);
  expect((await page.request.get(readAdmin.path)).status()).toBe(403);
  await signInAsAdmin(page);
  await visit(page, '/account');
  await expect(page.getByText(USER.email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  expect((await page.request.get(readUser.path)).status()).toBe(401);
  expect((await page.request.get(readAdmin.path)).status()).toBe(200);
});

test('a user signs in on /auth and is redirected to the account', async ({ page }) => {
  await visit(page, '/account');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email').fill(USER.email);
  await page.getByLabel('Password').fill(USER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Login successful')).toBeVisible();
});

/** Submits a note on the first message after the session has ended. */
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

for (const width of [390, 1440]) {
  test(`re-authentication opens over the page when the session ends during an edit, ${width} px wide`, {
    tag: MESSAGES,
  }, async ({ page, messages }) => {
    await page.setViewportSize({ width, height: 844 });
    await messages.add([anEnquiry({ name: 'Noor' })]);
    await signInAsAdmin(page);
    await visit(page, '/admin/messages');
    await completeWithoutSession(page);
    const reauthentication = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(reauthentication.getByLabel('Username')).toHaveValue(ADMIN.username);
    // The backdrop hides the page.
    const backdrop = page
      .locator('.MuiDialog-root')
      .filter({ has: reauthentication })
      .locator('.MuiBackdrop-root');
    await expect(backdrop).toHaveCSS('opacity', '1');
    await expect(backdrop).toHaveCSS('background-color', /^rgb\(/);

    // A wrong password and Escape both keep the typed text.
    await reauthentication.getByLabel('Password').fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Admin login failed')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('textarea').first()).toHaveValue('Measured on site.');

    // The focus stays in the topmost dialog.
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await reauthentication.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }

    await reauthentication.getByLabel('Password').fill(ADMIN.password);
    await reauthentication.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Status updated')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.getByRole('link', { name: 'View the message from Noor' }).click();
    await expect(page.getByRole('dialog')).toContainText('Measured on site.');
  });
}

test('a form is saved after re-authentication', { tag: WRITES }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await visit(page, '/admin/services/new');
  const form = page.getByRole('dialog', { name: 'Add New Service' });
  await form.getByLabel('Title').fill('Roller shutters');
  await form.getByLabel('Description').fill('Shutters that keep sand and sun outside.');
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Save' }).click();
  const reauthentication = page.getByRole('dialog', { name: 'Your session has ended' });
  await reauthentication.getByLabel('Password').fill(ADMIN.password);
  await reauthentication.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Service created')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Shutters that keep sand and sun outside.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the service Roller shutters' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Shutters that keep sand and sun outside.')).toHaveCount(0);
});

test('leaving the panel instead leads to the login page, and signing in to the dashboard', {
  tag: MESSAGES,
}, async ({ page, messages }) => {
  await messages.add([anEnquiry()]);
  await signInAsAdmin(page);
  await visit(page, '/admin/messages');
  await completeWithoutSession(page);
  await page.getByRole('button', { name: 'Leave the panel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the panel' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin');
});

for (const appearance of APPEARANCES) {
  test(`re-authentication is accessible in ${appearance.language}, light and dark`, {
    tag: MESSAGES,
  }, async ({ page, messages }) => {
    // On a phone the dialog fills the viewport. Wider viewports show the page behind two backdrops, and axe would check it.
    await page.setViewportSize({ width: 390, height: 844 });
    await messages.add([anEnquiry()]);
    await signInAsAdmin(page);
    await visit(page, '/admin/messages', appearance);
    await completeWithoutSession(page);
    await expectAccessible(page);
  });
}

test('a cross-origin login is rejected', async ({ request }) => {
  const headers = { Origin: 'https://elsewhere.example' };
  expect((await request.post(logInAdmin.path, { data: ADMIN, headers })).status()).toBe(403);
  expect((await request.post(logIn.path, { data: USER, headers })).status()).toBe(403);
});
