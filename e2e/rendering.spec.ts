import { expect, type Page } from '@playwright/test';
import { connectAdminSdk } from './support/admin-sdk';
import { type CrawledPage, crawl, imageName, sitemapPaths } from './support/crawl';
import { signInAsAdmin } from './support/sign-in';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { visit } from './support/visit';
import { waitForHydration } from './support/wait-for-hydration';

declare global {
  interface Window {
    /** Recorded in the page: layout shifts, and headings in paint order. */
    shifts: number[];
    paintedHeadings: string[];
  }
}

const isArabicPath = (path: string) => /^\/ar(\/|$)/.test(path);

/** Properties that search engines require of each https://schema.org type. */
const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
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

/** Types of structured data that a page must have. */
function requiredTypes(path: string): string[] {
  const unprefixed = path.replace(/^\/ar(?=\/|$)/, '') || '/';
  if (unprefixed === '/') return ['HomeAndConstructionBusiness', 'WebSite'];
  if (unprefixed === '/contact') return ['BreadcrumbList', 'HomeAndConstructionBusiness', 'FAQPage'];
  if (unprefixed === '/services') return ['BreadcrumbList', 'Service'];
  if (unprefixed.startsWith('/blog/')) return ['BreadcrumbList', 'Article'];
  return ['BreadcrumbList'];
}

function missingProperties(data: Readonly<Record<string, unknown>>): string[] {
  const type = String(data['@type']);
  return (REQUIRED_PROPERTIES[type] ?? [`${type} is not expected`]).filter((field) => {
    const value = field.split('.').reduce<unknown>((parent, key) => Object(parent)[key], data);
    return value === undefined || value === '';
  });
}

function duplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

