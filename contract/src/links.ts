import { MEDIA_PATH } from './content/image-urls';
import { stripInvisible } from './invisible';
import { AR_PREFIX } from './languages';
import { ADMIN_PATH, SITE_ROUTES } from './routes';
import { isSameOrigin, type ParsedUrl, parseUrl } from './site-url';

export const LINK_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Paths of this site outside the router. */
export const OTHER_DOCUMENT = new RegExp(
  `^(?:${MEDIA_PATH}|(?:${ADMIN_PATH}|(?:${AR_PREFIX})?/rss\\.xml)(?![^/?#]))`,
);

const PAGE = new RegExp(
  `^(?!//)(?:${SITE_ROUTES.map(({ path }) => path.replace(/:\w+/, '[^/]+')).join('|')})/?$`,
);

/** Browsers and servers take longer ones, but nobody links to them. */
export const LINK_MAX_LENGTH = 2000;

/**
 * A path on this site, else a URL. `undefined` for forbidden protocols, unknown paths, relative links and longer
 * ones than `LINK_MAX_LENGTH`. Follows two redirects of Google's, since a copy of
 * a copy has both.
 */
export function sanitizeLinkUrl(link: string, origin?: string, redirects = 2): string | undefined {
  if (link.length > LINK_MAX_LENGTH) return undefined;
  const text = withProtocol(stripInvisible(link).trim());
  const url = parseUrl(text);
  if (!url) return undefined;
  const isOwn = isSameOrigin(url);
  if (isOwn && !text.startsWith('/')) return undefined;
  if (isOwn || url.origin === origin) return ownPath(url);
  const target = redirects > 0 ? redirectTarget(url) : undefined;
  const resolved = target && sanitizeLinkUrl(target, origin, redirects - 1);
  return resolved || (LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined);
}

const EMAIL = /^[^\s@/:?#]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s()-]{7,}$/;
/** A name with a top-level domain, before a port, path, query or fragment, if any. */
const HOST = /^[^\s@/\\:?#]+\.(\p{L}[\p{L}\p{M}\d-]+)(?![^/:?#])/u;
/** File extensions, which are not top-level domains here. */
const FILE =
  /^(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|rtf|txt|csv|xml|json|jpe?g|png|gif|webp|svg|heic|mp[34]|mov|zip|rar|dwg)$/i;

function withProtocol(text: string): string {
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const domain = HOST.exec(text)?.[1];
  return domain && !FILE.test(domain) ? `https://${text}` : text;
}

/** The path of another document, or the unprefixed path of a page: links open in the reader's language. */
function ownPath({ pathname, search, hash }: ParsedUrl): string | undefined {
  const page = pathname
    .replace(/^\/(?:ar|en)(?![^/])/i, '')
    .replace(/^\/?[^/]*/, (name) => name.toLowerCase() || '/');
  if (PAGE.test(page)) return page + search + hash;
  return OTHER_DOCUMENT.test(pathname) ? pathname + search + hash : undefined;
}

/** The target of Google's redirect, which wraps every link in Google Docs. */
function redirectTarget({ hostname, pathname, searchParams }: ParsedUrl): string | undefined {
  if (pathname !== '/url' || !/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname))
    return undefined;
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return target.startsWith('/') ? undefined : target;
}
