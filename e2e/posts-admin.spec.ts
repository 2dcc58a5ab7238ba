import { deletePost, listAdminPosts } from '@alnafitha/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { signInAsAdmin } from './support/sign-in';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { APPEARANCES, visit, waitForContent } from './support/visit';
import { watchErrors } from './support/watch-errors';

test.use({ expectedErrors: /409.*\/api\/admin\/blog-posts\// });

const TITLE = 'Test: shade for a house';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(({ page }) => signInAsAdmin(page));

/** Restores the posts of the seed, even after a failed test. */
test.afterEach(async ({ page }) => {
  const response = await page.request.get(listAdminPosts.path);
  const { posts } = listAdminPosts.response.parse(await response.json());
  for (const { id, title } of posts.filter((post) => post.title.startsWith('Test: '))) {
    const deletion = await page.request.delete(deletePost.path.replace(':id', id), {
      headers: { Origin: ORIGIN },
    });
    expect(deletion.status(), title).toBe(200);
  }
});

/** Opens the site with an empty browser cache. */
async function asVisitor(browser: Browser, inspect: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const check = await watchErrors(context, /404/);
  await inspect(await context.newPage());
  check();
  await context.close();
}

/** Fills the required fields of the open form. */
async function fillRequiredFields(page: Page, title = TITLE) {
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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a post is written, published, changed and deleted at ${viewport.width} px`, { tag: WRITES }, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
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
    await press(page, 'Insert a picture');
    const library = page.getByRole('dialog', { name: 'Choose a picture from the library' });
    await library.getByRole('listitem').first().getByRole('button').click();
    await page
      .getByRole('textbox', { name: 'Description for people who cannot see the picture' })
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

    const response = await page.request.get(listAdminPosts.path);
    const post = listAdminPosts.response
      .parse(await response.json())
      .posts.find(({ title }) => title === TITLE);
    const path = `/blog/${post?.id}`;
    await asVisitor(browser, async (visitor) => {
      await visitor.goto(path);
      await expect(visitor.getByText('404 Page Not Found')).toBeVisible();
    });

    await page.getByRole('switch', { name: `Published: ${TITLE}` }).click();
    await expect(page.getByText('The blog post is published.')).toBeVisible();
    await asVisitor(browser, async (visitor) => {
      await visitor.goto('/blog');
      await visitor.getByRole('link', { name: TITLE }).click();
      await expect(visitor.getByRole('heading', { level: 2, name: 'Outside' })).toBeVisible();
      await expect(visitor.getByRole('listitem').locator('strong', { hasText: 'Blinds' })).toBeVisible();
      await expect(visitor.getByText('الظل أولًا')).toHaveCSS('direction', 'rtl');
      await expect(visitor.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
      await expect(visitor.getByRole('img', { name: 'Slats of wood' })).toBeVisible();
    });

    await page.getByRole('button', { name: `Edit the post ${TITLE}` }).click();
    await expect(editor(page).getByRole('heading', { name: 'Outside' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill(`${TITLE}, again`);
    await save(page, 'The blog post was updated.');
    await asVisitor(browser, async (visitor) => {
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${TITLE}, again`);
    });

    await page.getByRole('switch', { name: `Published: ${TITLE}, again` }).click();
    await expect(page.getByText('The blog post is now a draft.')).toBeVisible();
    await asVisitor(browser, async (visitor) => {
      await visitor.goto(path);
      await expect(visitor.getByText('404 Page Not Found')).toBeVisible();
    });

    await page.getByRole('button', { name: `Delete the post ${TITLE}, again` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The blog post was deleted.')).toBeVisible();
    await expect(page.getByText(`${TITLE}, again`)).toHaveCount(0);
  });
}

test('an edit conflict of two authors loses neither text', { tag: WRITES }, async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.goto('/admin/blog-posts/new');
  await fillRequiredFields(page);
  await save(page);
  const context = await browser.newContext({ baseURL: ORIGIN });
  const check = await watchErrors(context, /409/);
  const other = await context.newPage();
  await signInAsAdmin(other);
  await other.goto('/admin/blog-posts');

  const open = (author: Page) => author.getByRole('button', { name: `Edit the post ${TITLE}` }).click();
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

test('unsaved changes are discarded only after a confirmation', async ({ page }) => {
  await page.goto('/admin/blog-posts');
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await fillRequiredFields(page);
  const confirmation = page.getByRole('alertdialog', { name: 'Discard the changes?' });
  for (const leave of [
    () => press(page, 'Cancel'),
    () => page.keyboard.press('Escape'),
    () => page.goBack().then(() => undefined),
  ]) {
    await leave();
    await confirmation.getByRole('button', { name: 'Keep editing' }).click();
    await expect(confirmation).toHaveCount(0);
    await expect(editor(page)).toHaveText('Shade first.');
  }
  await press(page, 'Cancel');
  await confirmation.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/blog-posts');
});

test('the toolbar has a roving tabindex, and Tab leaves the editor', async ({ page }) => {
  await page.goto('/admin/blog-posts/new');
  await expect(editor(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toBeFocused();
});

for (const appearance of APPEARANCES) {
  test(`the list and its dialogs have no serious axe violations (${appearance.language}, light and dark)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    // Every update is an edit conflict.
    await page.route('**/api/admin/blog-posts/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 409,
            json: { message: 'Somebody else has changed this post in the meantime' },
          })
        : route.continue(),
    );
    await visit(page, '/admin/blog-posts', appearance);
    const row = page.getByRole('main').locator('tr:has(button), li:has(button)').first();
    await expect(row).toBeVisible();
    await waitForContent(page);
    await expectAccessible(page);

    await row.getByRole('button').nth(0).click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await row.getByRole('button').nth(2).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await row.getByRole('button').nth(1).click();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.locator('[role=dialog] button[type=submit]').click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/admin/blog-posts/new');
    await expect(page.getByRole('toolbar')).toBeVisible();
    await page.locator('[role=dialog] button[type=submit]').click();
    await expect(page.locator('.MuiFormHelperText-root.Mui-error')).toHaveCount(4);
    await expectAccessible(page);
    await page.locator('[role=toolbar] [aria-haspopup=dialog]').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator('[role=dialog] input[inputmode=url]')).toBeFocused();
    await expectAccessible(page);
  });
}
