// Only a browser has cookies and other tabs, and shows what the end of a session covers.
import { logOut, logOutAdmin, readAdmin, readDashboard, SESSION_COOKIE } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect } from '@playwright/test';
import { unique, wordOf } from './support/entries';
import { signIn } from './support/sign-in';
import { ADMIN, ORIGIN, USER } from './support/suite';
import { test } from './support/test';
import { reload, visit } from './support/visit';

// The browser logs every 401 and 403, even those that the page handles.
test.use({
  expectedErrors: /Failed to load resource.*40[13].*\/api\/(admin\/)?(me|login|user|messages)/,
});

test('a logout ends the session in other tabs and for a copied cookie, clears the cache, and keeps the user and the preferences', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'user');
  await signIn(page, 'admin');
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const headers = { Cookie: `${SESSION_COOKIE}=${cookie?.value}` };
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(200);

  const other = await context.newPage();
  await visit(other, '/admin/settings');
  // A request that the logout overtakes gets a 401, which the browser logs as an error.
  const dashboard = page.waitForResponse((response) => response.url().endsWith(readDashboard.path));
  await visit(page, '/admin');
  expect((await dashboard).status()).toBe(200);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Admin logout successful')).toBeVisible();
  await expect(other).toHaveURL('/admin/login');
  // The copy still has the session of the user, who may not read this.
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(403);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await visit(page, '/admin/messages');
  await expect(page).toHaveURL('/admin/login');
  await visit(page, '/account');
  await expect(page.getByRole('main')).toContainText(USER.email);

  for (const { path } of [logOut, logOutAdmin]) {
    const response = await request.post(path, { headers: { Origin: ORIGIN } });
    expect(response.headers()['clear-site-data'], path).toBe('"cache"');
  }
});

test.describe('when the session of an administrator ends during an edit', () => {
  test.use({ account: 'admin' });

  test('a dialog covers the page and keeps the focus until the right password, and saves what was typed', async ({
    page,
    messages,
  }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    const name = unique('Noor');
    await messages.add(anEnquiry({ name }));
    await visit(page, `/admin/messages?search=${wordOf(name)}`);
    await page.getByRole('combobox', { name: `Status of the message from ${name}` }).click();
    await page.getByRole('option', { name: 'Completed' }).click();
    await page.getByLabel('Resolution Note').fill('Measured on site.');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Complete' }).click();

    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    const password = login.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(login.getByLabel('Username')).toHaveValue(ADMIN.username);
    // The backdrop hides the page from whoever is at the screen now.
    const backdrop = page.locator('.MuiDialog-root').filter({ has: login }).locator('.MuiBackdrop-root');
    await expect.soft(backdrop).toHaveCSS('opacity', '1');
    await expect.soft(backdrop).toHaveCSS('background-color', /^rgb\(/);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect.soft(await login.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await password.fill(ADMIN.password);
    await login.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Status updated')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await reload(page);
    await page.getByRole('link', { name: `View the message from ${name}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Measured on site.');
  });
});
