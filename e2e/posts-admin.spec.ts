import { expect, type Page } from '@playwright/test';
import { deletePosts, idsOfPosts } from './support/posts';
import { ORIGIN } from './support/suite';
import { CHROMIUM, test, WRITES } from './support/test';
import { unique } from './support/unique';
import { watchErrors } from './support/watch-errors';

test.use({
  account: 'admin',
  viewport: { width: 1440, height: 900 },
  expectedErrors: /409.*\/api\/admin\/blog-posts\/|404.*\/blog\//,
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Of the post of this test, which no other test has. */
let title: string;
test.beforeEach(() => {
  title = unique('Shade for a house');
});
test.afterEach(({ page }) => deletePosts(page, title));

/** Fills the required fields of the open form. */
async function fillRequiredFields(page: Page) {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What stands in front of the glass.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Trends' }).click();
  await editor(page).click();
  await page.keyboard.type('Shade first.');
}

async function save(page: Page, outcome = 'The blog post was created.') {
  await press(page, 'Save');
  await expect(page.getByText(outcome)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a post is written, published, changed and deleted, and visitors see each step', {
  tag: WRITES,
}, async ({ page, visitor }) => {
  await page.goto('/admin/blog-posts');
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await expect(page).toHaveURL('/admin/blog-posts/new');
  await fillRequiredFields(page);
  await page.keyboard.press('Enter');
  await press(page, 'Heading 2');
  await expect(page.getByRole('button', { name: 'Heading 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Outside');
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

  await press(page, 'Preview');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Outside' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Slats of wood' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await save(page);
  await expect(page).toHaveURL('/admin/blog-posts');

  const [id] = await idsOfPosts(page, title);
  const path = `/blog/${id}`;
  await visitor.goto(path);
  await expect(visitor.getByText('This post is no longer online.')).toBeVisible();

  await page.getByRole('switch', { name: `Published: ${title}` }).click();
  await expect(page.getByText('The blog post is published.')).toBeVisible();
  await visitor.goto('/blog');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Outside' })).toBeVisible();
  await expect(visitor.getByRole('listitem').locator('strong', { hasText: 'Blinds' })).toBeVisible();
  await expect(visitor.getByText('الظل أولًا')).toHaveCSS('direction', 'rtl');
  await expect(visitor.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await expect(visitor.getByRole('img', { name: 'Slats of wood' })).toBeVisible();

  await page.getByRole('button', { name: `Edit the post ${title}` }).click();
  await expect(editor(page).getByRole('heading', { name: 'Outside' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, again`);
  await save(page, 'The blog post was updated.');
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}, again`);

  await page.getByRole('switch', { name: `Published: ${title}, again` }).click();
  await expect(page.getByText('The blog post is now a draft.')).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByText('This post is no longer online.')).toBeVisible();

  await page.getByRole('button', { name: `Delete the post ${title}, again` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The blog post was deleted.')).toBeVisible();
  await expect(page.getByText(`${title}, again`)).toHaveCount(0);
});

test('an edit conflict of two authors loses neither text', { tag: [WRITES, CHROMIUM] }, async ({
  page,
  browser,
}) => {
  await page.goto('/admin/blog-posts/new');
  await fillRequiredFields(page);
  await save(page);
  const context = await browser.newContext();
  const check = await watchErrors(context, /409/);
  const other = await context.newPage();
  await other.goto('/admin/blog-posts');

  const open = (author: Page) => author.getByRole('button', { name: `Edit the post ${title}` }).click();
  const add = async (author: Page, text: string) => {
    await editor(author).click();
    await author.keyboard.press('Control+End');
    await author.keyboard.type(text);
  };
  await open(page);
  await open(other);
  await add(page, ' Mine.');
  await add(other, ' Theirs.');
  await save(other, 'The blog post was updated.');

  await press(page, 'Save');
  const theirs = page.getByRole('region', { name: 'Their version' });
  await expect(theirs).toContainText('Shade first. Theirs.');
  await expect(editor(page)).toHaveText('Shade first. Mine.');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ORIGIN });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await press(page, 'Copy theirs');
  await expect.poll(clipboard).toContain('Shade first. Theirs.');
  await press(page, 'Copy mine');
  await expect.poll(clipboard).toContain('Shade first. Mine.');
  await press(page, 'Keep mine');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('The blog post was updated.')).toBeVisible();

  // The other author now has an outdated version: the same conflict the other way round.
  await open(other);
  await expect(editor(other)).toHaveText('Shade first. Theirs.');
  await add(other, ' More.');
  await press(other, 'Save');
  await expect(other.getByRole('region', { name: 'Their version' })).toContainText('Mine.');
  await press(other, 'Use theirs');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Use theirs' }).click();
  await expect(editor(other)).toHaveText('Shade first. Mine.');
  await add(other, ' Both.');
  await save(other, 'The blog post was updated.');
  check();
  await context.close();
});
