// Only a browser signs in with the Firebase SDK and keeps the cookie of its session over reloads.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { USER } from './support/suite';
import { test } from './support/test';
import { reload, visit } from './support/visit';

test.use({ expectedErrors: /Failed to load resource.*(401.*\/api\/user|400.*\/accounts:)/ });

/** Fills the fields of the form and submits it. */
async function submit(page: Page, button: string, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

test('a visitor signs in to their account after a wrong password, stays signed in over a reload, and signs out', async ({
  page,
}) => {
  await visit(page, '/account');
  await expect(page).toHaveURL('/auth');
  await test.step('a wrong password and an unknown email are rejected with the same message', async () => {
    for (const email of ['nobody@example.com', USER.email]) {
      await submit(page, 'Sign in', { Email: email, Password: 'not-the-password' });
      await expect(page.getByRole('alert')).toContainText('Please check your credentials and try again.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
  await submit(page, 'Sign in', { Password: USER.password });
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('You have been logged in successfully.')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('main')).toContainText('Local User');
  await expect(page.getByRole('main')).toContainText(USER.email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await visit(page, '/account');
  await expect(page).toHaveURL('/auth');

  await test.step('in Arabic, with a left-to-right email field', async () => {
    await visit(page, '/ar/auth');
    await expect(page.getByLabel('البريد الإلكتروني')).toHaveAttribute('dir', 'ltr');
    await submit(page, 'تسجيل الدخول', {
      'البريد الإلكتروني': USER.email,
      'كلمة المرور': USER.password,
    });
    await expect(page).toHaveURL('/ar/account');
  });
});

test('a new user creates an account, and cannot create it twice', async ({ page }) => {
  const fields = { Name: 'Noor', Email: `${randomUUID()}@example.com`, Password: 'long-enough-1' };
  await visit(page, '/auth');
  await page.getByRole('link', { name: 'Create account' }).click();
  await submit(page, 'Create account', {});
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText(/Enter a valid e-mail address|Email is required/)).toBeVisible();
  await submit(page, 'Create account', fields);
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main')).toContainText('Noor');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');

  await visit(page, '/auth?form=create');
  await submit(page, 'Create account', fields);
  await expect(page.getByRole('alert')).toContainText('There is already an account with this e-mail address');
  await expect(page.getByLabel('Name')).toHaveValue('Noor');
});

test('a password reset sends a link and does not reveal who has an account', async ({ page, request }) => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
  const links = async () => {
    const response = await request.get(`http://${host}/emulator/v1/projects/demo-alnafitha/oobCodes`);
    const { oobCodes }: { oobCodes: { email: string }[] } = await response.json();
    return oobCodes.filter(({ email }) => email === USER.email).length;
  };
  const before = await links();
  for (const email of [USER.email, 'nobody@example.com']) {
    await visit(page, '/auth');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page.getByRole('form', { name: 'Forgotten password' })).toBeVisible();
    await submit(page, 'Send the link', { Email: email });
    await expect(page.getByText('If there is an account for this address')).toBeVisible();
  }
  expect(await links()).toBe(before + 1);
});