test('a post title may be the name of a property of Object.prototype', { tag: WRITES }, async ({ page }) => {
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

test('a page has one URL, to which tracking parameters redirect', async ({ request }) => {
  for (const [requested, canonical] of [
    ['/?utm_source=mail&gclid=1', '/'],
    ['/ar/portfolio?category=upvc-window&fbclid=x', '/ar/portfolio?category=upvc-window'],
  ] as const) {
    const response = await request.get(requested, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, canonical]);
    expect((await request.get(canonical, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('the home page shows no image twice, including those of later slides', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'What we build' }).locator('img');
  await expect(slides).toHaveCount(3);
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  // Slides, About, tiles, preview, projects, testimonials.
  expect(sources.length).toBeGreaterThan(18);
  expect(duplicates(sources.map(imageName))).toEqual([]);
});

test('every public page is server-rendered for crawlers, in both languages', async ({ page, request }) => {
  test.setTimeout(300_000);
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(40);
  const crawled = new Map<string, CrawledPage>();
  for (const path of paths) crawled.set(path, await crawl(request, page, path));

  for (const [path, found] of crawled) {
    const isArabic = isArabicPath(path);
    expect(found.status, path).toBe(200);
    expect(found, path).toMatchObject({
      language: isArabic ? 'ar' : 'en',
      direction: isArabic ? 'rtl' : 'ltr',
      canonical: ORIGIN + path,
      feed: `${ORIGIN}${isArabic ? '/ar' : ''}/rss.xml`,
      unsizedImages: [],
      preloadsPriorityImages: path.endsWith('/contact') ? [] : [true],
      styleAttributes: 0,
    });
    expect(duplicates(found.imageNames), path).toEqual([]);
    expect(found.headings, path).toHaveLength(1);
    expect(found.headings[0], path).toMatch(isArabic ? /\p{Script=Arabic}{2}/u : /[a-z]{2}/i);
    expect(found.title, path).toContain(isArabic ? 'النافذة' : 'Al Nafitha');
    expect(found.textLength, path).toBeGreaterThan(300);
    for (const name of ['description', 'og:title', 'og:description', 'og:site_name', 'og:type'])
      expect(found.meta[name]?.length, `${path} ${name}`).toBeGreaterThan(3);
    expect(found.meta['og:url'], path).toBe(ORIGIN + path);
    expect(found.meta['og:image'], path).toMatch(/^http.*\.jpg$/);
    expect(found.meta['twitter:card'], path).toBe('summary_large_image');
    const types = found.structuredData.map((data) => String(data['@type']));
    expect(types, path).toEqual(expect.arrayContaining(requiredTypes(path)));
    expect(found.structuredData.flatMap(missingProperties), path).toEqual([]);

    // The alternates of both locales are the same.
    const { en = '', ar = '', 'x-default': fallback } = found.alternates;
    expect(fallback, path).toBe(en);
    expect([en, ar], path).toContain(ORIGIN + path);
    for (const other of [en, ar])
      expect(crawled.get(other.slice(ORIGIN.length))?.alternates, `${path} → ${other}`).toEqual(
        found.alternates,
      );
  }
  const ogImages = new Set([...crawled.values()].map(({ meta }) => meta['og:image'] ?? ''));
  for (const url of ogImages) {
    const response = await request.get(url);
    expect(response.headers()['content-type'], url).toBe('image/jpeg');
    // WhatsApp shows no larger image.
    expect((await response.body()).length, url).toBeLessThan(300_000);
  }
});

for (const language of ['en', 'ar'] as const) {
  test(`every public page in ${language} hydrates without a mismatch or a layout shift`, async ({
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
      await waitForHydration(page);
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
      const shift = await page.evaluate(() => window.shifts.reduce((sum, each) => sum + each, 0));
      expect(shift, `layout shift of ${path}`).toBeLessThan(0.02);
      expect(await nonResponsiveImages(page), path).toEqual([]);
      expect(await undefinedVariables(page), path).toEqual([]);
    }
    // The document holds all data of the page.
    expect(calls).toEqual([]);
  });
}

test('lazily hydrated sections of the home page keep their server-rendered titles and follow a locale switch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const titles = page.locator('[data-lazy-section] h2');
  const serverRendered = await titles.allTextContents();
  expect(serverRendered).toHaveLength(6);
  await page.waitForLoadState('networkidle');
  expect(await titles.allTextContents()).toEqual(serverRendered);
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => titles.allTextContents()).toHaveLength(6);
  for (const title of await titles.allTextContents()) expect(title).toMatch(/\p{Script=Arabic}{2}/u);
});

test('a page under /ar is in Arabic, links to /ar, and switches to the unprefixed path of the same page', async ({
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
  // The previous page is in the language that was chosen last.
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the chosen language applies to the next visit to an unprefixed path, without a flash of English', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'العربية' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('من نحن');
  await expect(page).toHaveURL('/ar/about');
  // Records the headings that are painted from now on.
  await page.addInitScript(() => {
    const headings: string[] = [];
    window.paintedHeadings = headings;
    const record = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible')
        headings.push(heading.textContent ?? '');
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('من نحن');
  const headings = await page.evaluate(() => [...new Set(window.paintedHeadings)]);
  expect(headings).toEqual(['من نحن']);
});

for (const [path, heading] of [
  ['/nowhere', '404 Page Not Found'],
  ['/ar/nowhere', '404'],
  ['/blog/nothing-here', '404 Page Not Found'],
  ['/ar/portfolio/nothing', '404'],
] as const) {
  test(`${path} responds with 404 and noindex`, async ({ page, request }) => {
    const found = await crawl(request, page, path);
    expect(found.status).toBe(404);
    expect(found.language).toBe(isArabicPath(path) ? 'ar' : 'en');
    expect(found.headings.join()).toContain(heading);
    expect(found.meta.robots).toBe('noindex');
    expect(found.canonical).toBeNull();
  });
}

test(`a new post is served to crawlers at once, in both languages, and its old URL redirects to the new one ${WRITES}`, async ({
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
    for (const prefix of ['', '/ar']) {
      const found = await crawl(request, reader, prefix + path);
      expect(found.status).toBe(200);
      expect(found.headings).toHaveLength(1);
      expect(found.meta).toMatchObject({ 'og:type': 'article', 'og:url': ORIGIN + prefix + path });
      expect(found.structuredData.flatMap(missingProperties)).toEqual([]);
    }
    expect((await crawl(request, reader, path)).meta['og:title']).toBe(draft.title);

    await save('patch', `/api/admin/blog-posts/${id}`, { ...draft, title: 'Rain on the second glass' });
    for (const prefix of ['', '/ar']) {
      const old = await request.get(prefix + path, { maxRedirects: 0 });
      expect(old.status()).toBe(301);
      expect(old.headers().location).toBe(`${prefix}/blog/${id}-rain-on-the-second-glass`);
    }
  } finally {
    const removed = await page.request.delete(`/api/admin/blog-posts/${id}`, { headers });
    expect(removed.status()).toBe(200);
  }
  expect((await request.get(`/blog/${id}`)).status()).toBe(404);
});

/** `src` of images that have only one width, or no placeholder while they load. */
function nonResponsiveImages(page: Page): Promise<string[]> {
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

/** CSS variables that the page's rules use and none of them defines. */
function undefinedVariables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const css = rules.map(({ cssText }) => cssText).join('');
    const named = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    return [...named].filter((name) => !css.includes(`${name}:`));
  });
}
