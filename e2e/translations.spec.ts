import { STORAGE_KEYS } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test('content is translated in one request and cached', async ({ page }) => {
  const requests: string[][] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/translate-batch')
      requests.push(request.postDataJSON().texts);
  });
  await visit(page, '/services');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.getByRole('article').first().getByRole('listitem').first()).toHaveText(/[ء-ي]/);
  expect(requests).toHaveLength(1);
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('خدماتنا');
  expect(requests).toHaveLength(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.language)).toBe('ar');
});

test.describe('when translation fails', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/api\/translate|could not be translated/ });

  test('the locale is switched, and untranslated content stays English', async ({ page }) => {
    await page.route('**/api/translate*', (route) => route.abort());
    await visit(page, '/services');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('button', { name: 'العربية' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('خدماتنا');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('article').first().getByRole('listitem').first()).toHaveText(/[a-z]/);
  });
});
