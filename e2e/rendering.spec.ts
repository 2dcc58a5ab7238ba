import { expect, type Page } from '@playwright/test';
import { connectAdminSdk } from './support/admin-sdk';
import { type Crawled, crawl, pictureName, sitemapPaths } from './support/crawl';
import { signInAsAdmin } from './support/sign-in';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { visit } from './support/visit';
import { takenOver } from './support/wait-for-hydration';

declare global {
  interface Window {
    /** Notes of a page about itself: layout shifts, and headings in the order in which they were painted. */
    shifts: number[];
    seen: string[];
  }
}

const isArabicPath = (path: string) => /^\/ar(\/|$)/.test(path);

/** What https://schema.org, and search engines by it, want to know of each kind of thing at least. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  HomeAndConstructionBusiness: [
    'name',
    'url',
    'image',
    'telephone',
    'address.streetAddress',
    'address.addressCountry',
    'geo.latitude',
    'openingHoursSpecification.0.opens',
    'areaServed.name',
  ],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'provider.name', 'areaServed.name'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text', 'mainEntity.3.acceptedAnswer.text'],
  BreadcrumbList: ['itemListElement.1.position', 'itemListElement.1.name', 'itemListElement.1.item'],
  Article: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name', 'mainEntityOfPage'],
};

/** The kinds that a page must have. */
function kindsOf(path: string): string[] {
  const plain = path.replace(/^\/ar(?=\/|$)/, '') || '/';
  if (plain === '/') return ['HomeAndConstructionBusiness', 'WebSite'];
  if (plain === '/contact') return ['BreadcrumbList', 'HomeAndConstructionBusiness', 'FAQPage'];
  if (plain === '/services') return ['BreadcrumbList', 'Service'];
  if (plain.startsWith('/blog/')) return ['BreadcrumbList', 'Article'];
  return ['BreadcrumbList'];
}

function missingFields(thing: Readonly<Record<string, unknown>>): string[] {
  const kind = String(thing['@type']);
  return (REQUIRED[kind] ?? [`${kind} is not expected`]).filter((field) => {
    const value = field.split('.').reduce<unknown>((inside, key) => Object(inside)[key], thing);
    return value === undefined || value === '';
  });
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

test('a post may be called what every object has a property of', { tag: WRITES }, async ({ page }) => {
  const { db, disconnect } = connectAdminSdk();
  const { docs } = await db.collection('posts').where('published', '==', true).limit(1).get();
  const post = db.doc('posts/property');
  try {
    await post.set({ ...docs[0]?.data(), title: 'constructor', excerpt: '__proto__' });
    for (const [prefix, language] of [
      ['', 'en'],
      ['/ar', 'ar'],
    ] as const) {
      await visit(page, `${prefix}/blog/property-constructor`, { language });
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const article = data.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'Article');
      expect(article).toMatchObject({ headline: 'constructor', description: '__proto__' });
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', '__proto__');
    }
  } finally {
    await post.delete();
    await disconnect();
  }
});

test('a page has one address, whatever advertisements add to it', async ({ request }) => {
  for (const [asked, found] of [
    ['/?utm_source=mail&gclid=1', '/'],
    ['/ar/portfolio?category=upvc-window&fbclid=x', '/ar/portfolio?category=upvc-window'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, found]);
    expect((await request.get(found, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('the home page shows no picture twice, those of later slides among them', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'What we build' }).locator('img');
  await expect(slides).toHaveCount(3);
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  // Slides, About, tiles, preview, projects, testimonials.
  expect(sources.length).toBeGreaterThan(18);
  expect(repeated(sources.map(pictureName))).toEqual([]);
});

test('every public page reaches a crawler whole, in both languages', async ({ page, request }) => {
  test.setTimeout(300_000);
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(40);
  const crawled = new Map<string, Crawled>();
  for (const path of paths) crawled.set(path, await crawl(request, page, path));

  for (const [path, found] of crawled) {
    const isArabic = isArabicPath(path);
    expect(found.status, path).toBe(200);
    expect(found, path).toMatchObject({
      language: isArabic ? 'ar' : 'en',
      direction: isArabic ? 'rtl' : 'ltr',
      canonical: ORIGIN + path,
      feed: `${ORIGIN}${isArabic ? '/ar' : ''}/rss.xml`,
      unsized: [],
      urgent: path.endsWith('/contact') ? [] : [true],
      styleAttributes: 0,
    });
    expect(repeated(found.pictures), path).toEqual([]);
    expect(found.headings, path).toHaveLength(1);
    expect(found.headings[0], path).toMatch(isArabic ? /\p{Script=Arabic}{2}/u : /[a-z]{2}/i);
    expect(found.title, path).toContain(isArabic ? 'النافذة' : 'Al Nafitha');
    expect(found.textLength, path).toBeGreaterThan(300);
    for (const name of ['description', 'og:title', 'og:description', 'og:site_name', 'og:type'])
      expect(found.meta[name]?.length, `${path} ${name}`).toBeGreaterThan(3);
    expect(found.meta['og:url'], path).toBe(ORIGIN + path);
    expect(found.meta['og:image'], path).toMatch(/^http.*\.jpg$/);
    expect(found.meta['twitter:card'], path).toBe('summary_large_image');
    const kinds = found.things.map((thing) => String(thing['@type']));
    expect(kinds, path).toEqual(expect.arrayContaining(kindsOf(path)));
    expect(found.things.flatMap(missingFields), path).toEqual([]);

    // Each pair points back.
    const { en = '', ar = '', 'x-default': fallback } = found.alternates;
    expect(fallback, path).toBe(en);
    expect([en, ar], path).toContain(ORIGIN + path);
    for (const other of [en, ar])
      expect(crawled.get(other.slice(ORIGIN.length))?.alternates, `${path} → ${other}`).toEqual(
        found.alternates,
      );
  }
  const cards = new Set([...crawled.values()].map(({ meta }) => meta['og:image'] ?? ''));
  for (const address of cards) {
    const card = await request.get(address);
    expect(card.headers()['content-type'], address).toBe('image/jpeg');
    // WhatsApp shows no larger one.
    expect((await card.body()).length, address).toBeLessThan(300_000);
  }
});

for (const language of ['en', 'ar'] as const) {
  test(`every public page in ${language} is taken over without a mismatch or a jump`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      window.shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
            shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname.startsWith('/api/')) calls.push(sent.url());
    });
    const paths = (await sitemapPaths(request)).filter((path) => isArabicPath(path) === (language === 'ar'));
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await takenOver(page);
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
      const shift = await page.evaluate(() => window.shifts.reduce((sum, each) => sum + each, 0));
      expect(shift, `layout shift of ${path}`).toBeLessThan(0.02);
      expect(await unpreparedPictures(page), path).toEqual([]);
      expect(await undefinedVariables(page), path).toEqual([]);
    }
    // What a page shows came with it.
    expect(calls).toEqual([]);
  });
}

