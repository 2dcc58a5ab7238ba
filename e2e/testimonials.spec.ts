import { expect } from '@playwright/test';
import { test } from './support/test';
import { visit } from './support/visit';

for (const { language, all, five, marks } of [
  { language: 'en', all: 'All Testimonials', five: '5-Star Reviews', marks: '"“" "”"' },
  { language: 'ar', all: 'جميع الآراء', five: 'تقييمات الخمس نجوم', marks: '"«" "»"' },
] as const) {
  test(`testimonials are filtered by five stars (${language})`, async ({ page }) => {
    await visit(page, '/testimonials', { language });
    await expect(page.getByRole('figure')).toHaveCount(8);
    await page.getByRole('button', { name: five }).click();
    await expect(page.getByRole('figure')).toHaveCount(5);
    await expect(page.getByRole('button', { name: five })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: all }).click();
    await expect(page.getByRole('figure')).toHaveCount(8);
  });

  test(`testimonials have the quotation marks of the language (${language})`, async ({ page }) => {
    await visit(page, '/testimonials', { language });
    const quote = page.getByRole('blockquote').first();
    await expect(quote).toHaveCSS('quotes', marks);
    const contents = await quote.evaluate((element) =>
      ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content),
    );
    expect(contents).toEqual(['open-quote', 'close-quote']);
  });
}
