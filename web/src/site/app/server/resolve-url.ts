import {
  ADMIN_PATH,
  BLOG_CATEGORY_MAX_LENGTH,
  localizedPath,
  MAX_SLUG_LENGTH,
  type SiteRedirect,
  slugify,
  toLanguage,
  unprefixedPath,
} from '@alnafitha/contract';
import {
  ALL_PROJECTS,
  filterOf,
  groupOf,
  LAST_PICTURE_PAGE,
  LAST_PROJECT_PAGE,
} from '../../pages/portfolio/portfolio-filter';
import { isPageNumber } from '../../ui/page-number';
import { type PagePath, pageAt } from '../pages';

type IsKnown = (value: string) => boolean;

const isId: IsKnown = (value) => /^[\w-]{1,128}$/.test(value);

/** The search parameters that decide what a page shows, with the values that change something. */
const SEARCH_PARAMS: Partial<Record<PagePath, Readonly<Record<string, IsKnown>>>> = {
  '/portfolio': {
    category: (value) => Object.values(filterOf(value)).some((part) => part !== null),
    projects: (value) => value === ALL_PROJECTS || groupOf(value) !== null,
    page: (value) => isPageNumber(value, LAST_PROJECT_PAGE),
    pictures: (value) => isPageNumber(value, LAST_PICTURE_PAGE),
    // The page redirects from those that do not exist.
    id: isId,
    picture: isId,
  },
  // The page redirects from slugs that no service has.
  '/services': {
    service: (value) => value.length <= MAX_SLUG_LENGTH + 4 && value !== '' && slugify(value) === value,
  },
  // Administrators define the categories; the page redirects from those without posts.
  '/blog': {
    category: (value) =>
      value.length <= BLOG_CATEGORY_MAX_LENGTH && /\S/.test(value) && !/\p{Cc}/u.test(value),
    page: (value) => isPageNumber(value),
  },
};

/** The search parameters that the page of a URL reads. */
export function parametersOf(url: string): readonly string[] {
  const [pathname = '/'] = url.split('?', 1);
  return Object.keys(paramsAt(pathname));
}

function paramsAt(pathname: string): Readonly<Record<string, IsKnown>> {
  return SEARCH_PARAMS[pageAt(unprefixedPath(pathname))] ?? {};
}

/**
 * Reduces a URL to its path and the first value of each parameter that its page reads, in a fixed order, so
 * that others change nothing. Redirects to the canonical path, and from values that no page knows.
 */
export function resolveUrl(url: string): SiteRedirect | { readonly url: string } {
  // Two slashes or backslashes at the start would name another host.
  const { pathname, search, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://any.invalid');
  const pagePath = canonicalPath(pathname);
  if (pagePath !== url.split('?', 1)[0]) return { location: pagePath + search };
  const params = Object.entries(paramsAt(pathname)).flatMap(([name, isKnown]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [{ name, value, isKnown: isKnown(value) }];
  });
  const known = params.filter(({ isKnown }) => isKnown).map(({ name, value }) => [name, value]);
  const query = new URLSearchParams(known).toString();
  const canonicalUrl = query ? `${pathname}?${query}` : pathname;
  return known.length < params.length ? { location: canonicalUrl } : { url: canonicalUrl };
}

const PREFIX = /^\/+(ar|en)(?![^/])/i;
const slashed = (path: string) => path.replace(/^\/*/, '/');

/** What chats and mails take into an address that ends a sentence. */
const PUNCTUATION = /[\s.,;:!?)\]}>'"’”»،؛؟]+$/u;

/** The name of a page as it is meant; unchanged if it is encoded wrongly. */
function pageName(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(PUNCTUATION, '').toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** The path of the page, for other spellings or the prefix `/en`; itself without one. Ids and slugs keep case. */
function canonicalPath(pathname: string): string {
  const language = toLanguage(PREFIX.exec(pathname)?.[1]?.toLowerCase() ?? null);
  const path = slashed(pathname.replace(PREFIX, '')).replace(/^\/[^/]*/, pageName);
  if (path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`)) return path;
  return pageAt(path) === '*' ? slashed(pathname) : localizedPath(language, path);
}
