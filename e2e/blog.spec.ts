// Only a browser shows the search of the rendered list, through its history and a reload.
import { expect } from '@playwright/test';
import { test } from './support/test';
import { reload, visit } from './support/visit';

for (const [path, words, title] of [
  ['/blog', 'REFRIGERATOR stayed', 'Forty-two windows, and the family stayed at home'],
  ['/ar/blog', 'النايلون', 'اثنتان وأربعون نافذة، والعائلة بقيت في بيتها'],
] as const) {
  test(`the search of ${path} finds a post of another page, also after Back and a reload`, async ({
    page,
  }) => {
    await visit(page, path);
    const main = page.getByRole('main');
    const post = main.getByRole('link', { name: title });
    await expect(main.getByRole('article')).toHaveCount(12);
    await expect(post).toHaveCount(0);
    await page.getByRole('searchbox').fill(words);
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(post).toBeVisible();
    const url = page.url();
    expect(new URL(url).searchParams.get('search')).toBe(words);

    await post.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue(words);
    await reload(page);
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(post).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(words);
    expect(page.url()).toBe(url);
  });
}
