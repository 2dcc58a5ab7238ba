import { CONTACT_PATH, FORM_TIME_HEADER } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { type APIRequestContext, expect } from '@playwright/test';
import { MAIL_ORIGIN } from './support/suite';
import { test } from './support/test';
import { unique } from './support/unique';
import { visit } from './support/visit';

/** The recipients of the mails about a reference, in the order of their addresses, each with the direction of its text. */
async function recipientsOf(request: APIRequestContext, reference: string): Promise<string[]> {
  const mails: { subject: string; html: string; to: { address: string }[] }[] = await (
    await request.get(`${MAIL_ORIGIN}/api/email`)
  ).json();
  return mails
    .filter(({ subject }) => subject.includes(reference))
    .flatMap(({ to, html }) => to.map(({ address }) => `${address} ${/dir="(\w+)"/.exec(html)?.[1]}`))
    .sort();
}

// The administrator reads in a page of the same browser.
test.use({ account: 'admin' });

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an enquiry reaches the office, which finds it by a word of its message or its reference, and the visitor knows', async ({
    page,
    request,
  }) => {
    const name = unique('مريم الكواري');
    // Nobody gets more than three confirmations a day.
    const email = `${name.split(' ').at(-1)}@example.com`;
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
    await page
      .getByRole('textbox', { name: 'الرسالة' })
      .fill('نحتاج إلى أربعة أبواب منزلقة بإطارات ألمنيوم.');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'إرسال الرسالة' }).click();
    await expect(page.getByText('تم إرسال الرسالة!')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    const reference = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
    await expect
      .poll(() => recipientsOf(request, reference))
      .toEqual([`${email} rtl`, 'office@alnafitha.example rtl', 'sales@alnafitha.example rtl'].sort());

    await page.goto('/admin/messages');
    // A common spelling variant, with another last letter.
    await page
      .getByRole('searchbox', { name: 'ابحث في الرسائل...' })
      .fill(`منزلقه ${name.split(' ').at(-1)}`);
    await expect(page.getByText('رسالة واحدة', { exact: true })).toBeVisible();
    await page
      .getByRole('searchbox', { name: 'ابحث في الرسائل...' })
      .fill(reference.toLowerCase().replace('-', ''));
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText('أبواب للفيلا');
    await card.getByRole('link', { name: `عرض رسالة ${name}` }).click();
    await expect(page.getByRole('dialog')).toContainText('+974 5555 0101');
    await expect(page.getByRole('dialog')).toContainText(reference);
  });
});

test.describe('in English on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an enquiry about the service of a link is corrected, and a double click sends it once', async ({
    page,
  }) => {
    const { email, subject, message } = anEnquiry();
    const name = unique('Noor');
    await visit(page, '/contact?service=Curtain%20Wall%20Systems');
    const send = page.getByRole('button', { name: 'Send message' });

    await test.step('the first missing field has the focus below the header', async () => {
      await send.click();
      const first = page.getByLabel('Your name');
      await expect(first).toBeFocused();
      await expect(page.getByText('Name is required')).toBeInViewport();
      const bar = await page
        .getByRole('link', { name: /Al Nafitha/ })
        .first()
        .boundingBox();
      const field = await first.boundingBox();
      expect.soft(field?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    });

    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your email').fill(email);
    await page.getByLabel('Subject').fill(subject ?? '');
    await page.getByLabel('Your message').fill(message);
    await page.getByRole('checkbox').check();
    await send.dblclick();
    await expect(page.getByText("Thank you for contacting us. We'll get back to you soon.")).toBeVisible();

    await page.goto(`/admin/messages?search=${name.split(' ').at(-1)}`);
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Curtain Wall Systems');
    await expect(row.getByRole('combobox')).toHaveText('New');
  });

  test('an enquiry from the home page needs only a name and an email', async ({ page }) => {
    const name = unique('Noor');
    await visit(page, '/#contact');
    const form = page.getByRole('form');
    await expect(form).toBeInViewport();
    await form.getByLabel('Your name').fill(name);
    await form.getByLabel('Your email').fill('noor@example.com');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Thank you, your message has reached us.' })).toBeFocused();
    await page.getByRole('button', { name: 'Send another message' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('');
    await page.goto(`/admin/messages?search=${name.split(' ').at(-1)}`);
    await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  });
});
