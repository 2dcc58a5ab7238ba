import type { APIRequestContext, Page } from '@playwright/test';
import { ORIGIN } from './suite';

/** What somebody who runs no scripts finds in a page. */
export interface Crawled {
  readonly status: number;
  readonly language: string;
  readonly direction: string;
  readonly title: string;
  readonly headings: readonly string[];
  /** Characters of text in the main part. */
  readonly textLength: number;
  readonly canonical: string | null;
  /** Address by language, `x-default` among them. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Of the blog's feed. */
  readonly feed: string | null;
  /** Content by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  readonly things: readonly Readonly<Record<string, unknown>>[];
  /** Names of the pictures in the main part, each as often as it is shown. */
  readonly pictures: readonly string[];
  /** `src` of pictures without a width or a height. */
  readonly unsized: readonly string[];
  /** Of each picture that is urgent, whether it is fetched ahead, in the size that the screen wants. */
  readonly urgent: readonly boolean[];
  readonly styleAttributes: number;
}

/** Every address of the sitemap, as paths. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    address.startsWith(`${ORIGIN}/`) && !/\.webp$/.test(address) ? [address.slice(ORIGIN.length)] : [],
  );
}

/** Asks for a page as a crawler does. `reader` is a page that is used for its parser only. */
export async function crawl(request: APIRequestContext, reader: Page, path: string): Promise<Crawled> {
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
      things: all('script[type="application/ld+json"]').map(({ textContent }) =>
        JSON.parse(textContent ?? ''),
      ),
      sources: all('main img').map((image) => image.getAttribute('src') ?? ''),
      unsized: all<HTMLImageElement>('img:not([width]), img:not([height])').map((image) => image.src),
      urgent: all('img[fetchpriority=high]').map((image) =>
        all('link[rel=preload][as=image][fetchpriority=high]').some((link) =>
          ['srcset', 'sizes'].every((name) => link.getAttribute(`image${name}`) === image.getAttribute(name)),
        ),
      ),
      styleAttributes: all('[style]').length,
    };
  }, html);
  const { sources, ...others } = found;
  return { status: response.status(), pictures: sources.map(pictureName), ...others };
}

/** What a picture of the sample content is called, whether its files come with the site or from the library. */
export function pictureName(source: string): string {
  const [, name] =
    /^\/(?:assets|media)\/(.+?)-(?:\d+-[\w-]{8}\.webp|[0-9a-f]{8}\/\d+\.webp)$/.exec(source) ?? [];
  if (!name) throw new Error(`No picture of the sample content: ${source}`);
  return name;
}
