// Only a browser shows the rows of the list under the pointer and on paper; the journey passes API, queue and mail.
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect } from '@playwright/test';
import { unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { CHROMIUM, test } from './support/test';
import { reload, visit } from './support/visit';

test.use({ account: 'admin', viewport: { width: 1366, height: 768 } });

test('an administrator answers an enquiry by mail, deletes it, and restores it', async ({
  page,
  messages,
  request,
}) => {
  const name = unique('Noor');
  const word = wordOf(name);
  const email = `${word}@example.com`;
  const [id] = await messages.add(anEnquiry({ name, email }));
  await visit(page, `/admin/messages/${id}?search=${word}`);
  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  const status = dialog.getByRole('combobox', { name: `Status of the message from ${name}` });
  await expect(status).toHaveText('New');

  await dialog.getByRole('button', { name: 'Reply' }).click();
  const reply = dialog.getByRole('form', { name: `Reply to ${name}` });
  await reply.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Arrange a visit for measurements' }).click();
  // The enquiry stays in sight.
  await expect(dialog.getByText(anEnquiry().message)).toBeInViewport();
  await reply.getByRole('button', { name: 'Send' }).dblclick();
  await expect(reply).toHaveCount(0);
  // The function has mailed it, and it has answered the enquiry.
  await expect(dialog.getByText('Reply sent')).toBeVisible();
  await expect(status).toHaveText('Processing');
  await expect(dialog.getByText('Status: Processing (by the reply)')).toBeVisible();
  const subjects = (await receivedMails(request)).flatMap(({ to, subject }) =>
    to[0]?.address === email ? [subject] : [],
  );
  expect(subjects).toEqual([expect.stringMatching(/^Re: Your enquiry/)]);

  // The database has changed, not only the page.
  await reload(page);
  await expect(status).toHaveText('Processing');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Delete the message from ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await reload(page);
  await expect(page.getByText('0 messages', { exact: true })).toBeVisible();
  await visit(page, `/admin/messages?deleted=yes&search=${word}`);
  await page.getByRole('button', { name: `Restore the message from ${name}` }).click();
  await expect(page.getByText('Message restored')).toBeVisible();
  await visit(page, `/admin/messages?search=${word}`);
  await expect(page.getByRole('link', { name: `View the message from ${name}` })).toBeVisible();
});

test.describe('the list', () => {
  test('shows ten enquiries on a laptop, with the actions of the row under the pointer or with the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/admin/messages');
    const rows = page.getByRole('table', { name: 'Messages' }).locator('tbody tr');
    await expect(rows).toHaveCount(10);
    await expect(rows.last()).toBeInViewport({ ratio: 0.9 });
    const actions = rows.first().locator('td:last-child > *');
    await page.mouse.move(0, 0);
    await expect(actions).toHaveCSS('opacity', '0');
    await rows.first().hover();
    await expect(actions).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await actions.getByRole('button').first().focus();
    await expect(actions).toHaveCSS('opacity', '1');
  });

  test('is readable, and a message is printed on one page', { tag: CHROMIUM }, async ({ page, messages }) => {
    const name = unique('Noor');
    const message = 'A door to the terrace. '.repeat(20);
    await messages.add(anEnquiry({ name, message }));
    await visit(page, `/admin/messages?search=${wordOf(name)}`);
    const row = page.getByRole('row').filter({ hasText: name });

    await test.step('cells do not overlap, and the time takes one line', async () => {
      const box = await row.getByRole('checkbox').locator('..').boundingBox();
      const link = await row.getByRole('link').first().boundingBox();
      expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(link?.x ?? 0);
      expect.soft(await row.locator('time').evaluate((time) => time.getClientRects().length)).toBe(1);
    });

    await row.getByText('Sliding doors for a villa').click();
    const dialog = page.getByRole('dialog', { name: 'Message Details' });
    await expect(dialog.getByRole('combobox')).toBeInViewport();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Al Nafitha Aluminium & Glass')).toBeVisible();
    await expect(dialog).toContainText('A door to the terrace.');
    await expect(page.getByRole('row')).toHaveCount(0);
  });
});
