/** What of the platform's URL is used here: this workspace knows neither a browser's types nor Node's. */
declare const URL: {
  new (address: string, base: string): Address;
  canParse(address: string, base: string): boolean;
};
interface Address {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly hostname: string;
  readonly searchParams: { get(name: string): string | null };
}

/** Stands for the site's own origin, whatever that is; texts of the site are read as if they stood below /blog/. */
const OWN_ORIGIN = 'https://own.invalid';
const BASE = `${OWN_ORIGIN}/blog/`;

/** What a link may lead to beside the site itself. */
export const LINK_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Own pictures are served from below this path. */
export const MEDIA_PATH = '/media/';

/** Of an own picture, what stands for a page where somebody shares it: a JPEG, since WhatsApp and others show no WebP. */
export function cardAddress(image: string): string {
  return image.startsWith(MEDIA_PATH) ? image.replace(/[^/]*$/, 'card.jpg') : image;
}

/** The address of a link, own pages as a path; `undefined` for what no link may lead to. */
export function linkAddress(href: string): string | undefined {
  const url = read(href);
  // Nothing in a text has a name that a fragment could lead to.
  if (!url || href.trim().startsWith('#')) return undefined;
  if (url.origin === OWN_ORIGIN) return ownPath(url);
  const target = redirectTarget(url);
  if (target !== undefined) return linkAddress(target);
  return LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}

/** The address of a picture: an own one as a path, or one at another site by https; else `undefined`. */
export function pictureAddress(src: string): string | undefined {
  const url = read(src);
  if (!url) return undefined;
  if (url.origin === OWN_ORIGIN) return url.pathname.startsWith(MEDIA_PATH) ? ownPath(url) : undefined;
  return url.protocol === 'https:' ? url.href : undefined;
}

/** Where a redirect of Google's leads, through which Google Docs sends every link; `undefined` for what is none, or leads nowhere. */
function redirectTarget({ hostname, pathname, searchParams }: Address): string | undefined {
  if (pathname !== '/url' || !/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname))
    return undefined;
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  const url = read(target);
  return url && url.origin !== OWN_ORIGIN && LINK_PROTOCOLS.includes(url.protocol) ? url.href : undefined;
}

/** Read by the rules that browsers follow, so that no disguise of an address means something else to them. */
function read(address: string): Address | undefined {
  return URL.canParse(address, BASE) ? new URL(address, BASE) : undefined;
}

function ownPath({ pathname, search, hash }: Address): string | undefined {
  // Two slashes at the start would name another host.
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}
