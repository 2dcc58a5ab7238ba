// Only a browser shows the server-rendered page before its scripts run, and what hydration keeps of it.
import { expect, type Page } from '@playwright/test';
import { blockRequests } from './support/block-requests';
import { test } from './support/test';
import { reload, visit, waitForHydration } from './support/visit';

// Tests withhold chunks, and one makes hydration fail by a foreign element.
test.use({ expectedErrors: /Failed to load resource.*\/assets\/|React error #418/ });

/** The entry of the initial chunk. */
const INITIAL_CHUNK = /\/assets\/site-[^/]*\.js$/;

/** Opens a page and blocks the request of its initial chunk until the returned function is called. */
async function openBlocked(page: Page, path: string) {
  const release = await blockRequests(page, INITIAL_CHUNK);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return release;
}

const field = (page: Page, name: 'name' | 'email' | 'message') =>
  page.getByRole('form').locator(`[name=${name}]`);

/** Records the URLs of image requests. */
function recordImageRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().startsWith('data:')) urls.push(request.url());
  });
  return urls;
}

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('without JavaScript, images load, and a form does not navigate', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const imageRequests = recordImageRequests(page);
  await page.goto('/');
  await expect.poll(() => imageRequests.length).toBeGreaterThan(2);

  await page.goto('/contact');
  await page.locator('[name=name]').fill('Aisha');
  // After a click, Playwright would wait for the navigation, which the browser blocks.
  const violation = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await page.keyboard.press('Enter');
  await violation;
  expect(new URL(page.url()).search).toBe('');
  await page.close();
});

test('text typed into a search before hydration is applied, and stays over Back and a reload', async ({
  page,
}) => {
  const release = await openBlocked(page, '/blog');
  const posts = page.getByRole('main').getByRole('article');
  const all = await posts.count();
  await page.getByRole('searchbox').fill('kitchen');
  release();
  await expect.poll(() => posts.count()).toBeLessThan(all);
  // A skeleton comes before the results.
  await expect(posts).not.toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('kitchen');
  const found = await posts.count();
  const url = page.url();
  await posts.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(url);
  await page.goBack();
  await expect(posts).toHaveCount(found);
  await reload(page);
  await expect(posts).toHaveCount(found);
  await expect(page.getByRole('searchbox')).toHaveValue('kitchen');
  await expect(page).toHaveURL(url);
});

for (const path of ['/contact', '/ar']) {
  test(`a form of ${path} submitted before hydration keeps its values, without navigation`, async ({
    page,
  }) => {
    const release = await openBlocked(page, path);
    const url = page.url();
    const [name, email] = [field(page, 'name'), field(page, 'email')];
    await name.fill('Aisha');
    await email.fill('nobody');
    await email.press('Enter');
    release();
    await waitForHydration(page);
    await expect(name).toHaveValue('Aisha');
    // The section of the home page is hydrated after the page.
    await expect(async () => {
      await email.press('Enter');
      await expect(email).toHaveAttribute('aria-invalid', 'true', { timeout: 1000 });
    }).toPass();
    await expect(email).toBeFocused();
    await expect(name).toHaveValue('Aisha');
    expect(page.url()).toBe(url);
  });
}

test('a form keeps what was typed before hydration when an element beside a field makes hydration fail', async ({
  page,
}) => {
  const release = await openBlocked(page, '/ar');
  const [name, email, message] = [field(page, 'name'), field(page, 'email'), field(page, 'message')];
  const consent = page.getByRole('form').getByRole('checkbox');
  await name.fill('Aisha');
  await email.fill('nobody');
  await message.fill('Two doors');
  await consent.check();
  // Password managers insert such elements.
  await name.evaluate((field) => field.after(Object.assign(document.createElement('div'), { id: 'beside' })));
  release();
  // React replaces the form after its error 418.
  await expect(page.locator('#beside')).toHaveCount(0);
  await expect(name).toHaveValue('Aisha');
  await expect(email).toHaveValue('nobody');
  await expect(message).toHaveValue('Two doors');
  await expect(consent).toBeChecked();
  // The form knows the values, too.
  await email.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(message).toHaveAttribute('aria-invalid', 'false');
});

for (const { path, file, text, retry } of [
  {
    path: '/about',
    file: INITIAL_CHUNK,
    text: 'No connection. Check your network and try again.',
    retry: 'Retry',
  },
  {
    path: '/ar',
    file: /\/assets\/react-[^/]*\.js$/,
    text: 'لا يوجد اتصال. تحقق من الشبكة وحاول مرة أخرى.',
    retry: 'إعادة المحاولة',
  },
])
  test(`${path} loads images, and shows an error with a link to try again, when its code cannot be loaded`, async ({
    page,
  }) => {
    const imageRequests = recordImageRequests(page);
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: text });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    expect(imageRequests).not.toEqual([]);
    await page.unroute(file);
    await alert.getByRole('link', { name: retry }).click();
    await waitForHydration(page);
    await expect(alert).toBeHidden();
  });

test('hydration keeps the scroll position of the home page, and a reload resets it', async ({ page }) => {
  const release = await openBlocked(page, '/');
  // A font that arrives later makes a heading shorter, and the browser keeps in sight what is in sight.
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 1500));
  release();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(1500);
  await reload(page);
  expect(await scrollPosition(page)).toBe(0);
});

test('a page opened with a fragment shows its element once its code has loaded', async ({ page }) => {
  const release = await openBlocked(page, '/#contact');
  release();
  await waitForHydration(page);
  await expect(page.getByRole('form')).toBeInViewport();
});

test('Back during the load of the code leads to the previous page', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Portfolio');
  const release = await blockRequests(page, INITIAL_CHUNK);
  const request = page.waitForRequest(INITIAL_CHUNK);
  await page.evaluate(() => location.reload());
  await request;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  release();
  await expect(heading).not.toHaveText('Portfolio');
});

test('a built page is hydrated with any query string and in any year', async ({ page }) => {
  // Playwright's clock has no paint timing.
  await page.addInitScript(() => {
    Date.prototype.getFullYear = () => 2041;
  });
  const release = await openBlocked(page, '/contact?service=UPVC%20Windows%20%26%20Doors&fbclid=1');
  const main = page.locator('main');
  await main.evaluate((element) => Object.assign(element, { isOfServer: true }));
  release();
  await waitForHydration(page);
  expect(await main.evaluate((element) => 'isOfServer' in element)).toBe(true);
  await expect(page.locator('[name=service]')).toHaveValue('UPVC Windows & Doors');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});
