// Only a browser loses its connection, and loads chunks that a deployment has deleted.
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, type Locator } from '@playwright/test';
import { test } from './support/test';
import { trackRequests } from './support/track-requests';
import { visit } from './support/visit';

const NO_CONNECTION = 'No connection. Check your network and try again.';
const { name, email, message } = anEnquiry();

test.use({
  viewport: { width: 1280, height: 900 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/,
});

async function fillIn(form: Locator) {
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your email').fill(email);
  await form.getByLabel('Your message').fill(message);
  for (const consent of await form.getByRole('checkbox').all()) await consent.check();
}

test('a form shows an error at once when offline, keeps its text, and is sent only by a click when online again', async ({
  page,
  context,
}) => {
  const requests = trackRequests(page);
  const posts = () => requests.sent.filter((request) => request.method() === 'POST');
  await visit(page, '/#contact');
  const form = page.getByRole('form');
  await fillIn(form);
  // Focusing the form loads its lazy chunks, such as that of the alert.
  await requests.settled();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send message' }).click();
  const alert = page.getByRole('alert').filter({ hasText: NO_CONNECTION });
  await expect(alert).toBeVisible();
  await expect(form.getByLabel('Your message')).toHaveValue(message);
  expect(posts()).toHaveLength(1);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(alert).toHaveCount(0);
  // Nothing is sent without a click.
  expect(posts()).toHaveLength(1);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'Thank you, your message has reached us.' })).toBeFocused();
  expect(posts()).toHaveLength(2);
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('a page whose chunk fails to load keeps the header, and Back returns to the filled form', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  const links = page.getByRole('banner');
  await links.getByRole('link', { name: 'Contact', exact: true }).click();
  const form = page.getByRole('form');
  await fillIn(form);
  await context.setOffline(true);
  await links.getByRole('link', { name: 'Blog', exact: true }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('We could not load this page');
  await expect(failure).toContainText(NO_CONNECTION);
  await expect(links).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL('/blog');

  await page.goBack();
  await expect(form.getByLabel('Your name')).toHaveValue(name);
  await expect(form.getByLabel('Your message')).toHaveValue(message);
  await expect(form.getByRole('checkbox')).toBeChecked();

  await links.getByRole('link', { name: 'Blog', exact: true }).click();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toContainText(NO_CONNECTION);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test.describe('after a deployment', () => {
  test.use({ expectedErrors: /404.*\/assets\// });

  test('an open tab reloads when its chunks are gone', async ({ page }) => {
    await visit(page, '/about');
    // The chunk is requested once more past the cache. `times` would end the interception just when the page
    // reloads, whose request then waits for ever now and then.
    let requests = 0;
    await page.route('**/assets/blog-page-*.js', (route) =>
      ++requests > 2 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.evaluate(() => Object.assign(window, { isOpen: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    expect(await page.evaluate(() => 'isOpen' in window)).toBe(false);
  });
});
