import { COMPANY, localizedPath } from '@alnafitha/contract';
import { expect, type Locator } from '@playwright/test';
import { CHROMIUM, test } from './support/test';
import { PUBLIC_PAGES, visit } from './support/visit';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** How many lines of a long text the element shows. */
const linesOf = (element: Locator) =>
  element.evaluate((each: HTMLElement) => {
    each.textContent = 'Sliding doors, railings and a pergola for a villa by the sea. '.repeat(5);
    return Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight));
  });

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('header, services menu and footer lead to every page, which starts at its top', async ({ page }) => {
    await visit(page, '/contact');
    const links = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
    // The account has no link.
    expect(links.sort()).toEqual(PUBLIC_PAGES.filter((path) => path !== '/auth').toSorted());

    const navigation = page.getByRole('navigation');
    await expect.soft(navigation.locator('[aria-current="page"]')).toHaveText(['Contact']);
    await test.step('the services menu opens by pointer', async () => {
      const entry = navigation.getByRole('link', { name: 'Curtain Wall Systems' });
      await navigation.getByRole('link', { name: 'Services', exact: true }).hover();
      await expect(entry).toBeVisible();
      await page.mouse.move(0, 500);
      await expect(entry).toBeHidden();
    });
    await test.step('a page that is opened from the end of another starts at its top', async () => {
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect.soft(page.locator('main')).toBeFocused();
    });
    await test.step('Back and Forward return to the position in the page', async () => {
      const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY));
      await navigation.getByRole('link', { name: 'Portfolio', exact: true }).click();
      await expect(page.getByRole('button', { name: /^View the image/ })).not.toHaveCount(0);
      const project = page.locator('main a[href^="/portfolio/"]').last();
      await project.focus();
      const position = await scrollPosition();
      expect(position).toBeGreaterThan(1000);
      await project.press('Enter');
      await expect(page).toHaveURL(/\/portfolio\/./);
      await expect.poll(scrollPosition).toBe(0);
      await page.mouse.wheel(0, 200);
      await expect.poll(scrollPosition).toBe(200);
      await page.goBack();
      await expect.poll(scrollPosition).toBe(position);
      await page.goForward();
      await expect.poll(scrollPosition).toBe(200);
    });
    await test.step('the services menu opens by keyboard', async () => {
      const entry = navigation.getByRole('link', { name: 'Curtain Wall Systems' });
      await navigation.getByRole('link', { name: 'Services', exact: true }).focus();
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
  });

  for (const language of ['en', 'ar'] as const) {
    test(`from 1024 px on, the links and the contact details fit into the header (${language})`, async ({
      page,
    }) => {
      await visit(page, localizedPath(language, '/about'), { language });
      const header = page.getByRole('banner');
      const menu = page.locator('[aria-controls=mobile-menu]');
      for (const width of [1024, 1100, 1280]) {
        await page.setViewportSize({ ...DESKTOP, width });
        await expect(menu).toBeHidden();
        for (const control of await header.locator('a, button').filter({ visible: true }).all()) {
          const { x = -1, y = 0, width: ownWidth = 0, height = 0 } = (await control.boundingBox()) ?? {};
          expect.soft(x).toBeGreaterThanOrEqual(0);
          expect.soft(x + ownWidth).toBeLessThanOrEqual(width);
          expect.soft(height).toBeGreaterThanOrEqual(32);
          expect.soft(y + height, 'in two rows').toBeLessThan(98);
        }
      }
      await page.setViewportSize({ ...DESKTOP, width: 1023 });
      await expect(menu).toBeVisible();
      await expect(header.getByRole('link', { name: COMPANY.phones[0] })).toBeHidden();
    });
  }

  test('the WhatsApp greeting names the page, in the language of the visitor', async ({ page }) => {
    for (const [language, name, text] of [
      [
        'en',
        'Contact via WhatsApp',
        'Hello Al Nafitha Aluminium & Glass, I have a question about: Our services',
      ],
      ['ar', 'تواصل عبر واتساب', 'مرحبًا النافذة للألمنيوم والزجاج، لدي سؤال عن: خدماتنا'],
    ] as const) {
      await visit(page, '/services', { language });
      const chat = page.getByRole('link', { name });
      await expect
        .poll(async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text'))
        .toBe(text);
    }
  });

  test('links, buttons and tiles show that they have the focus', async ({ page }) => {
    await visit(page, '/portfolio');
    await page.keyboard.press('Tab');
    for (const control of [
      page.getByRole('banner').getByRole('link', { name: 'About' }),
      page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }),
      page.getByRole('button', { name: /^View the image/ }).first(),
      page.getByRole('contentinfo').getByRole('link', { name: 'About' }),
    ]) {
      await control.focus();
      await expect.soft(control).toHaveCSS('outline-style', 'solid');
      await expect.soft(control).toHaveCSS('outline-width', '2px');
    }
  });

  test.describe('in forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('buttons have a border, the chosen filter differs from the others, and fields have a line', async ({
      page,
    }) => {
      await visit(page, '/portfolio');
      const button = page.getByRole('banner').getByRole('link', { name: 'Get a Quote' });
      await expect.soft(button).toHaveCSS('border-top-style', 'solid');
      const background = (chip: Element) => getComputedStyle(chip).backgroundColor;
      const chips = page.getByRole('group').first().getByRole('button');
      const [chosen, other] = [chips.nth(0), chips.nth(1)];
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      expect.soft(await chosen.evaluate(background)).not.toBe(await other.evaluate(background));

      await button.click();
      const field = page.locator('textarea');
      await expect.soft(field).toHaveCSS('border-bottom-style', 'solid');
      const [line, canvas] = await field.evaluate((each) => [
        getComputedStyle(each).borderBottomColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect.soft(line).not.toBe(canvas);
      await field.focus();
      await expect(field).toHaveCSS('border-bottom-width', '3px');
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const language of ['en', 'ar'] as const) {
    test(`the header has a link to a quote that a thumb hits, and a menu (${language})`, async ({ page }) => {
      await visit(page, '/', { language });
      const header = page.getByRole('banner');
      const quote = header.locator('a[href$="/contact"]').filter({ visible: true });
      await expect.soft(quote).toHaveText(/Get a Quote|اطلب عرض سعر/);
      for (const width of [320, 360]) {
        await page.setViewportSize({ ...PHONE, width });
        const controls = header.locator('a, button').filter({ visible: true });
        await expect(controls).toHaveCount(4);
        for (const control of await controls.all()) {
          const box = await control.boundingBox();
          expect.soft(box?.x).toBeGreaterThanOrEqual(0);
          expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          expect.soft(box?.height).toBeGreaterThanOrEqual(44);
          expect.soft(box?.width).toBeGreaterThanOrEqual(40);
        }
      }
      const button = page.locator('[aria-controls=mobile-menu]');
      const navigation = page.getByRole('navigation');
      await button.click();
      await expect(navigation).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(navigation).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await navigation.getByRole('link', { name: /^(Get a Quote|اطلب عرض سعر)$/ }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(navigation).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('the content begins within two screens, and long titles and excerpts are clamped', async ({
    page,
  }) => {
    for (const [path, language] of [
      ['/about', 'ar'],
      ['/services', 'en'],
      ['/testimonials', 'ar'],
      ['/testimonials', 'en'],
      ['/portfolio', 'en'],
      ['/blog', 'en'],
    ] as const) {
      await page.setViewportSize(DESKTOP);
      await visit(page, path, { language });
      if (path === '/portfolio' || path === '/blog') {
        const [image] = await page
          .locator('main img')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect.soft(image, `first image of ${path}`).toBeLessThan(DESKTOP.height - 100);
        await page.setViewportSize(PHONE);
      } else {
        await page.setViewportSize(PHONE);
        const heading = await page.locator('main h2').first().boundingBox();
        expect.soft(heading?.y, `first section of ${path}`).toBeLessThan(2 * PHONE.height);
      }
      if (path === '/testimonials') {
        // Those of the language.
        const quote = page.getByRole('blockquote').first();
        await expect.soft(quote).toHaveCSS('quotes', language === 'ar' ? '"«" "»"' : '"“" "”"');
        const contents = await quote.evaluate((element) =>
          ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content),
        );
        expect.soft(contents).toEqual(['open-quote', 'close-quote']);
      }
      if (path === '/portfolio') {
        const tags = page.locator('li:has(button) ul').first();
        for (const tag of await tags.getByRole('listitem').all())
          expect.soft(await tag.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      }
      if (path === '/blog')
        expect.soft(await linesOf(page.locator('article:has(h3) h3 + p').first())).toBe(3);
    }
    await visit(page, '/#portfolio');
    const newest = page.locator('#portfolio a[href^="/portfolio/"]');
    await expect(newest).toHaveCount(3);
    expect.soft(await linesOf(newest.first().locator('h4'))).toBe(2);
  });

  test('the chat and the way back to the top stay within reach while scrolling down', async ({ page }) => {
    await visit(page, '/about');
    for (const distance of [600, 300]) {
      await page.mouse.wheel(0, distance);
      const buttons = page.getByRole('complementary').locator('a, button');
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

  test('nothing floats above the form, the map loads from Google on request only', async ({ page }) => {
    await visit(page, '/contact');
    const toTop = page.getByRole('button', { name: 'Back to top' });
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'Contact via WhatsApp' }),
    ).toHaveCount(0);
    await scrollTo(300);
    await expect(toTop).toHaveCount(0);
    await scrollTo(100_000);
    await expect(toTop).toBeInViewport({ ratio: 1 });
    const lastLine = await page.getByRole('contentinfo').getByText('Terms of service').boundingBox();
    const button = await toTop.boundingBox();
    expect.soft((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(toTop).toHaveCount(0);

    const sketch = page.getByRole('img', { name: 'Map of Doha' });
    const open = page.getByRole('button', { name: 'Open the live map' });
    await sketch.scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    const [map, opener] = [await sketch.boundingBox(), await open.boundingBox()];
    expect.soft(opener?.y).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0));
    // The map is hydrated after the page.
    await expect(async () => {
      await open.click({ timeout: 1000 });
      await expect(page.locator('iframe[title="Map of Doha"]')).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('the panel', () => {
  test.use({ account: 'admin' });

  test('shows all its links on a laptop, and each opens a page', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page, '/admin');
    const links = page.locator('#sidebar a');
    await expect(links).toHaveCount(11);
    await expect.soft(links.filter({ hasText: 'Settings' })).toBeInViewport({ ratio: 1 });
    for (const link of await links.all())
      expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const heading = page.getByRole('heading', { level: 1 });
    const seen = new Set<string>();
    // The first link is the current page, and the last one leaves the panel.
    for (const link of [...(await links.all()).slice(1, -1), links.first(), links.last()]) {
      const path = (await link.getAttribute('href')) ?? '';
      const before = (await heading.textContent()) ?? '';
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(heading, path).not.toHaveText(before);
      await expect(heading, path).not.toHaveText(/Admin Panel|404/);
      await expect(page.locator('main [role=progressbar]')).toHaveCount(0);
      await expect(page.locator('main')).not.toBeEmpty();
      seen.add((await heading.textContent()) ?? '');
    }
    expect(seen.size).toBe(11);
  });

  test('has a sidebar on a phone that covers the page and closes on navigation', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/admin/testimonials');
    const link = page.getByRole('link', { name: 'Hero Sliders' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await link.click();
    await expect(page).toHaveURL('/admin/hero-sliders');
    await expect(page.getByText('Content coming soon')).toBeVisible();
    await expect(link).toBeHidden();
  });
});

test('a printed post or project is its text below the header of the company, in light colours', {
  tag: CHROMIUM,
}, async ({ page }) => {
  for (const [path, pageLimit] of [
    ['/portfolio/walnut-kitchen', 2],
    ['/blog/coolhouse', 9],
  ] as const) {
    await page.emulateMedia({ media: null });
    await visit(page, path, { theme: 'dark' });
    const pdf = await page.pdf({ format: 'A4' });
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(pageLimit);

    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByText('+974 4400 0038 · +974 5500 0038')).toBeVisible();
    await expect.soft(page.locator('h1')).toBeVisible();
    await expect.soft(page.locator('h1')).toHaveCSS('color', 'rgb(27, 42, 48)');
    await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const role of ['banner', 'contentinfo', 'complementary', 'button'] as const) {
      const shown = page.getByRole(role).filter({ visible: true, hasNot: page.locator('img') });
      await expect.soft(shown, role).toHaveCount(0);
    }
    const invitations = page.getByText(/More from the blog|Related projects|Planning something similar/);
    await expect.soft(invitations.filter({ visible: true })).toHaveCount(0);
  }
  const target = await page
    .locator('article a[href="/blog/uvalue"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(target, 'the URL of a link').toContain('/blog/uvalue)');
});
