// Only a browser shows that a post passes from the editor through the API to the rendered pages of visitors.
import { ERROR_MESSAGES, minuteInDoha } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { deleteEntries, idsOf, unique } from './support/entries';
import { ORIGIN } from './support/suite';
import { CHROMIUM, test, WRITES } from './support/test';
import { visit } from './support/visit';

test.use({
  account: 'admin',
  viewport: { width: 1440, height: 900 },
  expectedErrors: /409.*\/api\/admin\/blog-posts\/|404.*\/blog\//,
});

const title = unique('Shade for a house');
test.afterEach(({ page }) => deleteEntries(page, 'posts', title));

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The document tells it, which the server renders. */
async function expectOffline(visitor: Page, path: string) {
  const response = await visitor.request.get(path);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('This post is no longer online.');
}

test('a post is written, published, changed and deleted, and visitors see each step in both languages', {
  tag: WRITES,
}, async ({ page, visitor }) => {
  await visit(page, '/admin/blog-posts');
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await expect(page).toHaveURL('/admin/blog-posts/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What stands in front of the glass.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Trends' }).click();
  await editor(page).click();
  await page.keyboard.type('Shade first.');
  await page.keyboard.press('Enter');
  await press(page, 'H2: Heading 2');
  await expect(page.getByRole('button', { name: 'H2: Heading 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Glass railings');
  await page.keyboard.press('Enter');
  await press(page, 'Bullet list');
  await press(page, 'Bold');
  await page.keyboard.type('Blinds');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('الظل أولًا');
  await page.keyboard.press('Enter');
  await press(page, 'Link');
  await page.getByRole('textbox', { name: 'Link address' }).fill('/contact');
  await page.getByRole('textbox', { name: 'Link text' }).fill('Ask us');
  await press(page, 'Apply');
  await expect(editor(page)).toBeFocused();
  await press(page, 'Insert an image');
  const library = page.getByRole('dialog', { name: 'Choose an image from the library' });
  await library.getByRole('listitem').first().getByRole('button').click();
  await page
    .getByRole('textbox', { name: 'Description for people who cannot see the image' })
    .fill('Slats of wood');
  await press(page, 'Apply');
  await expect(editor(page).getByRole('img', { name: 'Slats of wood' })).toBeVisible();
  await press(page, 'Save');
  await expect(page.getByText('The blog post was created.')).toBeVisible();
  await expect(page).toHaveURL('/admin/blog-posts');

  const [id] = await idsOf(page, 'posts', title);
  const path = `/blog/${id}`;
  await expectOffline(visitor, path);

  const date = page.getByLabel('Date and time in Doha');
  await press(page, `Edit the post ${title}`);
  await date.fill('2099-01-04T08:00');
  await press(page, 'Save');
  await page.getByRole('switch', { name: `Published: ${title}` }).click();
  await expect(page.getByText('The blog post will appear at its date.')).toBeVisible();
  await expect(page.getByText('Live on 4 Jan 2099, 08:00')).toBeVisible();
  await expectOffline(visitor, path);

  await press(page, `Edit the post ${title}`);
  await date.fill(minuteInDoha(new Date(Date.now() - 3_600_000)).replace(' ', 'T'));
  await press(page, 'Save');
  await expect(page.getByText('Live on 4 Jan 2099, 08:00')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search posts...' }).fill(title);
  await expect(page.getByText('1 post', { exact: true })).toBeVisible();
  await visit(visitor, '/blog');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Glass railings' })).toBeVisible();
  await expect(visitor.getByRole('listitem').locator('strong', { hasText: 'Blinds' })).toBeVisible();
  await expect(visitor.getByText('الظل أولًا')).toHaveCSS('direction', 'rtl');
  await expect(visitor.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await expect(visitor.getByRole('img', { name: 'Slats of wood' })).toBeVisible();
  await visit(visitor, `/ar${path}`);
  // The translator of the suite knows this text.
  await expect(visitor.getByRole('heading', { level: 2, name: 'درابزين زجاجي' })).toBeVisible();

  await page.getByRole('button', { name: `Edit the post ${title}` }).click();
  await expect(editor(page).getByRole('heading', { name: 'Glass railings' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, again`);
  await press(page, 'Save');
  await expect(page.getByText('The blog post was updated.')).toBeVisible();
  // The toast may be that of the update before; the list shows the title once it is saved.
  await expect(page.getByRole('button', { name: `${title}, again`, exact: true })).toBeVisible();
  await visit(visitor, `${path}-${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}, again`);
  await expect(visitor).toHaveURL(/-again$/);

  await page.getByRole('button', { name: `Delete the post ${title}, again` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The blog post was deleted.')).toBeVisible();
  await expect(page.getByText(`${title}, again`)).toHaveCount(0);
  await expectOffline(visitor, path);
});

test('after an edit conflict, the own version can be copied', { tag: CHROMIUM }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ORIGIN });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.route('**/api/admin/blog-posts/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { message: ERROR_MESSAGES.entryChanged } })
      : route.continue(),
  );
  await visit(page, '/admin/blog-posts');
  await page
    .getByRole('button', { name: /^Edit the post/ })
    .first()
    .click();
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.fill('Mine.');
  await press(page, 'Save');
  await expect(page.getByRole('region', { name: 'Their version' })).toBeVisible();
  await press(page, 'Copy mine');
  await expect.poll(clipboard).toContain('Mine.');
});
