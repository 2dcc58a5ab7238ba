import { anEnquiry } from '@alnafitha/contract/factories';
import { expect } from '@playwright/test';
import { signInAsAdmin } from './support/sign-in';
import { MESSAGES, test } from './support/test';
import { visit } from './support/visit';

const { name, email, subject, message } = anEnquiry();

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an enquiry is sent, and found by a word of its message', { tag: MESSAGES }, async ({
    page,
    messages,
  }) => {
    await messages.add([anEnquiry()]);
    await visit(page, '/contact', { language: 'ar' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByLabel('الاسم').fill('مريم الكواري');
    await page.getByLabel('البريد الإلكتروني').fill('mariam@example.com');
    await page.getByLabel('رقم الواتساب').fill('+٩٧٤ ٥٥٥٥ ٠١٠١');
    await page.getByLabel('الخدمة').selectOption('الأبواب السحّاب (المنزلقة) والقابلة للطي');
    await page.getByLabel('الموضوع').fill('أبواب للفيلا');
    await page
      .getByRole('textbox', { name: 'الرسالة' })
      .fill('نحتاج إلى أربعة أبواب منزلقة بإطارات ألمنيوم.');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'إرسال الرسالة' }).click();
    await expect(page.getByText('تم إرسال الرسالة!')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);

    await signInAsAdmin(page);
    await page.goto('/admin/messages');
    // A common spelling variant, with another last letter.
    await page.getByRole('searchbox', { name: 'ابحث في الرسائل...' }).fill('منزلقه');
    await expect(page.getByText('مجموع الرسائل: 1')).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'مريم الكواري' });
    await expect(card).toContainText('أبواب للفيلا');
    await card.getByRole('link', { name: 'عرض رسالة مريم الكواري' }).click();
    await expect(page.getByRole('dialog')).toContainText('+974 5555 0101');
  });
});

test.describe('in English on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an enquiry has the service that the link names', { tag: MESSAGES }, async ({ page, messages }) => {
    await messages.add([]);
    await visit(page, '/contact?service=Curtain%20Wall%20Systems');
    await page.getByLabel('Your Name').fill(name);
    await page.getByLabel('Your Email').fill(email);
    await page.getByLabel('Subject').fill(subject ?? '');
    await page.getByLabel('Your Message').fill(message);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText("Thank you for contacting us. We'll get back to you soon.")).toBeVisible();

    await signInAsAdmin(page);
    await page.goto('/admin/messages');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Curtain Wall Systems');
    await expect(row.getByRole('combobox')).toHaveText('New');
  });

  test('a double click sends one enquiry', { tag: MESSAGES }, async ({ page, messages }) => {
    await messages.add([]);
    await visit(page, '/contact');
    await page.getByLabel('Your Name').fill(name);
    await page.getByLabel('Your Email').fill(email);
    await page.getByLabel('Your Message').fill(message);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(page.getByText('Message Sent!')).toBeVisible();

    await signInAsAdmin(page);
    await page.goto('/admin/messages');
    await expect(page.getByText('Total messages: 1')).toBeVisible();
  });

  test('missing fields show errors, and the first one has the focus below the header', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const first = page.getByLabel('Your Name');
    await expect(first).toBeFocused();
    await expect(page.getByText('Name is required')).toBeInViewport();
    const bar = await page
      .getByRole('link', { name: /Al Nafitha/ })
      .first()
      .boundingBox();
    const field = await first.boundingBox();
    expect(field?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('the map of Google loads on request', async ({ page }) => {
    await visit(page, '/contact');
    await expect(page.getByRole('img', { name: 'Map of Doha' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    // The map is hydrated after the page.
    await expect(async () => {
      await page.getByRole('button', { name: 'Open the live map' }).click({ timeout: 1000 });
      await expect(page.locator('iframe[title="Map of Doha"]')).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('on a bad network', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/api\/contact/ });

  const failures = [
    { failure: 'no response', response: null, text: 'No connection. Check your network and try again.' },
    {
      failure: "the platform's own 400",
      response: { status: 400, body: '<pre>SyntaxError</pre>' },
      text: 'Something went wrong on our side.',
    },
    {
      failure: 'a gateway timeout',
      response: { status: 504, body: '<h1>504</h1>' },
      text: 'not available at the moment',
    },
  ];
  for (const { failure, response, text } of failures) {
    test(`the form keeps its values after ${failure}`, async ({ page }) => {
      await page.route('**/api/contact', (route) =>
        response ? route.fulfill({ ...response, contentType: 'text/html' }) : route.abort(),
      );
      await visit(page, '/contact');
      await page.getByLabel('Your Name').fill(name);
      await page.getByLabel('Your Email').fill(email);
      await page.getByLabel('Your Message').fill(message);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await expect(page.getByLabel('Your Message')).toHaveValue(message);
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    });
  }
});
