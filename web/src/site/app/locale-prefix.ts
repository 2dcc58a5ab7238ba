import { AR_PREFIX } from '@alnafitha/contract';

/** `/ar` for a path below it, else `/`: React Router's basename. */
export function localePrefix(pathname: string): typeof AR_PREFIX | '/' {
  return pathname === AR_PREFIX || pathname.startsWith(`${AR_PREFIX}/`) ? AR_PREFIX : '/';
}

/** The path of the same page in English. */
export function unprefixedPath(pathname: string): string {
  return localePrefix(pathname) === '/' ? pathname : pathname.slice(AR_PREFIX.length) || '/';
}
