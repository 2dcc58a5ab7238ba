// Only a browser sends the form and shows the list under the pointer and on paper; the journeys pass API, queue and mails.
import { CONTACT_PATH, FORM_TIME_HEADER } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { type APIRequestContext, expect } from '@playwright/test';
import { unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { CHROMIUM, JOURNEY, test } from './support/test';
import { reload, visit } from './support/visit';

/** The sorted recipients of the mails about a reference, each with the direction of its text. */
async function recipientsOf(request: APIRequestContext, reference: string): Promise<string[]> {
  return (await receivedMails(request))
    .filter(({ subject }) => subject.includes(reference))
    .flatMap(({ to, html }) => to.map(({ address }) => `${address} ${/dir="(\w+)"/.exec(html)?.[1]}`))
    .sort();
}

// The administrator reads in a page of the same browser.
test.use({ account: 'admin', viewport: { width: 1366, height: 768 } });

test('an enquiry in Arabic from a phone reaches the office, which finds it by a word of its message or its reference, and the visitor knows', {
  tag: JOURNEY,
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = unique('مريم الكواري');
  // Nobody gets more than three confirmations a day.
  const email = `${wordOf(name)}@example.com`;
  // Nobody is mailed about a form that is filled in as fast as this one.
  await page.route(`**${CONTACT_PATH}`, (route) =>
    route.continue({
      headers: { ...route.request().headers(), [FORM_TIME_HEADER.toLowerCase()]: '30000' },
    }),
  );
  await visit(page, '/contact', { language: 'ar' });
  await page.getByLabel('الاسم').fill(name);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('رقم الواتساب').fill('+٩٧٤ ٥٥٥٥ ٠١٠١');
  await page.getByLabel('الخدمة').selectOption('أبواب سحّاب وأبواب قابلة للطي');
  await page.getByLabel('الموضوع').fill('أبواب للفيلا');
  await page.getByRole('textbox', { name: 'الرسالة' }).fill('نحتاج إلى أربعة أبواب منزلقة بإطارات ألمنيوم.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click();
  await expect(page.getByText('تم إرسال الرسالة!')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  const reference = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
  await expect
    .poll(() => recipientsOf(request, reference))
    .toEqual([`${email} rtl`, 'office@alnafitha.example rtl', 'sales@alnafitha.example rtl'].sort());

  await visit(page, '/admin/messages', { language: 'ar' });
  const search = page.getByRole('searchbox', { name: 'ابحث في الرسائل...' });
  // This is a common spelling variant with another last letter.
  await search.fill(`منزلقه ${wordOf(name)}`);
  await expect(page.getByText('رسالة واحدة', { exact: true })).toBeVisible();
  await search.fill(reference.toLowerCase().replace('-', ''));
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('أبواب للفيلا');
  await card.getByRole('link', { name: `عرض رسالة ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText('+974 5555 0101');
  await expect(page.getByRole('dialog')).toContainText(reference);
});

test('the first missing field has the focus below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  const first = page.getByLabel('Your name');
  await expect(first).toBeFocused();
  await expect(page.getByText('Name is required')).toBeInViewport();
  const logo = await page
    .getByRole('link', { name: /Al Nafitha/ })
    .first()
    .boundingBox();
  const field = await first.boundingBox();
  expect(field?.y).toBeGreaterThan((logo?.y ?? 0) + (logo?.height ?? 0));
});

test('an administrator answers an enquiry by mail', { tag: JOURNEY }, async ({ page, messages, request }) => {
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
});

test.describe('the list on a laptop', () => {
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
