import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin } from './support/sign-in';
import { MESSAGES, test } from './support/test';
import { visit } from './support/visit';

test.beforeEach(({ page }) => signInAsAdmin(page));

test('a message is completed with a note, another one is deleted', { tag: MESSAGES }, async ({
  page,
  messages,
}) => {
  await messages.add([anEnquiry({ name: 'Noor' }), anEnquiry({ name: 'Omar' })]);
  await page.goto('/admin/messages');

  await page.getByRole('combobox', { name: 'Status of the message from Noor' }).click();
  await page.getByRole('option', { name: 'Completed' }).click();
  const note = page.getByRole('dialog', { name: 'Add Note' });
  await note.getByLabel('Resolution Note').fill('Measured on site, quote sent.');
  await note.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Status updated')).toBeVisible();

  await page.getByRole('button', { name: 'Delete the message from Omar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(page.getByText('Total messages: 1')).toBeVisible();

  // The database has changed, not only the page.
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status of the message from Noor' })).toHaveText(
    'Completed',
  );
  await page.getByRole('link', { name: 'View the message from Noor' }).click();
  await expect(page.getByRole('dialog')).toContainText('Measured on site, quote sent.');
});

for (const { screen, viewport, list } of [
  { screen: 'a desktop', viewport: { width: 1440, height: 900 }, list: 'table' },
  { screen: 'a phone', viewport: { width: 390, height: 844 }, list: 'list' },
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a message goes from new to completed and back', { tag: MESSAGES }, async ({ page, messages }) => {
      test.setTimeout(120_000);
      const [id] = await messages.add([anEnquiry({ name: 'Noor' })]);
      await visit(page, `/admin/messages/${id}`);
      const dialog = page.getByRole('dialog', { name: 'Message Details' });
      const status = dialog.getByRole('combobox', { name: 'Status of the message from Noor' });
      const entry = page.getByRole(list, { name: 'Messages' });
      const view = entry.getByRole('link', { name: 'View the message from Noor' });
      const statusInList = entry.getByRole('combobox', { name: 'Status of the message from Noor' });
      const choose = async (badge: Locator, option: string) => {
        await badge.click();
        await page.getByRole('option', { name: option }).click();
      };
      /** Expects a text in the only message of the dashboard. */
      const expectBadge = async (text: string) => {
        await page.goto('/admin');
        await expect(page.getByRole('link', { name: 'Noor' })).toContainText(text);
      };

      await expect(status).toHaveText('New');
      await choose(status, 'Processing');
      await expect(page.getByText('Status updated')).toBeVisible();
      await expect(status).toHaveText('Processing');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expectBadge('Processing');
      await page.goto('/admin/messages?status=processing');
      await view.click();

      await choose(status, 'Completed');
      const note = page.getByRole('dialog', { name: 'Add Note' });
      await note.getByLabel('Resolution Note').fill('Quote sent.\nThey will call on Sunday.');
      await note.getByRole('button', { name: 'Complete' }).click();
      await expect(note).toHaveCount(0);
      await expect(status).toHaveText('Completed');
      await expect(dialog).toContainText('They will call on Sunday.');
      // The message has left the filtered list, and so has the link that opened the dialog.
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByText('No messages found.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
      await expectBadge('Completed');

      // Reopened from the list, the message still has its note.
      await page.goto('/admin/messages');
      await expect(statusInList).toHaveText('Completed');
      await choose(statusInList, 'New');
      await expect(page.getByText('Status updated')).toBeVisible();
      await expect(statusInList).toHaveText('New');
      await view.click();
      await expect(dialog).toContainText('They will call on Sunday.');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(view).toBeFocused();
      await expectBadge('New');
    });

    test('deleting all messages of the last page shows the previous page', { tag: MESSAGES }, async ({
      page,
      messages,
    }) => {
      await messages.add(
        Array.from({ length: 12 }, (_, index) => anEnquiry({ name: `Visitor ${index + 1}` })),
      );
      await page.goto('/admin/messages?page=2');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      const opener = page.getByRole('button', { name: 'Delete (2)' });
      const confirmation = page.getByRole('alertdialog');
      await opener.click();
      await confirmation.getByRole('button', { name: 'Cancel' }).click();
      await expect(opener).toBeFocused();
      await opener.click();
      await confirmation.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('2 messages were deleted.')).toBeVisible();
      await expect(page.getByText('Total messages: 10')).toBeVisible();
      await expect(page).toHaveURL('/admin/messages');
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
    });
  });
}

