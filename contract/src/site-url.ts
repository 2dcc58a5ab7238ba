/** This workspace has neither the browser's types nor Node's. */
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

/** A placeholder; relative URLs resolve against /blog/. */
const SITE_ORIGIN = 'https://own.invalid';
const BASE = `${SITE_ORIGIN}/blog/`;

/** Parses as browsers do, so that an obfuscated URL means the same here. */
export function parseUrl(url: string): ParsedUrl | undefined {
  return URL.canParse(url, BASE) ? new URL(url, BASE) : undefined;
}

export function isSameOrigin({ origin }: ParsedUrl): boolean {
  return origin === SITE_ORIGIN;
}

export function sitePath({ pathname, search, hash }: ParsedUrl): string | undefined {
  // Two leading slashes would name another host.
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}
