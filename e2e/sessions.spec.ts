import { logIn, logInAdmin, readAdmin, readUser, SESSION_COOKIE } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { ADMIN, USER } from './support/suite';
import { test } from './support/test';
import { visit } from './support/visit';

// A browser reports each refusal in its console, whatever the page makes of it.
test.use({ expectedErrors: /Failed to load resource.*40[13].*\/api\/(admin\/)?(me|login|user)/ });

test('the panel sends a stranger to the login, and lets an administrator in', async ({ page }) => {
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

test('a wrong password is refused and what was typed stays', async ({ page }) => {
  await visit(page, '/admin/login');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please check your credentials and try again.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(ADMIN.username);
  await expect(page).toHaveURL('/admin/login');
});

test('after the logout a copy of the cookie opens nothing', async ({ page, context, request }) => {
  await signInAsAdmin(page);
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const headers = { Cookie: `${SESSION_COOKIE}=${cookie?.value}` };
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(200);

  await page.goto('/admin');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Admin logout successful')).toBeVisible();
  expect((await request.get(readAdmin.path, { headers })).status()).toBe(401);

  await page.goto('/admin/messages');
  await expect(page).toHaveURL('/admin/login');
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

test('a user signs in on /auth and comes to the account', async ({ page }) => {
  await visit(page, '/account');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('Email').fill(USER.email);
  await page.getByLabel('Password').fill(USER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Login successful')).toBeVisible();
});

test('another site cannot sign a visitor in', async ({ request }) => {
  const headers = { Origin: 'https://elsewhere.example' };
  expect((await request.post(logInAdmin.path, { data: ADMIN, headers })).status()).toBe(403);
  expect((await request.post(logIn.path, { data: USER, headers })).status()).toBe(403);
});
