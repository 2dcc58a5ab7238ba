import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { takenOver } from './support/wait-for-hydration';

/** With which the code of every page begins. */
const CODE = /\/assets\/index-[^/]*\.js$/;
/** After so many milliseconds a page waits no longer. */
const PATIENCE = 4000;
const FIRST_PICTURE = /\/assets\/villa-evening-/;

/**
 * An open page for which nothing is let through that it asks for at such an address, until `release` is called; so long it waits, however
 * slow the machine.
 */
async function openWithout(
  address: RegExp,
  path: string,
  browser: Browser,
  { language = 'en', height = 720 } = {},
) {
  const page = await browser.newPage({ viewport: { width: 1280, height } });
  await page.addInitScript(
    ([patience, stored]) => {
      localStorage.setItem('language', stored);
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, delay?: number) =>
        delay === patience ? 0 : setTimeout(run, delay)) as typeof window.setTimeout;
    },
    [PATIENCE, language] as const,
  );
  const asked = askedPictures(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { page, asked, release };
}

/** The addresses of pictures as they are asked for. */
function askedPictures(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().startsWith('data:'))
      addresses.push(request.url());
  });
  return addresses;
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the first picture has the line to itself until it is shown', async ({ browser }) => {
  const { page, asked, release } = await openWithout(FIRST_PICTURE, '/', browser);
  expect(asked.filter((address) => !FIRST_PICTURE.test(address))).toEqual([]);
  expect(asked).toHaveLength(1);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  await page.close();
});

test('a page that waits for its language does not wait for the picture', async ({ browser }) => {
  const { page } = await openWithout(FIRST_PICTURE, '/', browser, { language: 'ar' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}{2}/u);
  await page.close();
});

for (const { name, goOn } of [
  { name: 'until it answers', goOn: async (_: Page, release: () => void) => release() },
  { name: 'or until the visitor scrolls', goOn: (page: Page) => page.mouse.wheel(0, 10) },
]) {
  test(`the pictures on the screen come before the code, those below after it, ${name}`, async ({
    browser,
  }) => {
    const { page, asked, release } = await openWithout(CODE, '/portfolio', browser, { height: 1200 });
    const addresses = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
    // The first picture, and some of the gallery.
    await expect.poll(async () => (await addresses('main img[loading=eager]')).length).toBeGreaterThan(2);
    expect((await addresses('main img[loading=lazy]')).length).toBeGreaterThan(10);
    const shownAndAsked = async () => [
      (await addresses('main img[loading=eager]')).sort().join(' '),
      asked.toSorted().join(' '),
    ];
    await expect.poll(async () => new Set(await shownAndAsked()).size).toBe(1);
    const before = asked.length;
    await goOn(page, release);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await page.close();
  });
}

test('pictures within a text keep their places while the code is awaited', async ({ browser }) => {
  const { page, release } = await openWithout(CODE, '/blog/coolhouse', browser);
  await expect(page.locator('html')).toHaveAttribute('data-first-picture');
  const picture = page.locator('article figure img').first();
  const before = await picture.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  expect(await picture.boundingBox()).toEqual(before);
  await page.close();
});

test('pictures come where the code does not', async ({ browser }) => {
  const page = await browser.newPage();
  const asked = askedPictures(page);
  await page.route(CODE, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => asked.length, { timeout: 8000 }).toBeGreaterThan(2);
  await page.close();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  const askedPlainly = askedPictures(plain);
  await plain.goto('/');
  await expect.poll(() => askedPlainly.length).toBeGreaterThan(2);
  await plain.close();
});

test('a button that is pressed is answered when the code has come', async ({ browser }) => {
  const { page, release } = await openWithout(CODE, '/', browser);
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-dark');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-dark');
  await page.close();
});

