import { expect } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test('the letter of the chairman links to the contact page', async ({ page }) => {
  await visit(page, '/chairman');
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact');
});
