import {
  listAdminPosts,
  listAdminProjects,
  listImages,
  listMessages,
  readDashboard,
} from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signInAsAdmin } from './support/sign-in';
import { MESSAGES, test } from './support/test';
import { APPEARANCES, visit } from './support/visit';

const LONG = 'We need four sliding doors, three metres wide, for a villa in Al Wakrah, and a pergola.';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('the dashboard shows the totals of the lists', { tag: MESSAGES }, async ({ page, messages }) => {
  await messages.add([anEnquiry(), anEnquiry()]);
  await visit(page, '/admin');
  const expected = [
    ['Messages', listMessages, '/admin/messages'],
    ['Blog Posts', listAdminPosts, '/admin/blog-posts'],
    ['Projects', listAdminProjects, '/admin/projects'],
    ['Media', listImages, '/admin/images'],
  ] as const;
  for (const [title, list, path] of expected) {
    const card = page.getByRole('region', { name: title, exact: true });
    const { pagination } = list.response.parse(await (await page.request.get(list.path)).json());
    await expect(card.getByText(String(pagination.totalItems), { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'View details' })).toHaveAttribute('href', path);
  }
  await page.getByRole('link', { name: 'View details: Messages' }).click();
  await expect(page.getByText('Total messages: 2')).toBeVisible();
});

test('a new message is shown as an excerpt that links to the whole message', { tag: MESSAGES }, async ({
  page,
  messages,
}) => {
  const [id] = await messages.add([
    anEnquiry({ name: 'Noor', message: LONG }),
    { ...anEnquiry({ name: 'Omar' }), status: 'completed' },
  ]);
  await visit(page, '/admin');
  const noor = page.getByRole('link', { name: 'Noor' });
  await expect(noor).toContainText(`${LONG.slice(0, 80)}…`);
  await expect(noor).toContainText('New');
  await expect(page.getByRole('link', { name: 'Omar' })).toContainText('Completed');
  await noor.click();
  await expect(page).toHaveURL(`/admin/messages/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  await expect(dialog).toContainText(LONG);

  // The dashboard shows the new status.
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Processing' }).click();
  await expect(page.getByText('Status updated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(noor).toContainText('Processing');
});

test('the quick actions open the dialogs that they name', async ({ page }) => {
  await visit(page, '/admin');
  const actions = [
    ['New Blog Post', '/admin/blog-posts/new'],
    ['Add Project', '/admin/projects/new'],
    ['Add Service', '/admin/services/new'],
    ['Upload Media', '/admin/images/upload'],
  ] as const;
  for (const [name, path] of actions) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Manage All Settings' }).click();
  await expect(page.getByText('Content coming soon')).toBeVisible();
});

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /Failed to load resource.*503/ });

  test('the dashboard offers a retry', async ({ page }) => {
    await page.route(`**${readDashboard.path}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await visit(page, '/admin');
    await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'View details: Media' })).toBeVisible();
    await expect(page.getByText('Failed to load dashboard data')).toHaveCount(0);
  });
});

for (const appearance of APPEARANCES) {
  test(`the dashboard is accessible and fits every viewport in ${appearance.language}, light and dark`, {
    tag: MESSAGES,
  }, async ({ page, messages }) => {
    const [id] = await messages.add([
      anEnquiry({ name: 'خالد العطية', message: 'نحتاج إلى واجهة زجاجية لمكتب جديد في لوسيل.' }),
      { ...anEnquiry({ email: `${'long.'.repeat(9)}address@example.com` }), status: 'processing' },
      { ...anEnquiry(), status: 'completed' },
    ]);
    await visit(page, '/admin', appearance);
    await expect(page.locator('main section a[href^="/admin/messages/"]')).toHaveCount(3);
    await expect(
      page.getByRole('list', { name: /Waiting now|بانتظار/ }).locator(`a[href="/admin/messages/${id}"]`),
    ).toBeVisible();
    await expectAccessible(page);
    for (const width of [1440, 1024, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page)).toBe(0);
    }
    await expectAccessible(page);
  });
}

/** By how many pixels the page is wider than the viewport. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
