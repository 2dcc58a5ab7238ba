import { ADMIN_PATH, localizedPath, toLanguage, unprefixedPath } from '@alnafitha/contract';
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

/** The parameters of advertisements, which measure visits in the browser: https://support.google.com/analytics/answer/11242870 */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/**
 * The URL at its page's own path; there, without search parameters that the page does not read and without repeated ones: the CDN
 * caches each query string as a page of its own. Tracking parameters stay.
 */
export function canonicalUrl(url: string): string {
  // Two slashes or backslashes at the start would name another host.
  const path = url.replace(/^[/\\]+/, '/');
  const { pathname, search, searchParams } = new URL(path, 'http://any.invalid');
  const pagePath = canonicalPath(pathname);
  if (pagePath !== pathname) return pagePath + search;
  const known = parametersOf(pathname);
  const names = [...searchParams.keys()];
  const stays = (name: string, index: number) =>
    TRACKING.test(name) || (known.includes(name) && names.indexOf(name) === index);
  if (names.every(stays) && (names.length > 0 || search === '')) return path;
  const query = new URLSearchParams(
    [...searchParams].filter(([name], index) => stays(name, index)),
  ).toString();
  return query ? `${pathname}?${query}` : pathname;
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
