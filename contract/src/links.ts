import { isSameOrigin, type ParsedUrl, parseUrl, sitePath } from './site-url';

/** Allowed protocols of links to other sites. */
export const LINK_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** The URL of a link, as a path if it is the site's own; `undefined` if it is not allowed. */
export function sanitizeLinkUrl(href: string): string | undefined {
  const url = parseUrl(href);
  // Formatted text has no ids that a fragment could target.
  if (!url || href.trim().startsWith('#')) return undefined;
  if (isSameOrigin(url)) return sitePath(url);
  const target = redirectTarget(url);
  if (target !== undefined) return sanitizeLinkUrl(target);
  return LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}

/** The target of Google's redirect, through which Google Docs sends every link; `undefined` if it is not one or has no allowed target. */
function redirectTarget({ hostname, pathname, searchParams }: ParsedUrl): string | undefined {
  if (pathname !== '/url' || !/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname))
    return undefined;
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  const url = parseUrl(target);
  return url && !isSameOrigin(url) && LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}
