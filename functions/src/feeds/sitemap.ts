import { isPageShown, LANGUAGES, localizedPath, SITE_ROUTES } from '@alnafitha/contract';
import { element, type Xml, xmlDocument } from '../platform/xml';
import type { EntryPage, MappedContent } from './store';

const PAGES = SITE_ROUTES.flatMap(({ path, inSitemap }) => (inSitemap ? [path] : []));

type Page = Pick<EntryPage, 'path' | 'imagePaths'> & Partial<EntryPage>;

/** Every public page in both languages: https://www.sitemaps.org/protocol.html */
export function sitemap(
  origin: string,
  { entries, gallery }: MappedContent,
  shown: Parameters<typeof isPageShown>[0],
): string {
  const pages: readonly Page[] = [
    ...PAGES.map((path) => ({ path, imagePaths: path === '/portfolio' ? gallery : [] })),
    ...entries,
  ];
  const urls = pages.flatMap((page) => (isPageShown(shown, page.path) ? urlsOf(origin, page) : []));
  return xmlDocument(
    element('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    }),
  );
}

function urlsOf(origin: string, { path, modified, imagePaths }: Page): Xml[] {
  const alternates = [...LANGUAGES, 'x-default' as const].map((hreflang) => {
    const language = hreflang === 'x-default' ? 'en' : hreflang;
    return { language, hreflang, href: origin + encodeURI(localizedPath(language, path)) };
  });
  const shared = [
    ...(modified ? [element('lastmod', modified.toISOString())] : []),
    ...alternates.map(({ hreflang, href }) =>
      element('xhtml:link', [], { rel: 'alternate', hreflang, href }),
    ),
    ...imagePaths.map((image) => element('image:image', [element('image:loc', origin + image)])),
  ];
  return LANGUAGES.map((language) =>
    element('url', [element('loc', origin + encodeURI(localizedPath(language, path))), ...shared]),
  );
}
