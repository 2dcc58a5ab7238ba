import { expect } from '@playwright/test';
import { TESTIMONIALS } from '../functions/src/testimonials/document';
import { connectAdminSdk } from './support/admin-sdk';
import { test, WRITES } from './support/test';

test.use({ account: 'admin' });

test('a corrected testimonial is on the site, and the next entry follows', { tag: WRITES }, async ({
  page,
  visitor: site,
}) => {
  const { db, disconnect } = connectAdminSdk();
  const { docs } = await db.collection(TESTIMONIALS).orderBy('createdAt', 'desc').limit(1).get();
  const [stored] = docs;
  if (!stored) throw new Error('The sample content has no testimonial');
  try {
    await page.goto('/admin/translations?kind=testimonials');
    const links = page.getByRole('table').getByRole('link');
    await expect(links).toHaveCount(8);
    await links.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Text' }).getByRole('textbox').fill('غرف هادئة أخيرًا.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The translation was saved.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/translations\/testimonials\/(?!\?)/);
    await expect(page).not.toHaveURL(new RegExp(stored.id));
    await page.goto('/admin/translations?kind=testimonials');
    await expect(links).toHaveCount(7);
    await expect(async () => {
      await site.goto('/ar');
      await expect(site.getByText('غرف هادئة أخيرًا.')).toBeAttached({ timeout: 1000 });
    }).toPass();
  } finally {
    await stored.ref.set(stored.data());
    await disconnect();
  }
});
