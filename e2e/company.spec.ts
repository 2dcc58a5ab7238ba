import { STORAGE_KEYS } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

test('a service leads to the enquiry with that service chosen', async ({ page }) => {
  await visit(page, '/services');
  const card = page.getByRole('article').filter({ hasText: 'Curtain Wall Systems' });
  await card.getByRole('link', { name: /Request a Quote/ }).click();
  await expect(page).toHaveURL('/contact?service=Curtain%20Wall%20Systems');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Curtain Wall Systems');
});

test('services are read in Arabic, and chosen in the form all the same', async ({ page }) => {
  await visit(page, '/services', { language: 'ar' });
  const card = page.getByRole('article').nth(1);
  await expect(card.getByRole('heading')).toHaveText(/[ء-ي]/);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/contact\?service=UPVC%20Windows%20%26%20Doors$/);
  const choice = page.getByRole('combobox', { name: 'الخدمة' });
  await expect(choice.locator('option:checked')).toHaveText('نوافذ وأبواب UPVC');
});

test('only inactive services are missing from the page', async ({ page }) => {
  await visit(page, '/services');
  await expect(page.getByRole('article')).toHaveCount(6);
});

for (const { language, all, five, marks } of [
  { language: 'en', all: 'All Testimonials', five: '5-Star Reviews', marks: '"“" "”"' },
  { language: 'ar', all: 'جميع الآراء', five: 'تقييمات الخمس نجوم', marks: '"«" "»"' },
] as const) {
  test(`testimonials can be those with five stars only (${language})`, async ({ page }) => {
    await visit(page, '/testimonials', { language });
    await expect(page.getByRole('figure')).toHaveCount(8);
    await page.getByRole('button', { name: five }).click();
    await expect(page.getByRole('figure')).toHaveCount(5);
    await expect(page.getByRole('button', { name: five })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: all }).click();
    await expect(page.getByRole('figure')).toHaveCount(8);
  });

  test(`what clients say stands between the quotation marks of the language (${language})`, async ({
    page,
  }) => {
    await visit(page, '/testimonials', { language });
    const quote = page.getByRole('blockquote').first();
    await expect(quote).toHaveCSS('quotes', marks);
    const drawn = await quote.evaluate((element) =>
      ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content),
    );
    expect(drawn).toEqual(['open-quote', 'close-quote']);
  });
}

test('the letter of the chairman leads to the contact page', async ({ page }) => {
  await visit(page, '/chairman');
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the chat opens with a greeting that names the page, in the language of the visitor', async ({
  page,
}) => {
  const greeting = async (name: string) => {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    return new URL(address ?? '').searchParams.get('text');
  };
  await visit(page, '/services');
  expect(await greeting('Contact via WhatsApp')).toBe(
    'Hello Al Nafitha Aluminium & Glass, I have a question about: Our Services',
  );
  await visit(page, '/services', { language: 'ar' });
  expect(await greeting('تواصل عبر واتساب')).toBe('مرحبًا النافذة للألمنيوم والزجاج، لدي سؤال عن: خدماتنا');
});

test('text of the database is translated in one request, and kept', async ({ page }) => {
  const asked: string[][] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/translate-batch') asked.push(request.postDataJSON().texts);
  });
  await visit(page, '/services');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.getByRole('article').first().getByRole('listitem').first()).toHaveText(/[ء-ي]/);
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('خدماتنا');
  expect(asked).toHaveLength(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.language)).toBe('ar');
});

test.describe('when nothing translates', () => {
  test.use({ expectedErrors: /Failed to load resource.*\/api\/translate|could not be translated/ });

  test('the page turns all the same, and what is not translated stays English', async ({ page }) => {
    await page.route('**/api/translate*', (route) => route.abort());
    await visit(page, '/services');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('button', { name: 'العربية' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('خدماتنا');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('article').first().getByRole('listitem').first()).toHaveText(/[a-z]/);
  });
});
