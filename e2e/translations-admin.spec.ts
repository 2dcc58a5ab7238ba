// Only a browser shows that a correction passes from the panel to the rendered page, and the next entry follows.
import { expect } from '@playwright/test';
import { TESTIMONIALS } from '../functions/src/content/kinds/testimonials';
import { connectAdminSdk } from './support/admin-sdk';
import { test, WRITES } from './support/test';
import { visit } from './support/visit';

test.use({ account: 'admin' });

test('a corrected testimonial is on the site, and the next entry follows', { tag: WRITES }, async ({
  page,
  visitor,
}) => {
  const { db, disconnect } = connectAdminSdk();
  // Other tests may add the newest ones, and the last one has no next.
  const { docs } = await db.collection(TESTIMONIALS).orderBy('createdAt').limit(3).get();
  const stored = docs[2];
  if (!stored) throw new Error('The sample content has no testimonials');
  const corrected = 'غرف هادئة أخيرًا.';
  try {
    await visit(page, '/admin/translations?kind=testimonials');
    const link = page.getByRole('table').getByRole('link', { name: stored.get('name') });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/translations/testimonials/${stored.id}?kind=testimonials`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Text' }).getByRole('textbox').fill(corrected);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The translation was saved.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/testimonials/(?!${stored.id})[\\w-]+\\?`));
    await visit(page, '/admin/translations?kind=testimonials');
    await expect(page.getByRole('table').getByRole('link')).not.toHaveCount(0);
    await expect(link).toHaveCount(0);
    await expect(async () => {
      expect(await (await visitor.request.get('/ar')).text()).toContain(corrected);
    }).toPass();
  } finally {
    await stored.ref.set(stored.data());
    await disconnect();
  }
});