test('a button that is pressed just as the page begins to listen is answered once', async ({ browser }) => {
  const { page, release } = await openWithout(CODE, '/', browser);
  const toggle = page.getByRole('button', { name: 'Switch to dark theme' }).first();
  await toggle.evaluate((button: HTMLElement) => addEventListener('listening', () => button.click()));
  release();
  await takenOver(page);
  await expect(page.locator('html')).toHaveAttribute('data-dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  await expect(page.locator('html')).toHaveAttribute('data-dark');
  await page.close();
});

test('a button of the page itself is answered as well, and once', async ({ browser }) => {
  const { page, release } = await openWithout(CODE, '/portfolio', browser);
  await page.getByRole('button', { name: 'View the picture: Pergola with adjustable louvres' }).click();
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.close();
});

test('and a button of a part whose code comes later than the page', async ({ browser }) => {
  const { page, release } = await openWithout(/\/assets\/testimonials-section-[^/]*\.js$/, '/', browser);
  const section = page.getByRole('region', { name: 'What our clients say' });
  const shown = section.locator('[role=group]:not([inert])');
  const second = await section.getByRole('group', { includeHidden: true }).nth(1).textContent();
  await section.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  release();
  await expect(shown.first()).toHaveText(second ?? '');
  await page.close();
});

test('what is written into a search counts when the code has come', async ({ browser }) => {
  const { page, release } = await openWithout(CODE, '/blog', browser);
  const posts = page.getByRole('main').getByRole('article');
  const all = await posts.count();
  await page.getByRole('searchbox').fill('kitchen');
  release();
  await expect.poll(() => posts.count()).toBeLessThan(all);
  await expect(page.getByRole('searchbox')).toHaveValue('kitchen');
  await page.close();
});

for (const path of ['/contact', '/', '/#contact', '/ar'])
  test(`a form of ${path} that is sent is checked when the code has come, and leads nowhere`, async ({
    browser,
  }) => {
    const { page, release } = await openWithout(CODE, path, browser);
    const address = page.url();
    const form = page.getByRole('form');
    const [name, email] = [form.locator('[name=name]'), form.locator('[name=email]')];
    await name.fill('Aisha');
    await email.fill('nobody');
    await email.press('Enter');
    release();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await expect(name).toHaveValue('Aisha');
    expect(page.url()).toBe(address);
    await page.close();
  });

for (const { path, file, sentence } of [
  { path: '/contact', file: CODE, sentence: 'No connection. Check your network and try again.' },
  {
    path: '/ar',
    file: /\/assets\/react-[^/]*\.js$/,
    sentence: 'لا يوجد اتصال. تحقق من الشبكة وحاول مرة أخرى.',
  },
])
  test(`where the code of ${path} cannot be fetched, who sends a form is told so, and may try again`, async ({
    browser,
  }) => {
    const page = await browser.newPage();
    await page.route(file, (route) => route.abort());
    // It has been loaded anew already.
    await page.addInitScript(() => sessionStorage.setItem('reloaded-for-missing-chunk', String(Date.now())));
    const lost = page.waitForEvent('console', (message) => message.text().includes('can only be read'));
    await page.goto(path);
    await lost;
    const form = page.getByRole('form');
    const send = () => form.getByRole('button').last().click();
    await form.locator('[name=name]').fill('Aisha');
    const told: string[] = [];
    page.on('dialog', (dialog) => {
      told.push(dialog.message());
      return dialog.accept();
    });
    for (const times of [1, 2]) {
      await send();
      await expect.poll(() => told).toEqual(Array(times).fill(sentence));
    }
    await page.unroute(file);
    await send();
    await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[name=name]')).toHaveValue('Aisha');
    expect(told).toHaveLength(2);
    await page.close();
  });

test('a form leads nowhere without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/contact');
  await page.locator('[name=name]').fill('Aisha');
  // What is pressed here is not waited for, as a click on the button would be: the browser tells nobody that it stays.
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await page.keyboard.press('Enter');
  await refused;
  expect(new URL(page.url()).search).toBe('');
  await page.close();
});

test('the home page stays where the visitor has gone, and begins at its top when it is loaded again', async ({
  browser,
}) => {
  const { page, release } = await openWithout(CODE, '/', browser);
  await page.evaluate(() => window.scrollTo(0, 1500));
  release();
  await takenOver(page);
  expect(await scrolled(page)).toBe(1500);
  await page.reload();
  await takenOver(page);
  expect(await scrolled(page)).toBe(0);
  await page.close();
});

test('so does a page that began at an anchor', async ({ browser }) => {
  const { page, release } = await openWithout(CODE, '/#contact', browser);
  await expect(page.getByRole('form')).toBeInViewport();
  const place = (await scrolled(page)) - 900;
  await page.evaluate((top) => window.scrollTo(0, top), place);
  release();
  await takenOver(page);
  expect(await scrolled(page)).toBe(place);
  await page.close();
});
