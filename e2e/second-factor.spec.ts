// Only a browser shows that the QR code, the printed codes and the login work together, in a session of its own.
import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createAdministrator } from '../tools/scripts/admin/administrators';
import { expectAccessible } from './support/accessibility';
import { connectAdminSdk } from './support/admin-sdk';
import { unique, wordOf } from './support/entries';
import { JOURNEY, test } from './support/test';
import { reload, visit } from './support/visit';

// The browser logs every 401, even one that asks for a code.
test.use({ expectedErrors: /Failed to load resource.*40[01].*\/api\/admin\/(me|login|second-factor)/ });

const PASSWORD = 'blue doors by the sea';
const STEP_MS = 30_000;

test('an administrator sets a second factor up, and signs in with its code and with a recovery code', {
  tag: JOURNEY,
}, async ({ page }) => {
  const username = wordOf(unique('noor'));
  const { db, auth, disconnect } = connectAdminSdk();
  await createAdministrator(
    { db, auth },
    { username, email: `${username}@example.com`, name: 'Noor' },
    async () => PASSWORD,
  );
  await disconnect();
  const fillIn = async () => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  const signOut = async () => {
    await page.context().clearCookies();
    await visit(page, '/admin/login');
  };

  await visit(page, '/admin/login');
  await fillIn();
  await expect(page).toHaveURL('/admin');
  await visit(page, '/admin/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'with a QR code');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByRole('textbox', { name: 'Code' }).fill(totp.generate());
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'with recovery codes');
  const [recoveryCode = ''] = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('checkbox', { name: 'I have stored the codes' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await reload(page);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await signOut();
  await fillIn();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page, 'with the code of the login');
  // The first code was used; the next step counts, too.
  const next = totp.generate({ timestamp: Date.now() + STEP_MS });
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.getByLabel('Trust this browser for 30 days').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin');

  await signOut();
  await fillIn();
  await code.fill(recoveryCode.replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin');
  await visit(page, '/admin/profile');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});
