import { expect } from '@playwright/test';
import { connectAdminSdk } from './support/admin-sdk';
import { type CrawledPage, crawl, duplicates, sitemapPaths } from './support/crawl';
import { signIn } from './support/sign-in';
import { ORIGIN } from './support/suite';
import { test, WRITES } from './support/test';
import { visit } from './support/visit';

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

test('a post title may be the name of a property of Object.prototype', { tag: WRITES }, async ({ page }) => {
  const { db, disconnect } = connectAdminSdk();
  const { docs } = await db.collection('posts').where('published', '==', true).limit(1).get();
  const post = db.doc('posts/property');
  try {
    await post.set({ ...docs[0]?.data(), title: 'constructor', excerpt: '__proto__', translations: {} });
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

test('parameters that a page does not read stay in its address and change nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      const isReplaced = records.some(
        ({ target, removedNodes }) => (target as Element).id === 'root' && removedNodes.length > 0,
      );
      if (isReplaced) Object.assign(window, { isReplaced });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [path, canonical] of [
    ['/?utm_source=mail&gclid=1&x=1', '/'],
    ['/ar/blog?page=2&fbclid=x', '/ar/blog?page=2'],
  ] as const) {
    await visit(page, path, { language: path.startsWith('/ar') ? 'ar' : 'en' });
    await expect(page).toHaveURL(path);
    // Hydrated, not rendered anew.
    expect(await page.evaluate(() => 'isReplaced' in window)).toBe(false);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + canonical);
  }
});

test('search engines and link previews find every page in both languages', async ({ page, request }) => {
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
      preloadsPriorityImages: /\/(contact|privacy|testimonials)$/.test(path) ? [] : [true],
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

test('an unknown path responds with 404 and noindex, in its language', async ({ page, request }) => {
  for (const [path, heading] of [
    ['/nowhere', '404 Page Not Found'],
    ['/ar/nowhere', '404'],
    ['/blog/nothing-here', 'This post is no longer online.'],
    ['/blog/__x__', 'This post is no longer online.'],
    ['/ar/portfolio/nothing', 'لم يعد'],
    // A sample has no page when there are real projects.
    ['/portfolio/sample-upvc', 'This project is no longer online.'],
  ] as const) {
    const found = await crawl(request, page, path);
    expect.soft(found.status, path).toBe(404);
    expect.soft(found.language, path).toBe(isArabicPath(path) ? 'ar' : 'en');
    expect.soft(found.headings.join(), path).toContain(heading);
    expect.soft(found.title, path).toContain(heading);
    expect.soft(found.meta.robots, path).toBe('noindex');
    expect.soft(found.canonical, path).toBeNull();
  }
});

test('unknown filters, and pages beyond the end, redirect to what there is', async ({ request }) => {
  const locations: Record<string, string | undefined> = {};
  for (const path of [
    '/blog?category=x1',
    '/ar/blog?category=x1&page=2',
    '/blog?page=999999',
    '/blog?category=Trends&page=9',
    '/portfolio?category=x1',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    locations[path] = response.headers().location;
  }
  expect(locations).toEqual({
    '/blog?category=x1': '/blog',
    '/ar/blog?category=x1&page=2': '/ar/blog',
    '/blog?page=999999': '/blog?page=2',
    '/blog?category=Trends&page=9': '/blog?category=Trends',
    '/portfolio?category=x1': '/portfolio',
  });
});

test('a new post is served to crawlers at once, in both languages, and its old URL redirects to the new one', {
  tag: WRITES,
}, async ({ page, request }) => {
  await signIn(page, 'admin');
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
