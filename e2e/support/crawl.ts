import type { APIRequestContext, Page } from '@playwright/test';
import { ORIGIN } from './suite';

/** What a client without JavaScript finds in a page. */
export type CrawledPage = Awaited<ReturnType<typeof crawl>>;

/** Paths of all pages of the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(`${ORIGIN}/`) ? [url.slice(ORIGIN.length)] : [],
  );
}

/** Requests a page as a crawler does. `reader` is a page whose HTML parser is used. */
export async function crawl(request: APIRequestContext, reader: Page, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const contents = await reader.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const all = <E extends Element>(selector: string) => [...page.querySelectorAll<E>(selector)];
    const pairs = (entries: [string | null, string | null][]): Record<string, string> =>
      Object.fromEntries(entries.map(([key, value]) => [key ?? '', value ?? '']));
    return {
      language: page.documentElement.lang,
      direction: page.documentElement.dir,
      title: page.title,
      headings: all('h1').map(({ textContent }) => textContent ?? ''),
      /** Characters of text in `main`. */
      textLength: page.querySelector('main')?.textContent?.length ?? 0,
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      /** URL of the blog's feed. */
      feed: page.querySelector('link[type="application/rss+xml"]')?.getAttribute('href') ?? null,
      /** URLs by language, including `x-default`. */
      alternates: pairs(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      /** Content by name or property. */
      meta: pairs(
        all('meta[content]').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ),
      structuredData: all('script[type="application/ld+json"]').map(
        ({ textContent }): Record<string, unknown> => JSON.parse(textContent ?? ''),
      ),
      sources: all('main img').map((image) => image.getAttribute('src') ?? ''),
      /** `src` of images without a width or a height. */
      unsizedImages: all<HTMLImageElement>('img:not([width]), img:not([height])').map((image) => image.src),
      /** Tells for each image with high priority whether the same `srcset` and `sizes` are preloaded. */
      preloadsPriorityImages: all('img[fetchpriority=high]').map((image) =>
        all('link[rel=preload][as=image][fetchpriority=high]').some((link) =>
          ['srcset', 'sizes'].every((name) => link.getAttribute(`image${name}`) === image.getAttribute(name)),
        ),
      ),
      styleAttributes: all('[style]').length,
      /** The Content Security Policy of the document itself. */
      policy: page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? null,
    };
  }, html);
  const { sources, ...properties } = contents;
  return { status: response.status(), imageNames: sources.map(imageName), ...properties };
}

/** Name of an image of the sample content, whether it is an asset or from the media library. */
function imageName(source: string): string {
  const [, name] = /^\/(?:assets|media)\/(.+?)-(?:\d+-[\w-]{8}|[0-9a-f]{8}\/\d+)\.avif$/.exec(source) ?? [];
  if (!name) throw new Error(`Not an image of the sample content: ${source}`);
  return name;
}

export function duplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
