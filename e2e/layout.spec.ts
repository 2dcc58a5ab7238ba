// Only a browser lays out, styles and animates: what fits, what is in the viewport, what has the focus, what is printed.
import { SAMPLE_BLOCKS } from '@alnafitha/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { CHROMIUM, JOURNEY, test } from './support/test';
import { PUBLIC_PAGES, pathIn, visit } from './support/visit';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** How many lines of a long text the element shows. */
const linesOf = (element: Locator) =>
  element.evaluate((node: HTMLElement) => {
    node.textContent = 'Sliding doors, railings and a pergola for a villa by the sea. '.repeat(5);
    return Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight));
  });

/** Measures the visible links and buttons of the header. */
const headerControls = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right, bottom, width, height } = control.getBoundingClientRect();
        return { left, right, bottom, width, height };
      }),
    );

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('header, services menu and footer lead to every page, which starts at its top', {
    tag: JOURNEY,
  }, async ({ page }) => {
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
      const projects = page.locator('main a[href^="/portfolio/"]');
      await page.getByRole('link', { name: 'Show all projects' }).click();
      await expect.poll(() => projects.count()).toBeGreaterThan(4);
      const project = projects.last();
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

  test('from 1024 px on, the links and the contact details fit into the header, in both languages', async ({
    page,
  }) => {
    for (const language of ['en', 'ar'] as const) {
      await visit(page, pathIn(language, '/about'));
      const menu = page.locator('[aria-controls=mobile-menu]');
      for (const width of [1024, 1100, 1280]) {
        await page.setViewportSize({ ...DESKTOP, width });
        await expect(menu).toBeHidden();
        const misplaced = (await headerControls(page)).filter(
          // The last is the bottom of one row.
          ({ left, right, height, bottom }) => left < 0 || right > width || height < 32 || bottom >= 98,
        );
        expect.soft(misplaced, `${width} px, ${language}`).toEqual([]);
      }
      await page.setViewportSize({ ...DESKTOP, width: 1023 });
      await expect(menu).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('link', { name: SAMPLE_BLOCKS.company.phones[0]?.number ?? '' }),
      ).toBeHidden();
    }
  });

  test('controls show the focus; in forced colours, buttons have a border, the chosen filter differs, and fields have a line', async ({
    page,
  }) => {
    await visit(page, '/portfolio');
    await test.step('links, buttons and tiles show that they have the focus', async () => {
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
    await test.step('the first project has a row of its own, and two share the next', async () => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      const cards = page.locator('#projects li');
      const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
      const [first, second, third] = boxes;
      expect.soft(first?.width).toBeGreaterThan(2 * (second?.width ?? 0));
      expect.soft(second?.y).toBe(third?.y);
      await page.setViewportSize(DESKTOP);
    });
    await page.emulateMedia({ forcedColors: 'active' });
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
    const [line, canvas] = await field.evaluate((input) => [
      getComputedStyle(input).borderBottomColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect.soft(line).not.toBe(canvas);
    await field.focus();
    await expect(field).toHaveCSS('border-bottom-width', '3px');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the header has a link to a quote that a thumb hits, and a menu, in both languages', async ({
    page,
  }) => {
    for (const language of ['en', 'ar'] as const) {
      await visit(page, pathIn(language, '/'));
      const header = page.getByRole('banner');
      const quote = header.locator('a[href$="/contact"]').filter({ visible: true });
      await expect.soft(quote).toHaveText(/Get a Quote|اطلب عرض سعر/);
      for (const width of [320, 360]) {
        await page.setViewportSize({ ...PHONE, width });
        const controls = await headerControls(page);
        expect(controls).toHaveLength(4);
        const misplaced = controls.filter(
          (control) => control.left < 0 || control.right > width || control.height < 44 || control.width < 40,
        );
        expect.soft(misplaced, `${width} px, ${language}`).toEqual([]);
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
    }
  });

  test('the content begins within two screens, and quotes have the marks of their language', async ({
    page,
  }) => {
    for (const [path, marks] of [
      ['/ar/about', null],
      ['/services', null],
      ['/ar/testimonials', '"«" "»"'],
      ['/testimonials', '"“" "”"'],
    ] as const) {
      await visit(page, path);
      const heading = await page.locator('main h2').first().boundingBox();
      expect.soft(heading?.y, `first section of ${path}`).toBeLessThan(2 * PHONE.height);
      if (!marks) continue;
      const quote = page.getByRole('blockquote').first();
      await expect.soft(quote).toHaveCSS('quotes', marks);
      const contents = await quote.evaluate((element) =>
        ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content),
      );
      expect.soft(contents).toEqual(['open-quote', 'close-quote']);
    }
  });

  test('lists begin on the first screen, and long titles, tags and excerpts are clamped', async ({
    page,
  }) => {
    for (const path of ['/portfolio', '/blog']) {
      await page.setViewportSize(DESKTOP);
      await visit(page, path);
      const image = await page.locator('main img').first().boundingBox();
      expect.soft(image?.y, `first image of ${path}`).toBeLessThan(DESKTOP.height - 100);
    }
    await page.setViewportSize(PHONE);
    expect.soft(await linesOf(page.locator('article:has(h3) h3 + p').first())).toBe(3);
    await visit(page, '/portfolio');
    const tags = await page.locator('li:has(button) ul').first().getByRole('listitem').all();
    for (const tag of tags)
      expect.soft(await tag.evaluate((chip) => chip.scrollWidth <= chip.clientWidth)).toBe(true);
    await visit(page, '/#portfolio');
    const newest = page.locator('#portfolio a[href^="/portfolio/"]');
    await expect(newest).toHaveCount(3);
    expect.soft(await linesOf(newest.first().locator('h4'))).toBe(2);
  });

  test('the chat and the way back to the top stay within reach while scrolling down, and cover nothing with 400 % zoom', async ({
    page,
  }) => {
    await visit(page, '/about');
    const buttons = page.getByRole('complementary').locator('a, button');
    for (const distance of [600, 300]) {
      await page.mouse.wheel(0, distance);
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    }
    await test.step('with 400 % zoom, nothing stays over the text, and the menu fits below the bar', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.setViewportSize({ width: 320, height: 256 });
      const bar = page.getByRole('banner').locator('div:has(> div > [aria-controls])').last();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = await page.locator('#mobile-menu').boundingBox();
      expect.soft((menu?.y ?? 0) + (menu?.height ?? 0)).toBe(256);
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.scrollTo(0, 600));
      const toTop = page.getByRole('button', { name: 'Back to top' });
      await expect(toTop).toHaveCount(1);
      await expect.soft(bar).not.toBeInViewport();
      for (const button of await buttons.all()) await expect.soft(button).not.toBeInViewport();
      await toTop.scrollIntoViewIfNeeded();
      await expect.soft(toTop).toBeInViewport({ ratio: 1 });
    });
  });

  test('nothing floats above the form, the map loads from Google on request only', async ({ page }) => {
    await visit(page, '/contact');
    const toTop = page.getByRole('button', { name: 'Back to top' });
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(300);
    await expect(toTop).toHaveCount(0);
    await scrollTo(100_000);
    await expect(toTop).toBeInViewport({ ratio: 1 });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await scrollTo(100_000);
      const button = await toTop.boundingBox();
      for (const line of await page.getByRole('contentinfo').getByRole('link').all()) {
        const box = await line.boundingBox();
        const isBeside = (box?.x ?? 0) + (box?.width ?? 0) <= (button?.x ?? 0);
        const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (button?.y ?? 0);
        expect.soft(isBeside || isAbove, `${await line.textContent()}, ${width} px`).toBe(true);
      }
    }
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

  test('shows all its links on a laptop, and a sidebar on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page, '/admin');
    const links = page.locator('#sidebar a');
    await expect(links).toHaveCount(12);
    await expect.soft(links.filter({ hasText: 'Settings' })).toBeInViewport({ ratio: 1 });
    const destinations = await links.evaluateAll((all) =>
      all.map((link) => ({
        path: link.getAttribute('href') ?? '',
        height: link.getBoundingClientRect().height,
      })),
    );
    expect(destinations.filter(({ height }) => height < 44)).toEqual([]);
    // pages.spec.ts opens them.
    expect(destinations.map(({ path }) => path.replace('/admin/', '')).sort()).toEqual([
      ...[
        '/',
        '/admin',
        'blog-posts',
        'hero-sliders',
        'images',
        'messages',
        'projects',
        'services',
        'settings',
      ],
      ...['testimonials', 'translations', 'website'],
    ]);

    await test.step('on a phone, the sidebar covers the page and closes on navigation', async () => {
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
});

test('a printed post or project is its text below the header of the company, in light colours', {
  tag: CHROMIUM,
}, async ({ page }) => {
  for (const [path, pageLimit] of [
    ['/portfolio/shower-in-clear-glass', 2],
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
      const textControls = page.getByRole(role).filter({ visible: true, hasNot: page.locator('img') });
      await expect.soft(textControls, role).toHaveCount(0);
    }
    const invitations = page.getByText(/More from the blog|Related projects|Planning something similar/);
    await expect.soft(invitations.filter({ visible: true })).toHaveCount(0);
  }
  const target = await page
    .locator('article a[href="/blog/uvalue"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(target, 'the URL of a link').toContain('/blog/uvalue)');
});

test('on paper, answers are open and figures are counted', { tag: CHROMIUM }, async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const answers = page.locator('details > :not(summary)');
  await expect(answers).toHaveCount(4);
  for (const answer of await answers.all()) await expect.soft(answer).toBeVisible();
  await page.emulateMedia({ media: null });
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  // The copy that counts is not printed, wherever it is.
  const figures = page.getByRole('definition').filter({ has: page.locator('bdi[aria-hidden]') });
  await expect(figures).toHaveCount(4);
  for (const figure of await figures.all()) {
    await expect.soft(figure.locator('bdi[aria-hidden]')).toBeHidden();
    const printed = figure.locator('bdi:not([aria-hidden])');
    await expect.soft(printed).toHaveCSS('clip-path', 'none');
    await expect.soft(printed).toHaveText(/^(?:15|250|500)\+?$/);
  }
});

test('on paper, wide tables and long lines of code are whole', { tag: CHROMIUM }, async ({ page }) => {
  await visit(page, '/blog/uvalue');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(() => {
    const add = (to: Element | null | undefined, tag: string, text = '') => {
      const element = document.createElement(tag);
      element.textContent = text;
      to?.append(element);
      return element;
    };
    const content = document.querySelector('article p + p')?.parentElement;
    const regions = [add(content, 'div'), add(content, 'pre')] as const;
    for (const region of regions) region.setAttribute('role', 'region');
    const row = add(add(add(regions[0], 'table'), 'tbody'), 'tr');
    for (let column = 0; column < 11; column++) add(row, 'td', `Measurement ${column} of the frame`);
    add(regions[1], 'code', 'x'.repeat(240));
    return [...document.querySelectorAll('article :is([role=region], td, code)')].map((block) => {
      const { left, right } = block.getBoundingClientRect();
      return left >= 0 && right <= 718 && block.scrollWidth <= Math.max(block.clientWidth, 1) + 1
        ? null
        : block.textContent;
    });
  });
  expect(cut.length).toBeGreaterThanOrEqual(14);
  expect(cut.filter((text) => text !== null)).toEqual([]);
});

test('headings are spaced in Latin only; the header is transparent over the hero and solid after a scroll, which leaves the contact details behind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const heading = page.locator('main h2').last();
  await visit(page, '/ar');
  expect(['0px', 'normal']).toContain(await styleOf(heading, 'letter-spacing'));
  await visit(page, '/');
  expect(Number.parseFloat(await styleOf(heading, 'letter-spacing'))).toBeLessThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const header = page.getByRole('banner');
  const bar = page.locator('header > div').last();
  const { phones, email } = SAMPLE_BLOCKS.company;
  const contacts = [...phones.map(({ number }) => number), email].map((name) =>
    header.getByRole('link', { name }),
  );
  for (const contact of contacts) await expect(contact).toBeInViewport({ ratio: 1 });
  expect(await styleOf(bar, 'background-color')).toBe('rgba(0, 0, 0, 0)');
  expect((await page.locator('main section').first().boundingBox())?.y, 'the hero').toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => styleOf(bar, 'background-color')).toBe('rgb(255, 255, 255)');
  expect((await bar.boundingBox())?.y).toBe(0);
  for (const contact of contacts) await expect(contact).not.toBeInViewport();
});

test('lists have markers in rich text only', async ({ page }) => {
  await visit(page, '/privacy');
  await expect(page.locator('article ul').first()).toHaveCSS('list-style-type', 'disc');
  await expect(page.locator('footer ul').first()).toHaveCSS('list-style-type', 'none');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion }, viewport: { width: 1280, height: 800 } });

    test('pictures arrive, on a scroll and from a card to its page', { tag: CHROMIUM }, async ({ page }) => {
      const moves = reducedMotion === 'no-preference';
      await recordTransitions(page);
      await visit(page, '/portfolio');
      const card = page.locator('#projects li').nth(1);
      expect(await styleOf(card.locator('img'), 'animation-name')).toBe(moves ? 'uncover' : 'none');
      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\/portfolio\/./);
      const animated = () => page.evaluate(() => sessionStorage.getItem('animated'));
      await expect.poll(animated).toMatch(moves ? /^::view-transition-group\(project-/ : /^none$/);
    });
  });
}

/** Stores the first animated part of each view transition. */
async function recordTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        sessionStorage.setItem('animated', parts.find((part) => part?.includes('project-')) ?? 'none');
      });
      return transition;
    };
  });
}
