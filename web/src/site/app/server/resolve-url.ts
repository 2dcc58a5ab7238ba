import {
  ADMIN_PATH,
  CATEGORY_MAX_LENGTH,
  localizedPath,
  MAX_SLUG_LENGTH,
  type SiteRedirect,
  slugify,
  toLanguage,
  unprefixedPath,
} from '@alnafitha/contract';
import {
  ALL_PROJECTS,
  groupOf,
  LAST_PICTURE_PAGE,
  LAST_PROJECT_PAGE,
} from '../../pages/portfolio/portfolio-filter';
import { isPageNumber } from '../../ui/page-number';
import { type PagePath, pageAt } from '../pages';

type IsKnown = (value: string) => boolean;

const isId: IsKnown = (value) => /^[\w-]{1,128}$/.test(value);

const isSlug: IsKnown = (value) =>
  value.length <= MAX_SLUG_LENGTH + 4 && value !== '' && slugify(value) === value;

/** The search parameters that decide what a page shows, with the values that change something. */
const SEARCH_PARAMS: Partial<Record<PagePath, Readonly<Record<string, IsKnown>>>> = {
  // The page redirects from categories, projects and pictures that do not exist.
  '/portfolio': {
    category: isSlug,
    projects: (value) => value === ALL_PROJECTS || groupOf(value) !== null,
    page: (value) => isPageNumber(value, LAST_PROJECT_PAGE),
    pictures: (value) => isPageNumber(value, LAST_PICTURE_PAGE),
    id: isId,
    picture: isId,
  },
  // The page redirects from slugs that no service has.
  '/services': {
    service: isSlug,
  },
  // Administrators define the categories; the page redirects from those without posts.
  '/blog': {
    category: (value) => value.length <= CATEGORY_MAX_LENGTH && /\S/.test(value) && !/\p{Cc}/u.test(value),
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
    const given = searchParams.get(name);
    if (given === null) return [];
    const value = isKnown(given) ? given : withoutPunctuation(given);
    return [{ name, value, isKnown: isKnown(value), isChanged: value !== given }];
  });
  const known = params.filter(({ isKnown }) => isKnown).map(({ name, value }) => [name, value]);
  const query = new URLSearchParams(known).toString();
  const canonicalUrl = query ? `${pathname}?${query}` : pathname;
  const isOther = params.some(({ isKnown, isChanged }) => isChanged || !isKnown);
  return isOther ? { location: canonicalUrl } : { url: canonicalUrl };
}

const PREFIX = /^\/+(ar|en)(?![^/])/i;
const ENCODED_LETTER = /%(?:[46][1-9a-f]|[57][0-9a])/gi;

/** What chats and mails take into an address that ends a sentence. */
const PUNCTUATION = /[\s.,;:!?)\]}>'"’”»،؛؟]/u;

function withoutPunctuation(text: string): string {
  let end = text.length;
  while (PUNCTUATION.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A path without encoded letters, and without punctuation after it unless it is encoded wrongly. */
function pathAsMeant(pathname: string): string {
  const path = pathname.replace(ENCODED_LETTER, decodeURIComponent);
  const start = path.lastIndexOf('/') + 1;
  try {
    const segment = decodeURIComponent(path.slice(start));
    const meant = withoutPunctuation(segment);
    return meant === segment ? path : path.slice(0, start) + encodeURIComponent(meant);
  } catch {
    return path;
  }
}

/** The path of the page, for other spellings or the prefix `/en`; itself without one. Ids and slugs keep case. */
function canonicalPath(pathname: string): string {
  const meant = pathAsMeant(pathname);
  const language = toLanguage(PREFIX.exec(meant)?.[1]?.toLowerCase() ?? null);
  const [name = '', ...others] = meant.replace(PREFIX, '').split('/').filter(Boolean);
  const path = `/${[name.toLowerCase(), ...others].join('/')}`;
  if (path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`)) return path;
  return pageAt(path) === '*' ? pathname.replace(/^\/*/, '/') : localizedPath(language, path);
}
