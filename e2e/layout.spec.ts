import { expect, type Locator } from '@playwright/test';
import { signInAsAdmin } from './support/sign-in';
import { test } from './support/test';
import { PUBLIC_PAGES, visit } from './support/visit';

test.use({
  expectedErrors: /Failed to load resource.*(401.*\/api\/user|404.*\/no\/such\/page)/,
});

test('every link of header and footer opens a page', async ({ page }) => {
  await visit(page, '/');
  const links = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
  expect(links.sort()).toEqual([
    '/',
    '/about',
    '/blog',
    '/chairman',
    '/contact',
    '/portfolio',
    '/services',
    '/testimonials',
  ]);
  // pages.spec.ts checks the content of every public page.
  expect(PUBLIC_PAGES).toEqual(expect.arrayContaining(links));
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('every link of the panel opens a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsAdmin(page);
  await visit(page, '/admin');
  const links = page.locator('#sidebar a');
  await expect(links).toHaveCount(10);
  const heading = page.getByRole('heading', { level: 1 });
  const seen = new Set<string>();
  // The first link is the current page, and the last one leaves the panel.
  for (const link of [...(await links.all()).slice(1, -1), links.first(), links.last()]) {
    const path = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(path)).status(), path).toBe(200);
    const before = (await heading.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(heading, path).not.toHaveText(before);
    await expect(heading, path).not.toHaveText(/Admin Panel|404/);
    await expect(page.locator('main [role=progressbar]')).toHaveCount(0);
    await expect(page.locator('main')).not.toBeEmpty();
    seen.add((await heading.textContent()) ?? '');
  }
  expect(seen.size).toBe(10);
});

test('an unknown path shows the not-found page and responds with 404', async ({ page }) => {
  const response = await page.request.get('/no/such/page');
  expect(response.status()).toBe(404);
  await visit(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  expect((await page.request.get('/assets/gone.js')).status()).toBe(404);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the services menu opens by pointer and by keyboard', async ({ page }) => {
    await visit(page, '/about');
    const services = page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true });
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Curtain Wall Systems' });
    await services.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(0, 500);
    await expect(entry).toBeHidden();

    await services.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Show services' });
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await entry.click();
    await expect(page).toHaveURL('/services');
    await expect(entry).toBeHidden();
  });

  test('the active route is marked', async ({ page }) => {
    await visit(page, '/contact');
    const current = page.getByRole('navigation').locator('[aria-current="page"]');
    await expect(current).toHaveText(['Contact']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu closes when a link is chosen', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await page.getByRole('navigation').getByRole('link', { name: 'Get a Quote' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes the menu right after it was opened', async ({ page }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await expect(page.getByRole('navigation')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const language of ['en', 'ar'] as const) {
    test(`the header has phone and quote links of touch target size (${language})`, async ({ page }) => {
      await visit(page, '/', { language });
      const header = page.getByRole('banner');
      const call = header.locator('a[href="tel:+97444000038"]').filter({ visible: true });
      const quote = header.locator('a[href$="/contact"]').filter({ visible: true });
      await expect(call).toHaveAccessibleName(/(Call|اتصل على) \+974 4400 0038/);
      await expect(quote).toHaveText(/Get a Quote|اطلب عرض سعر/);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const controls = header.locator('a, button').filter({ visible: true });
        await expect(controls).toHaveCount(5);
        for (const control of await controls.all()) {
          const box = await control.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(40);
        }
      }
    });
  }

  for (const path of ['/about', '/services', '/portfolio', '/testimonials', '/blog']) {
    test(`the banner of ${path} is at most half as high as on a desktop`, async ({ page }) => {
      for (const language of ['en', 'ar'] as const) {
        await visit(page, path, { language });
        const banner = page.locator('h1').locator('xpath=ancestor::*[.//img][1]');
        const height = () => banner.evaluate((box: HTMLElement) => box.offsetHeight);
        await page.setViewportSize({ width: 1440, height: 900 });
        const onDesktop = await height();
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await height()).toBeLessThanOrEqual(onDesktop / 2);
      }
    });
  }

  /** How many lines of a long text the element shows. */
  const linesOf = (element: Locator) =>
    element.evaluate((each: HTMLElement) => {
      each.textContent = 'Sliding doors, railings and a pergola for a villa by the sea. '.repeat(5);
      return Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight));
    });

  test('titles of the newest projects are clamped to two lines, excerpts of cards to two or three', async ({
    page,
  }) => {
    await visit(page, '/#portfolio');
    const newest = page.locator('#portfolio a[href^="/portfolio/"]');
    await expect(newest).toHaveCount(3);
    expect(await linesOf(newest.first().locator('h4'))).toBe(2);
    expect(await linesOf(newest.first().locator('p'))).toBe(2);
    await visit(page, '/portfolio');
    expect(await linesOf(page.locator('li:has(a[href^="/portfolio/"]) p').last())).toBe(2);
    await visit(page, '/blog');
    expect(await linesOf(page.locator('article:has(h3) h3 + p').first())).toBe(3);
  });

  test('tags of an image take one line, however long they are', async ({ page }) => {
    await visit(page, '/portfolio');
    const tags = page.locator('li:has(button) ul').first();
    const height = await tags.evaluate((list: HTMLElement) => list.offsetHeight);
    for (const tag of await tags.getByRole('listitem').all()) expect(await linesOf(tag)).toBe(1);
    expect(await tags.evaluate((list: HTMLElement) => list.offsetHeight)).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('the floating buttons hide on scroll down, and cover nothing at the end of the page', async ({
    page,
  }) => {
    await visit(page, '/contact');
    const chat = page.getByRole('complementary').getByRole('link', { name: 'Contact via WhatsApp' });
    await expect(chat).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(chat).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 590));
    await expect(chat).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await expect(toTop).toBeInViewport({ ratio: 1 });
    const lastLine = await page.getByText('Privacy Policy').boundingBox();
    const button = await toTop.boundingBox();
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  });

  test('the button of the map lies below the sketch', async ({ page }) => {
    await visit(page, '/contact');
    const sketch = await page.getByRole('img', { name: 'Map of Doha' }).boundingBox();
    const button = await page.getByRole('button', { name: 'Open the live map' }).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((sketch?.y ?? 0) + (sketch?.height ?? 0));
  });

  test("the panel's sidebar covers the page and closes on navigation", async ({ page }) => {
    await signInAsAdmin(page);
    await visit(page, '/admin/messages');
    await expect(page.getByRole('link', { name: 'Hero Sliders' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Hero Sliders' }).click();
    await expect(page).toHaveURL('/admin/hero-sliders');
    await expect(page.getByText('Content coming soon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hero Sliders' })).toBeHidden();
  });
});

