import { unprefixedPath } from '@alnafitha/contract';
import { type PagePath, pageAt } from '../pages';

/** The search parameters that pages read. */
const SEARCH_PARAMS: Partial<Record<PagePath, readonly string[]>> = {
  '/portfolio': ['category', 'projects', 'id', 'picture'],
  '/blog': ['category', 'page'],
  '/contact': ['service', 'project'],
};

/**
 * The URL without search parameters that its page does not read, such as those of advertisements, and without repeated ones: the CDN
 * caches each query string as a page of its own.
 */
export function withKnownParams(url: string): string {
  // Two slashes or backslashes at the start would name another host.
  const path = url.replace(/^[/\\]+/, '/');
  const { pathname, search, searchParams } = new URL(path, 'http://any.invalid');
  const known = SEARCH_PARAMS[pageAt(unprefixedPath(pathname))] ?? [];
  const names = [...searchParams.keys()];
  const isKnown = names.every((name, index) => known.includes(name) && names.indexOf(name) === index);
  if (isKnown && (names.length > 0 || search === '')) return path;
  const entries = known.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = new URLSearchParams(entries).toString();
  const ownPath = pathname.replace(/^\/+/, '/');
  return query ? `${ownPath}?${query}` : ownPath;
}
