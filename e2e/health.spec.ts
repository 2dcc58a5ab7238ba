import { readHealth } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import { signInAsAdmin } from './support/sign-in';
import { test } from './support/test';

test('the API responds through Hosting', async ({ request }) => {
  const response = await request.get(readHealth.path);
  expect(response.status()).toBe(200);
  expect(readHealth.response.parse(await response.json())).toEqual({ status: 'ok' });
});

test('the built site shows its home page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the seeded administrator can sign in', async ({ page }) => {
  await signInAsAdmin(page);
});
