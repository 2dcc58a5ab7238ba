// Only the running suite serves each page of the sitemap as a crawler gets it; a browser parses them.
import { expect } from '@playwright/test';
import { type CrawledPage, crawl, duplicates, sitemapPaths } from './support/crawl';
import { ORIGIN } from './support/suite';
import { test } from './support/test';
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
  Article: [
    ...['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'publisher.name'],
    'mainEntityOfPage',
  ],
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

test('parameters that a page does not read stay in its address and change nothing', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      const isReplaced = records.some(
        ({ target, removedNodes }) =>
          target instanceof Element && target.id === 'root' && removedNodes.length,
      );
      if (isReplaced) Object.assign(window, { isReplaced });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [path, canonical] of [
    ['/?utm_source=mail&gclid=1&x=1', '/'],
    ['/ar/blog?page=2&fbclid=x', '/ar/blog?page=2'],
  ] as const) {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    // React has hydrated the page, not rendered it anew.
    expect(await page.evaluate(() => 'isReplaced' in window)).toBe(false);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + canonical);
  }
});

test('search engines and link previews find every page in both languages', async ({ page, request }) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(40);
  const crawled = new Map<string, CrawledPage>();
  for (const path of paths) crawled.set(path, await crawl(request, page, path));

  for (const [path, crawledPage] of crawled) {
    const isArabic = isArabicPath(path);
    expect(crawledPage.status, path).toBe(200);
    expect(crawledPage, path).toMatchObject({
      language: isArabic ? 'ar' : 'en',
      direction: isArabic ? 'rtl' : 'ltr',
      canonical: ORIGIN + path,
      feed: `${ORIGIN}${isArabic ? '/ar' : ''}/rss.xml`,
      unsizedImages: [],
      preloadsPriorityImages: /\/(contact|privacy|testimonials)$/.test(path) ? [] : [true],
      styleAttributes: 0,
      policy: expect.stringMatching(/script-src 'self' 'sha256-.*trusted-types 'none'/),
    });
    expect(duplicates(crawledPage.imageNames), path).toEqual([]);
    expect(crawledPage.headings, path).toHaveLength(1);
    expect(crawledPage.headings[0], path).toMatch(isArabic ? /\p{Script=Arabic}{2}/u : /[a-z]{2}/i);
    expect(crawledPage.title, path).toContain(isArabic ? 'النافذة' : 'Al Nafitha');
    expect(crawledPage.textLength, path).toBeGreaterThan(300);
    for (const name of ['description', 'og:title', 'og:description', 'og:site_name', 'og:type'])
      expect(crawledPage.meta[name]?.length, `${path} ${name}`).toBeGreaterThan(3);
    expect(crawledPage.meta['og:url'], path).toBe(ORIGIN + path);
    expect(crawledPage.meta['og:image'], path).toMatch(/^http.*\.jpg$/);
    expect(crawledPage.meta['twitter:card'], path).toBe('summary_large_image');
    const article = crawledPage.structuredData.find((data) => data['@type'] === 'Article');
    expect(crawledPage.meta['og:type'], path).toBe(article ? 'article' : 'website');
    expect(crawledPage.meta['article:published_time'], path).toBe(article?.datePublished);
    expect(crawledPage.meta['article:modified_time'], path).toBe(article?.dateModified);
    const types = crawledPage.structuredData.map((data) => String(data['@type']));
    expect(types, path).toEqual(expect.arrayContaining(requiredTypes(path)));
    expect(crawledPage.structuredData.flatMap(missingProperties), path).toEqual([]);

    // The alternates of both locales are the same.
    const { en = '', ar = '', 'x-default': fallback } = crawledPage.alternates;
    expect(fallback, path).toBe(en);
    expect([en, ar], path).toContain(ORIGIN + path);
    for (const other of [en, ar])
      expect(crawled.get(other.slice(ORIGIN.length))?.alternates, `${path} → ${other}`).toEqual(
        crawledPage.alternates,
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
    const crawledPage = await crawl(request, page, path);
    expect.soft(crawledPage.status, path).toBe(404);
    expect.soft(crawledPage.language, path).toBe(isArabicPath(path) ? 'ar' : 'en');
    expect.soft(crawledPage.headings.join(), path).toContain(heading);
    expect.soft(crawledPage.title, path).toContain(heading);
    expect.soft(crawledPage.meta.robots, path).toBe('noindex');
    expect.soft(crawledPage.canonical, path).toBeNull();
  }
});

test('unknown filters, and pages beyond the end, redirect to what there is', async ({ request }) => {
  for (const [path, location] of [
    ['/ar/blog?category=x1&page=2', '/ar/blog'],
    ['/blog?page=999999', '/blog?page=2'],
    ['/blog?category=Trends&page=9', '/blog?category=Trends'],
    [`/blog?category=${'x'.repeat(61)}`, '/blog'],
    ['/portfolio?pictures=49&page=2', '/portfolio'],
  ] as const)
    expect.soft((await request.get(path, { maxRedirects: 0 })).headers().location, path).toBe(location);
});
