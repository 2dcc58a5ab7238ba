import { expect } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test('a service links to the contact form with that service selected', async ({ page }) => {
  await visit(page, '/services');
  const card = page.getByRole('article').filter({ hasText: 'Curtain Wall Systems' });
  await card.getByRole('link', { name: /Request a Quote/ }).click();
  await expect(page).toHaveURL('/contact?service=Curtain%20Wall%20Systems');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Curtain Wall Systems');
});

test('a service that is read in Arabic is selected in the Arabic form', async ({ page }) => {
  await visit(page, '/services', { language: 'ar' });
  const card = page.getByRole('article').nth(1);
  await expect(card.getByRole('heading')).toHaveText(/[ء-ي]/);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/contact\?service=UPVC%20Windows%20%26%20Doors$/);
  const choice = page.getByRole('combobox', { name: 'الخدمة' });
  await expect(choice.locator('option:checked')).toHaveText('نوافذ وأبواب UPVC');
});

test('all active services are on the page, and no inactive one', async ({ page }) => {
  await visit(page, '/services');
  await expect(page.getByRole('article')).toHaveCount(6);
});
