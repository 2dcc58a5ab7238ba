// Only a browser has a selection, a clipboard and a caret; the journey passes from the editor through API and rendered pages.
import { ERROR_MESSAGES, listAdminPosts, listImages, uploadImage } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { deleteEntries, idsOf, unique } from './support/entries';
import { ORIGIN } from './support/suite';
import { CHROMIUM, JOURNEY, test, WRITES } from './support/test';
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
  tag: [WRITES, JOURNEY],
}, async ({ page, visitor }) => {
  await visit(page, '/admin/blog-posts');
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await expect(page).toHaveURL('/admin/blog-posts/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page
    .getByRole('textbox', { name: 'Excerpt', exact: true })
    .fill('What stands in front of the glass.');
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

  await page.getByRole('switch', { name: `Published: ${title}` }).click();
  await expect(page.getByText('The blog post is published.')).toBeVisible();
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
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, again`);
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
  const excerpt = page.getByRole('textbox', { name: 'Excerpt', exact: true });
  await excerpt.fill('Mine.');
  await press(page, 'Save');
  await expect(page.getByRole('region', { name: 'Their version' })).toBeVisible();
  await press(page, 'Copy mine');
  await expect.poll(clipboard).toContain('Mine.');
});

/** Opens the form of a new post and waits for its editor. */
async function openNew(page: Page) {
  await visit(page, '/admin/blog-posts/new');
  await expect(editor(page)).toBeVisible();
}

/** Dispatches the paste event of HTML, or of an image. */
async function paste(page: Page, html: string | null) {
  await editor(page).evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    if (html === null) clipboardData.items.add(new File(['pixels'], 'image.png', { type: 'image/png' }));
    else clipboardData.setData('text/html', html);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a table is created and changed by keyboard only', async ({ page }) => {
    await openNew(page);
    await editor(page).focus();
    await page.keyboard.type('Above.');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Insert a table' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('Pane');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('U-value');
    const cells = editor(page).getByRole('cell');
    await expect(editor(page).getByRole('columnheader')).toHaveText(['Pane', 'U-value', '']);
    await expect(cells).toHaveCount(6);

    const table = page.getByRole('button', { name: 'Table', exact: true });
    const menu = page.getByRole('menu', { name: 'Table' });
    /** Moves from the text to the toolbar, opens the menu of its button and chooses an entry. */
    async function choose(entry: string) {
      await expect(editor(page)).toBeFocused();
      // Otherwise Tab moves between the cells.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+Tab');
      await expect(table).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      const item = menu.getByRole(/^Header/.test(entry) ? 'menuitemcheckbox' : 'menuitem', { name: entry });
      while (!(await item.evaluate((node) => node === document.activeElement))) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect(menu).toHaveCount(0);
    }
    await choose('Insert a row below');
    await expect(cells).toHaveCount(9);
    await choose('Delete the column');
    await expect(cells).toHaveCount(6);
    await expect(editor(page).getByRole('columnheader')).toHaveText(['Pane', '']);
    await page.keyboard.press('Control+z');
    await expect(editor(page).getByRole('columnheader')).toHaveText(['Pane', 'U-value', '']);
    // The cursor is in the header row of another column: only the first column changes.
    await choose('Header column');
    await expect(editor(page).locator('tr:first-child th')).toHaveText(['Pane', 'U-value', '']);
    await expect(editor(page).locator('tr:not(:first-child) th:first-child')).toHaveCount(3);
    await expect(editor(page).locator('th')).toHaveCount(6);
    await choose('Table caption');
    await expect(page.getByRole('dialog', { name: 'Table caption' }).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Panes by U-value');
    await page.keyboard.press('Enter');
    await expect(editor(page).getByRole('table', { name: 'Panes by U-value' })).toBeVisible();
  });

  test.describe('the editor in one visit', () => {
    // The upload of an image and the chunk of a dialog fail once.
    test.use({
      expectedErrors: /503.*\/api\/admin\/images\/upload|404.*\/assets\/link-dialog-|ChunkLoadError/,
    });

    test('pastes tables, texts and images, survives failures, leaves room to write, and has one stop of the Tab key', async ({
      page,
    }) => {
      await openNew(page);
      await test.step('a table pasted from Word stays a table, and is merged cell by cell into another one', async () => {
        await editor(page).fill('');
        await editor(page).focus();
        await page.keyboard.type('One two');
        for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
        await paste(page, '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>');
        await expect(editor(page).getByRole('cell')).toHaveText(['a', 'b']);
        await expect(editor(page).locator('> p')).toHaveText(['One', ' two']);
        await editor(page).getByRole('cell').first().click();
        await paste(page, '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>');
        await expect(editor(page).getByRole('cell')).toHaveText(['1', 'b', '2', '']);
        await page.keyboard.press('Control+z');
        await expect(editor(page).getByRole('cell')).toHaveText(['a', 'b']);
        await page.keyboard.press('Control+z');
        await expect(editor(page)).toHaveText('One two');
      });
      await test.step('what a document hides is left out of a paste, with a word about it', async () => {
        await editor(page).fill('');
        await editor(page).focus();
        await page.keyboard.type('1200 * 1500 * 6 mm ');
        await paste(
          page,
          '<span style="white-space: pre-wrap">one\ntwo\n\nthree<span style="mso-hide:all">secret</span></span><p class="MsoCommentText">no</p>',
        );
        await expect(editor(page).locator('> p')).toHaveText(['1200 * 1500 * 6 mm onetwo', 'three']);
        await expect(editor(page).locator('br:not([class])')).toHaveCount(1);
        await expect(page.getByText(/^2 hidden passages, .* were left out\.$/)).toBeVisible();
      });
      await test.step('a pasted image is inserted after its upload, and a failure loses nothing', async () => {
        const { images } = listImages.response.parse(await (await page.request.get(listImages.path)).json());
        await editor(page).fill('');
        await editor(page).focus();
        await page.keyboard.type('Before.');
        const uploaded = { ...images[0], altText: 'A pasted plan' };
        await page.route(`**${uploadImage.path}`, (route) => route.fulfill({ json: uploaded }));
        await page.route(`**${uploadImage.path}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
        await paste(page, null);
        const dialog = page.getByRole('dialog', { name: 'Insert an image' });
        await dialog.getByRole('textbox').fill('A pasted plan');
        await dialog.getByRole('button', { name: 'Upload and insert' }).click();
        await expect(dialog.getByRole('alert')).toBeVisible();
        // The editor has no role behind the dialog.
        await expect(page.locator('.ProseMirror')).toHaveText('Before.');
        await dialog.getByRole('button', { name: 'Upload and insert' }).click();
        await expect(dialog).toHaveCount(0);
        const image = editor(page).getByRole('img', { name: 'A pasted plan' });
        await expect(image).toHaveAttribute('src', /^\/media\//);
        await page.keyboard.press('Control+z');
        await expect(image).toHaveCount(0);
        await page.keyboard.press('Control+y');
        await expect(image).toBeVisible();
      });
      await test.step('a dialog whose chunk fails to load shows an error, keeps the text, and opens on the next click', async () => {
        await editor(page).fill('');
        await editor(page).fill('A long text.');
        await page.route('**/assets/link-dialog-*.js', (route) => route.fulfill({ status: 404 }), {
          times: 2,
        });
        const dialog = page.getByRole('dialog', { name: 'Link' });
        await press(page, 'Link');
        await expect(page.getByText('Error', { exact: true })).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect(editor(page)).toHaveText('A long text.');
        await press(page, 'Link');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
      await test.step('the toolbar is one stop of the Tab key, which leaves the editor', async () => {
        await editor(page).fill('A text.');
        await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'H2: Heading 2' })).toBeFocused();
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
        await expect(page.getByRole('button', { name: 'Edit: Content, Arabic' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('textbox', { name: 'Excerpt', exact: true })).toBeFocused();
      });
      await test.step('the editor leaves room to write on a laptop, also at 200 %, and on a phone', async () => {
        await editor(page).fill('');
        const dialog = page.getByRole('dialog', { name: 'New Blog Post' });
        for (const { viewport, least } of [
          { viewport: { width: 1366, height: 768 }, least: 400 },
          { viewport: { width: 683, height: 384 }, least: 200 },
          { viewport: { width: 390, height: 844 }, least: 560 },
        ]) {
          await page.setViewportSize(viewport);
          await expect
            .poll(() => dialog.evaluate((node) => node.getBoundingClientRect().height))
            .toBe(viewport.height);
          await page.getByRole('toolbar').evaluate((toolbar) => toolbar.scrollIntoView());
          const seen = await editor(page).evaluate((text) => {
            const { top, bottom } = text.getBoundingClientRect();
            const toolbar = document.querySelector('[role="toolbar"]')?.getBoundingClientRect().bottom ?? 0;
            const buttons =
              document.querySelector('.MuiDialogActions-root')?.getBoundingClientRect().top ?? 0;
            return Math.min(bottom, buttons) - Math.max(top, toolbar);
          });
          expect.soft(seen, `${viewport.width} px`).toBeGreaterThan(least);
        }
      });
    });
  });

  test('the preview looks like the page', async ({ page }) => {
    /** Sizes and typography of the elements of the article. */
    const measure = (scope: string) =>
      page
        .locator(`${scope} article`)
        .first()
        .evaluate((article) => {
          const start = article.getBoundingClientRect();
          return [...article.querySelectorAll('h1, h2, p, pre, img')].map((element) => {
            const { width, height } = element.getBoundingClientRect();
            const { fontFamily, fontSize, lineHeight, color, direction } = getComputedStyle(element);
            const share = Math.round((width / start.width) * 100);
            return {
              tag: element.tagName,
              share,
              height,
              fontFamily,
              fontSize,
              lineHeight,
              color,
              direction,
            };
          });
        });
    const { posts } = listAdminPosts.response.parse(
      await (await page.request.get(listAdminPosts.path)).json(),
    );
    const { id = '', title = '' } = posts.find(({ published }) => published) ?? {};
    await visit(page, '/admin/blog-posts');
    await press(page, `View the post ${title}`);
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(title);
    const preview = await measure('[role="dialog"]');
    await visit(page, `/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(preview.length).toBeGreaterThan(5);
    expect(await measure('main')).toEqual(preview);
  });
});
