import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { USER } from './support/suite';
import { test } from './support/test';
import { visit } from './support/visit';

test.use({
  expectedErrors: /Failed to load resource.*(401.*\/api\/user|400.*\/accounts:)/,
});

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};
const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('a visitor signs in to their account after a wrong password, stays signed in over a reload, and signs out', async ({
  page,
}) => {
  await visit(page, '/account');
  await expect(page).toHaveURL('/auth');
  await test.step('a wrong password and an unknown email are rejected with the same message', async () => {
    for (const email of ['nobody@example.com', USER.email]) {
      await fill(page, { Email: email, Password: 'not-the-password' });
      await submit(page, 'Sign in');
      await expect(page.getByRole('alert')).toContainText('Please check your credentials and try again.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
  await fill(page, { Password: USER.password });
  await submit(page, 'Sign in');
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('You have been logged in successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Local User');
  await expect(page.getByRole('main')).toContainText(USER.email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/account');
  await expect(page).toHaveURL('/auth');
});

test('a new user creates an account, and cannot create it twice', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await visit(page, '/auth');
  await page.getByRole('link', { name: 'Create account' }).click();
  await submit(page, 'Create account');
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(
    page.getByText('Enter a valid e-mail address').or(page.getByText('Email is required')),
  ).toBeVisible();
  await fill(page, { Name: 'Noor', Email: email, Password: 'long-enough-1' });
  await submit(page, 'Create account');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main')).toContainText('Noor');
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.goto('/auth?form=create');
  await fill(page, { Name: 'Noor', Email: email, Password: 'long-enough-1' });
  await submit(page, 'Create account');
  await expect(page.getByRole('alert')).toContainText('There is already an account with this e-mail address');
  await expect(page.getByLabel('Name')).toHaveValue('Noor');
});

test('a password reset sends a link and does not reveal who has an account', async ({ page, request }) => {
  const links = async () => {
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099';
    const response = await request.get(`http://${host}/emulator/v1/projects/demo-alnafitha/oobCodes`);
    const { oobCodes } = (await response.json()) as { oobCodes: { email: string }[] };
    return oobCodes.filter(({ email }) => email === USER.email).length;
  };
  const before = await links();
  for (const email of [USER.email, 'nobody@example.com']) {
    await visit(page, '/auth');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page.getByRole('form', { name: 'Forgotten password' })).toBeVisible();
    await fill(page, { Email: email });
    await submit(page, 'Send the link');
    await expect(page.getByText('If there is an account for this address')).toBeVisible();
  }
  expect(await links()).toBe(before + 1);
});

test('signing in works in Arabic, with a left-to-right email field', async ({ page }) => {
  await visit(page, '/auth', { language: 'ar' });
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveAttribute('dir', 'ltr');
  await fill(page, { 'البريد الإلكتروني': USER.email, 'كلمة المرور': USER.password });
  await submit(page, 'تسجيل الدخول');
  await expect(page).toHaveURL('/ar/account');
  await expect(page.getByText('تم تسجيل الدخول')).toBeVisible();
});