test('an unsaved note is discarded only after a confirmation', { tag: MESSAGES }, async ({
  page,
  messages,
}) => {
  await messages.add([anEnquiry({ name: 'Noor' })]);
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('combobox', { name: 'Status of the message from Noor' }).click();
  await page.getByRole('option', { name: 'Completed' }).click();
  const text = page.getByLabel('Resolution Note');
  await expect(text).toBeFocused();
  await text.fill('Quote sent.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(text).toHaveValue('Quote sent.');
  await expect(text).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/messages');
  await expect(page.getByRole('combobox', { name: 'Status of the message from Noor' })).toHaveText('New');
});

test('page, filter and search are in the URL', { tag: MESSAGES }, async ({ page, messages }) => {
  await messages.add(
    Array.from({ length: 23 }, (_, index) =>
      anEnquiry({ name: `Visitor ${index + 1}`, subject: index === 20 ? 'Pergola' : 'Windows' }),
    ).map((enquiry, index) => ({
      ...enquiry,
      status: index % 2 ? ('processing' as const) : ('new' as const),
    })),
  );
  await page.goto('/admin/messages');
  await expect(page.getByText('Total messages: 23')).toBeVisible();
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/admin/messages?page=3');
  await expect(page.getByText('Visitor 23')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search messages...' }).fill('perg');
  await expect(page.getByText('Total messages: 1')).toBeVisible();
  await expect(page).toHaveURL('/admin/messages?search=perg');
  await expect(page.getByText('Visitor 21')).toBeVisible();

  await page.goto('/admin/messages?status=processing&page=2');
  await expect(page.getByText('Total messages: 11')).toBeVisible();
  await expect(page.getByText('Visitor 22', { exact: true })).toBeVisible();
});

test('a message is opened by its row, found by its number, linked to WhatsApp and printed on one page', {
  tag: MESSAGES,
}, async ({ page, messages }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const message = 'A door to the terrace. '.repeat(20);
  await messages.add([
    anEnquiry({ name: 'Noor', whatsappNumber: '٥٥١٢٣٤٥٦', message }),
    anEnquiry({ name: 'Omar' }),
  ]);
  await page.goto('/admin/messages');
  await expect(page.getByText('Total messages: 2')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search messages...' }).fill('5512 3456');
  await expect(page.getByText('Total messages: 1')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Noor' });
  await expect(row.getByRole('link', { name: '+974 5512 3456' })).toHaveAttribute('href', 'tel:+97455123456');
  await row.getByText('Sliding doors for a villa').click();

  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  await expect(dialog.getByRole('link', { name: '+974 5512 3456' })).toHaveAttribute(
    'href',
    'https://wa.me/97455123456',
  );
  await expect(dialog.getByRole('combobox')).toBeInViewport();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Al Nafitha Aluminium & Glass')).toBeVisible();
  await expect(dialog).toContainText('A door to the terrace.');
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('HTML in a message is shown as text', { tag: MESSAGES }, async ({ page, messages }) => {
  const script = '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';
  await messages.add([anEnquiry({ name: '<b>Noor</b>', message: script })]);
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: 'View the message from <b>Noor</b>' }).click();
  await expect(page.getByRole('dialog')).toContainText(script);
  await expect(page).toHaveTitle('Messages');
});

test('the page has an empty state', { tag: MESSAGES }, async ({ page, messages }) => {
  await messages.add([]);
  await page.goto('/admin/messages');
  await expect(
    page.getByText('No messages found. All messages from the contact form will appear here.'),
  ).toBeVisible();
});
