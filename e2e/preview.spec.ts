// Only a browser keeps the token of a preview in the fragment of its address.
import { createPost, createPreviewLink, previewPath } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './support/accessibility';
import { deleteEntries, unique } from './support/entries';
import { overflows } from './support/overflow';
import { ORIGIN } from './support/suite';
import { test } from './support/test';
import { trackRequests } from './support/track-requests';
import { pathIn, reload, visit, waitForContent } from './support/visit';

test.use({
  account: 'admin',
  viewport: { width: 390, height: 844 },
  expectedErrors: /Failed to load resource.*404.*\/api\/preview/,
});

const headers = { Origin: ORIGIN };
const title = unique('Draft about glass');
test.afterEach(({ page }) => deleteEntries(page, 'posts', title));

/** The API's path of the link to a new draft. */
async function writeDraft(page: Page): Promise<string> {
  const data = {
    title,
    excerpt: 'What stands in front of the glass.',
    category: 'Trends',
    author: 'Admin',
    content: '<h2>Glass railings</h2>',
    date: '2026-03-01',
    published: false,
  };
  const multipart = { data: JSON.stringify(data) };
  const response = await page.request.post(createPost.path, { headers, multipart });
  expect(response.status(), await response.text()).toBe(200);
  return createPreviewLink.path.replace(':kind', 'posts').replace(':id', (await response.json()).id);
}

test('a draft is shown by its link in both languages, until the link is revoked, and the token stays in the browser', async ({
  page,
  visitor,
}) => {
  const linkPath = await writeDraft(page);
  const { link } = await (await page.request.post(linkPath, { headers })).json();
  const path = previewPath(link.token);
  const requests = trackRequests(visitor);

  for (const [language, theme, railings, banner] of [
    ['en', 'light', 'Glass railings', /^Preview: not public\./],
    ['ar', 'dark', 'درابزين زجاجي', /^معاينة لمحتوى غير منشور\./],
  ] as const) {
    const response = await visit(visitor, pathIn(language, path), { language, theme });
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    await expect(visitor.getByRole('heading', { level: 2, name: railings })).toBeVisible();
    await expect(visitor.getByText(banner)).toBeVisible();
    await waitForContent(visitor);
    expect([...(await axeViolations(visitor)), ...(await overflows(visitor))]).toEqual([]);
  }

  await test.step('the skip link and a reload keep the preview', async () => {
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.press('Enter');
    await expect(visitor).toHaveURL(pathIn('ar', path));
    await reload(visitor);
    await expect(visitor.getByRole('heading', { level: 2, name: 'درابزين زجاجي' })).toBeVisible();
  });

  await test.step('no URL and no referrer has the token', async () => {
    await requests.settled();
    const sent = await Promise.all(
      requests.sent.map(async (request) => [
        request.url().split('#', 1)[0],
        (await request.allHeaders()).referer,
      ]),
    );
    expect(sent.length).toBeGreaterThan(2);
    expect(JSON.stringify(sent)).not.toContain(link.token);
  });

  await test.step('a link that a chat has changed opens the same, with the same headers', async () => {
    const arabic = pathIn('ar', path);
    for (const [changed, railings] of [
      [`${arabic.replace('#', '%23')}،`, 'درابزين زجاجي'],
      [arabic.replace('#', '/#'), 'درابزين زجاجي'],
    ] as const) {
      const response = await visit(visitor, changed);
      expect(response?.headers(), changed).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      await expect(visitor.getByRole('heading', { level: 2, name: railings })).toBeVisible();
      await expect(visitor).toHaveURL(new RegExp(`/preview/?#${link.token}$`));
    }
    const slashed = await page.request.get('/preview/', { maxRedirects: 0 });
    expect(slashed.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  expect((await page.request.delete(linkPath, { headers })).status()).toBe(200);
  await reload(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('404 الصفحة غير موجودة');
});