test('the parts of the home page stand as they came until the visitor comes near, and turn with the language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const titles = page.locator('[data-part] h2');
  const came = await titles.allTextContents();
  expect(came).toHaveLength(6);
  await page.waitForLoadState('networkidle');
  expect(await titles.allTextContents()).toEqual(came);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => titles.allTextContents()).toHaveLength(6);
  for (const title of await titles.allTextContents()) expect(title).toMatch(/\p{Script=Arabic}{2}/u);
});

test('below /ar the site is in Arabic, links stay there, and English leads to the same page without it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ar/about');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('banner').getByRole('link', { name: 'أعمالنا' }).click();
  await expect(page).toHaveURL('/ar/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أعمالنا');
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  // The page before, in the language that was chosen last.
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the chosen language holds at the next visit to a plain address, without a flash of English', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('من نحن');
  await expect(page).toHaveURL('/ar/about');
  // What is painted from now on, in the order in which it is.
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.seen = seen;
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('من نحن');
  const seen = await page.evaluate(() => [...new Set(window.seen)]);
  expect(seen).toEqual(['من نحن']);
});

for (const [path, heading] of [
  ['/nowhere', '404 Page Not Found'],
  ['/ar/nowhere', '404'],
  ['/blog/nothing-here', '404 Page Not Found'],
  ['/ar/portfolio/nothing', '404'],
] as const) {
  test(`${path} is not found, and says so to machines`, async ({ page, request }) => {
    const found = await crawl(request, page, path);
    expect(found.status).toBe(404);
    expect(found.language).toBe(isArabicPath(path) ? 'ar' : 'en');
    expect(found.headings.join()).toContain(heading);
    expect(found.meta.robots).toBe('noindex');
    expect(found.canonical).toBeNull();
  });
}

test(`a new post reaches a crawler at once, in both languages, and its old address leads to the new one ${WRITES}`, async ({
  page,
  request,
}) => {
  await signInAsAdmin(page);
  const headers = { Origin: ORIGIN };
  const draft = {
    title: 'Rain on the first glass',
    excerpt: 'What a storm taught us about seals.',
    content: '<p>The seals held.</p>',
    category: 'Company News',
    published: true,
    date: '2026-11-01',
    author: 'Admin',
  };
  const save = (method: 'post' | 'patch', path: string, post: typeof draft) =>
    page.request[method](path, { headers, multipart: { data: JSON.stringify(post) } });
  const created = await save('post', '/api/admin/blog-posts', draft);
  expect(created.status(), await created.text()).toBe(200);
  const { id } = await created.json();
  try {
    const path = `/blog/${id}-rain-on-the-first-glass`;
    const reader = await page.context().newPage();
    for (const entrance of ['', '/ar']) {
      const found = await crawl(request, reader, entrance + path);
      expect(found.status).toBe(200);
      expect(found.headings).toHaveLength(1);
      expect(found.meta).toMatchObject({ 'og:type': 'article', 'og:url': ORIGIN + entrance + path });
      expect(found.things.flatMap(missingFields)).toEqual([]);
    }
    expect((await crawl(request, reader, path)).meta['og:title']).toBe(draft.title);

    await save('patch', `/api/admin/blog-posts/${id}`, { ...draft, title: 'Rain on the second glass' });
    for (const entrance of ['', '/ar']) {
      const old = await request.get(entrance + path, { maxRedirects: 0 });
      expect(old.status()).toBe(301);
      expect(old.headers().location).toBe(`${entrance}/blog/${id}-rain-on-the-second-glass`);
    }
  } finally {
    const removed = await page.request.delete(`/api/admin/blog-posts/${id}`, { headers });
    expect(removed.status()).toBe(200);
  }
  expect((await request.get(`/blog/${id}`)).status()).toBe(404);
});

/** `src` of pictures that do not come in several sizes, or that stand in nothing of their colours while they load. */
function unpreparedPictures(page: Page): Promise<string[]> {
  return page
    .locator('main img')
    .evaluateAll((images) =>
      images
        .filter(
          (image) =>
            !image.getAttribute('srcset')?.includes(',') ||
            !getComputedStyle(image).backgroundImage.startsWith('url("data:image/'),
        )
        .map((image) => image.getAttribute('src') ?? ''),
    );
}

/** The variables to which the page's rules refer and that none of them defines. */
function undefinedVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const css = rules.map(({ cssText }) => cssText).join('');
    const named = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    return [...named].filter((name) => !css.includes(`${name}:`));
  });
}
