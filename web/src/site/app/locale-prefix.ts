import { ARABIC_ENTRANCE } from '@alnafitha/contract';

/** `/ar` for a path below it, else `/`: React Router's basename. */
export function localePrefix(pathname: string): typeof ARABIC_ENTRANCE | '/' {
  return pathname === ARABIC_ENTRANCE || pathname.startsWith(`${ARABIC_ENTRANCE}/`) ? ARABIC_ENTRANCE : '/';
}

/** The path of the same page in English. */
export function unprefixedPath(pathname: string): string {
  return localePrefix(pathname) === '/' ? pathname : pathname.slice(ARABIC_ENTRANCE.length) || '/';
}
