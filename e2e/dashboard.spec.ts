import { anEnquiry } from '@alnafitha/contract/factories';
import { expect } from '@playwright/test';
import { test } from './support/test';
import { unique } from './support/unique';
import { visit } from './support/visit';

const LONG = 'We need four sliding doors, three metres wide, for a villa in Al Wakrah, and a pergola.';

test.use({ account: 'admin', viewport: { width: 1440, height: 900 } });

test('the dashboard leads to a new message, shows its new status, and opens what its quick actions name', async ({
  page,
  messages,
}) => {
  const name = unique('Noor');
  const [id] = await messages.add(anEnquiry({ name, message: LONG }));
  await visit(page, '/admin');
  const newest = page.getByRole('link', { name });
  await expect(newest).toContainText(`${LONG.slice(0, 80)}…`);
  await expect(newest).toContainText('New');
  await newest.click();
  await expect(page).toHaveURL(`/admin/messages/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  await expect(dialog).toContainText(LONG);
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Processing' }).click();
  await expect(page.getByText('Status updated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(newest).toContainText('Processing');

  for (const [action, path] of [
    ['New Blog Post', '/admin/blog-posts/new'],
    ['Add Project', '/admin/projects/new'],
    ['Add Service', '/admin/services/new'],
    ['Upload Media', '/admin/images/upload'],
  ] as const) {
    await page.getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  }
});
