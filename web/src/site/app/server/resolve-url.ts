import {
  ADMIN_PATH,
  localizedPath,
  type SiteRedirect,
  toLanguage,
  unprefixedPath,
} from '@alnafitha/contract';
import { type PagePath, pageAt } from '../pages';

/** The search parameters that pages read. They alone decide what a page shows. */
const SEARCH_PARAMS: Partial<Record<PagePath, readonly string[]>> = {
  '/portfolio': ['category', 'projects', 'id', 'picture'],
  '/blog': ['category', 'page'],
  '/contact': ['service', 'project'],
};

/** The search parameters that the page of a URL reads. */
export function parametersOf(url: string): readonly string[] {
  const [pathname = '/'] = url.split('?', 1);
  return SEARCH_PARAMS[pageAt(unprefixedPath(pathname))] ?? [];
}

/**
 * The path, and the first value of each search parameter that its page reads, in a fixed order: what else a URL has, such as the
 * parameters of advertisements, changes nothing. Redirects to the page's own path, such as from capitals or the prefix `/en`.
 */
export function resolveUrl(url: string): SiteRedirect | { readonly url: string } {
  // Two slashes or backslashes at the start would name another host.
  const { pathname, search, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://any.invalid');
  const pagePath = canonicalPath(pathname);
  if (pagePath !== url.split('?', 1)[0]) return { location: pagePath + search };
  const known = parametersOf(pathname).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(known).toString();
  return { url: query ? `${pathname}?${query}` : pathname };
}

const PREFIX = /^\/+(ar|en)(?![^/])/i;
const slashed = (path: string) => path.replace(/^\/*/, '/');

/**
 * The path of the page that one in capitals, or with the prefix `/en`, stands for; itself without such a page. Ids and slugs keep
 * their case.
 */
function canonicalPath(pathname: string): string {
  const language = toLanguage(PREFIX.exec(pathname)?.[1]?.toLowerCase() ?? null);
  const path = slashed(pathname.replace(PREFIX, '')).replace(/^\/[^/]*/, (name) => name.toLowerCase());
  if (path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`)) return path;
  return pageAt(path) === '*' ? slashed(pathname) : localizedPath(language, path);
}
