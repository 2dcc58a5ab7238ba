/** The part of the platform's URL that is used here: this workspace has neither the browser's types nor Node's. */
declare const URL: {
  new (url: string, base: string): ParsedUrl;
  canParse(url: string, base: string): boolean;
};
export interface ParsedUrl {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly hostname: string;
  readonly searchParams: { get(name: string): string | null };
}

/** Placeholder for the site's origin; relative URLs resolve against /blog/. */
const SITE_ORIGIN = 'https://own.invalid';
const BASE = `${SITE_ORIGIN}/blog/`;

/** Parses as browsers do, so that no obfuscated URL means something else to them. */
export function parseUrl(url: string): ParsedUrl | undefined {
  return URL.canParse(url, BASE) ? new URL(url, BASE) : undefined;
}

export function isSameOrigin({ origin }: ParsedUrl): boolean {
  return origin === SITE_ORIGIN;
}

/** The path of a same-origin URL with query string and fragment. */
export function sitePath({ pathname, search, hash }: ParsedUrl): string | undefined {
  // Two leading slashes would name another host.
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}