test('the back-to-top button shows after 300 pixels', async ({ page }) => {
  await visit(page, '/contact');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(toTop).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(toTop).toHaveCount(0);
});

test('the WhatsApp greeting names the page, in the language of the visitor', async ({ page }) => {
  const greeting = async (name: string) => {
    const url = await page.getByRole('link', { name }).getAttribute('href');
    return new URL(url ?? '').searchParams.get('text');
  };
  await visit(page, '/services');
  await expect
    .poll(() => greeting('Contact via WhatsApp'))
    .toBe('Hello Al Nafitha Aluminium & Glass, I have a question about: Our Services');
  await visit(page, '/services', { language: 'ar' });
  await expect
    .poll(() => greeting('تواصل عبر واتساب'))
    .toBe('مرحبًا النافذة للألمنيوم والزجاج، لدي سؤال عن: خدماتنا');
});

test('navigation scrolls to the top', async ({ page }) => {
  await visit(page, '/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});

test('a viewport 768 pixels high shows all nav items of the panel, of touch target size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAsAdmin(page);
  await visit(page, '/admin');
  const settings = page.locator('#sidebar').getByRole('link', { name: 'Settings' });
  await expect(settings).toBeInViewport({ ratio: 1 });
  for (const link of await page.locator('#sidebar a').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the cells of the messages table do not overlap, and each time takes one line', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAsAdmin(page);
  await visit(page, '/admin/messages');
  const rows = page.getByRole('table', { name: 'Messages' }).locator('tbody tr');
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    const box = await row.getByRole('checkbox').locator('..').boundingBox();
    const name = await row.getByRole('link').first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0);
    const time = row.locator('time');
    expect(await time.evaluate((each) => each.getClientRects().length)).toBe(1);
  }
});

test('a confirmation has a minimum width', async ({ page }) => {
  await signInAsAdmin(page);
  await visit(page, '/admin/blog-posts');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((paper: HTMLElement) => paper.offsetWidth)).toBeGreaterThanOrEqual(320);
});

test('links, buttons and tiles have the same focus ring', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/portfolio');
  await page.keyboard.press('Tab');
  for (const control of [
    page.getByRole('banner').getByRole('link', { name: 'About' }),
    page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }),
    page.getByRole('button', { name: /^View the picture/ }).first(),
    page.getByRole('contentinfo').getByRole('link', { name: 'About' }),
  ]) {
    await control.focus();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).toHaveCSS('outline-width', '2px');
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons have a border, the chosen filter differs from the others, and no bar covers a field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/portfolio');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get a Quote' })).toHaveCSS(
      'border-top-style',
      'solid',
    );
    const background = (chip: Element) => getComputedStyle(chip).backgroundColor;
    const chips = page.getByRole('group').first().getByRole('button');
    const [chosen, other] = [chips.nth(0), chips.nth(1)];
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    expect(await chosen.evaluate(background)).not.toBe(await other.evaluate(background));

    await visit(page, '/contact');
    const bar = await page
      .locator('textarea')
      .evaluate((field) => [
        getComputedStyle(field).borderTopColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    expect(bar[0]).toBe(bar[1]);
  });
});

test.describe('in print', () => {
  for (const [path, pageLimit] of [
    ['/blog/coolhouse', 9],
    ['/portfolio/walnut-kitchen', 2],
  ] as const) {
    test(`${path} is its text below the company's header, in light colours`, async ({ page }) => {
      await visit(page, path, { theme: 'dark' });
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(pageLimit);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('+974 4400 0038 · +974 5500 0038')).toBeVisible();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(27, 42, 48)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const role of ['banner', 'contentinfo', 'complementary', 'button'] as const) {
        await expect(page.getByRole(role).filter({ visible: true, hasNot: page.locator('img') })).toHaveCount(
          0,
        );
      }
      const invitations = page.getByText(/More from the blog|Related projects|Planning something similar/);
      await expect(invitations.filter({ visible: true })).toHaveCount(0);
    });
  }

  test('the links of a post show their URLs', async ({ page }) => {
    await visit(page, '/blog/coolhouse');
    await page.emulateMedia({ media: 'print' });
    const target = await page
      .locator('article a[href="/blog/uvalue"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(target).toContain('/blog/uvalue)');
  });
});
