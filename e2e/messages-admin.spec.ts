import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Locator } from '@playwright/test';
import { MAIL_ORIGIN } from './support/suite';
import { CHROMIUM, test } from './support/test';
import { unique } from './support/unique';
import { visit } from './support/visit';

test.use({ account: 'admin', viewport: { width: 1366, height: 768 } });

/** The search by the word that only this name has. */
const searchFor = (name: string) => `search=${name.split(' ').at(-1)}`;

test('an administrator answers an enquiry, keeps its note, and deletes it', async ({
  page,
  messages,
  request,
}) => {
  const name = unique('Noor');
  const email = `${name.split(' ').at(-1)}@example.com`;
  const [id] = await messages.add(anEnquiry({ name, email }));
  await visit(page, `/admin/messages/${id}?${searchFor(name)}`);
  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  const status = dialog.getByRole('combobox', { name: `Status of the message from ${name}` });
  const list = page.getByRole('table', { name: 'Messages' });
  const view = list.getByRole('link', { name: `View the message from ${name}` });
  const statusInList = list.getByRole('combobox', { name: `Status of the message from ${name}` });
  const choose = async (badge: Locator, option: string) => {
    await badge.click();
    await page.getByRole('option', { name: option }).click();
  };

  await expect(status).toHaveText('New');
  await choose(status, 'Processing');
  await expect(page.getByText('Status updated')).toBeVisible();
  await expect(status).toHaveText('Processing');
  await page.goto(`/admin/messages?status=processing&${searchFor(name)}`);
  await view.click();

  await dialog.getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('dialog', { name: `Reply to ${name}` });
  await reply.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Arrange a visit for measurements' }).click();
  await expect(reply.getByLabel('Reply text')).toHaveValue(new RegExp(`Dear ${name},`));
  await reply.getByRole('button', { name: 'Send' }).dblclick();
  await expect(reply).toHaveCount(0);
  // The trigger has mailed it.
  await expect(dialog.getByText('Reply sent')).toBeVisible();
  const mails: { to: { address: string }[]; subject: string }[] = await (
    await request.get(`${MAIL_ORIGIN}/api/email`)
  ).json();
  const replies = mails.filter(
    ({ to, subject }) => to[0]?.address === email && subject.startsWith('Your enquiry'),
  );
  expect(replies).toHaveLength(1);

  await choose(status, 'Completed');
  const note = page.getByRole('dialog', { name: 'Add Note' });
  await note.getByLabel('Resolution Note').fill('Quote sent.\nThey will call on Sunday.');
  await note.getByRole('button', { name: 'Complete' }).click();
  await expect(note).toHaveCount(0);
  await expect(status).toHaveText('Completed');
  await expect(dialog).toContainText('They will call on Sunday.');
  // The message has left the filtered list, and so has the link that opened the dialog.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(view).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();

  // Reopened from the list, the message still has its note.
  await page.goto(`/admin/messages?${searchFor(name)}`);
  await choose(statusInList, 'New');
  await expect(page.getByText('Status updated')).toBeVisible();
  await view.click();
  await expect(dialog).toContainText('They will call on Sunday.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(view).toBeFocused();

  await page.getByRole('button', { name: `Delete the message from ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  // The database has changed, not only the page.
  await page.reload();
  await expect(page.getByText('0 messages', { exact: true })).toBeVisible();
});

test('a message is found by its phone number in a readable list, and printed on one page', {
  tag: CHROMIUM,
}, async ({ page, messages }) => {
  const name = unique('Noor');
  const number = `5512${String(Date.now()).slice(-4)}`;
  const message = 'A door to the terrace. '.repeat(20);
  await messages.add(anEnquiry({ name, whatsappNumber: number, message }));
  await page.goto('/admin/messages');
  await page
    .getByRole('searchbox', { name: 'Search messages...' })
    .fill(`${number.slice(0, 4)} ${number.slice(4)}`);
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });

  await test.step('cells do not overlap, and the time takes one line', async () => {
    const box = await row.getByRole('checkbox').locator('..').boundingBox();
    const link = await row.getByRole('link').first().boundingBox();
    expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(link?.x ?? 0);
    expect.soft(await row.locator('time').evaluate((each) => each.getClientRects().length)).toBe(1);
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
