import type { APIRequestContext, Page } from '@playwright/test';
import { ORIGIN } from './suite';

/** What a client without JavaScript finds in a page. */
export interface CrawledPage {
  readonly status: number;
  readonly language: string;
  readonly direction: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Characters of text in `main`. */
  readonly textLength: number;
  readonly canonical: string | null;
  /** URLs by language, including `x-default`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** URL of the blog's feed. */
  readonly feed: string | null;
  /** Content by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  /** JSON-LD. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
  /** Names of the images in `main`, with repetitions. */
  readonly imageNames: readonly string[];
  /** `src` of images without a width or a height. */
  readonly unsizedImages: readonly string[];
  /** For each image with high priority, whether the same `srcset` and `sizes` are preloaded. */
  readonly preloadsPriorityImages: readonly boolean[];
  readonly styleAttributes: number;
}

/** Paths of all pages of the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(`${ORIGIN}/`) && !/\.webp$/.test(url) ? [url.slice(ORIGIN.length)] : [],
  );
}

/** Requests a page as a crawler does. `reader` is a page whose HTML parser is used. */
export async function crawl(request: APIRequestContext, reader: Page, path: string): Promise<CrawledPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const found = await reader.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const all = <E extends Element>(selector: string) => [...page.querySelectorAll<E>(selector)];
    const pairs = (entries: [string | null, string | null][]) =>
      Object.fromEntries(entries.map(([key, value]) => [key ?? '', value ?? '']));
    return {
      language: page.documentElement.lang,
      direction: page.documentElement.dir,
      title: page.title,
      headings: all('h1').map(({ textContent }) => textContent ?? ''),
      textLength: page.querySelector('main')?.textContent?.length ?? 0,
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      feed: page.querySelector('link[type="application/rss+xml"]')?.getAttribute('href') ?? null,
      alternates: pairs(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      meta: pairs(
        all('meta[content]').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ),
      structuredData: all('script[type="application/ld+json"]').map(({ textContent }) =>
        JSON.parse(textContent ?? ''),
      ),
      sources: all('main img').map((image) => image.getAttribute('src') ?? ''),
      unsizedImages: all<HTMLImageElement>('img:not([width]), img:not([height])').map((image) => image.src),
      preloadsPriorityImages: all('img[fetchpriority=high]').map((image) =>
        all('link[rel=preload][as=image][fetchpriority=high]').some((link) =>
          ['srcset', 'sizes'].every((name) => link.getAttribute(`image${name}`) === image.getAttribute(name)),
        ),
      ),
      styleAttributes: all('[style]').length,
    };
  }, html);
  const { sources, ...others } = found;
  return { status: response.status(), imageNames: sources.map(imageName), ...others };
}

/** Name of an image of the sample content, whether it is an asset or from the media library. */
export function imageName(source: string): string {
  const [, name] =
    /^\/(?:assets|media)\/(.+?)-(?:\d+-[\w-]{8}\.webp|[0-9a-f]{8}\/\d+\.webp)$/.exec(source) ?? [];
  if (!name) throw new Error(`Not an image of the sample content: ${source}`);
  return name;
}

export function duplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
