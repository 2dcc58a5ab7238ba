// Only a browser sends the form, whose enquiry passes the API, the mails and the search of the panel.
import { CONTACT_PATH, FORM_TIME_HEADER } from '@alnafitha/contract';
import { type APIRequestContext, expect } from '@playwright/test';
import { unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { test } from './support/test';
import { visit } from './support/visit';

/** The sorted recipients of the mails about a reference, each with the direction of its text. */
async function recipientsOf(request: APIRequestContext, reference: string): Promise<string[]> {
  return (await receivedMails(request))
    .filter(({ subject }) => subject.includes(reference))
    .flatMap(({ to, html }) => to.map(({ address }) => `${address} ${/dir="(\w+)"/.exec(html)?.[1]}`))
    .sort();
}

// The administrator reads in a page of the same browser.
test.use({ account: 'admin' });

test('an enquiry in Arabic from a phone reaches the office, which finds it by a word of its message or its reference, and the visitor knows', async ({
  page,
  request,
}) => {
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
