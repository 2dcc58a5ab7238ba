import { ARABIC_ENTRANCE } from '@alnafitha/contract';

/** `/ar` for an address below it, else `/`: what React Router calls the basename. */
export function entranceOf(pathname: string): typeof ARABIC_ENTRANCE | '/' {
  return pathname === ARABIC_ENTRANCE || pathname.startsWith(`${ARABIC_ENTRANCE}/`) ? ARABIC_ENTRANCE : '/';
}

/** The path of the same page in English. */
export function plainPathOf(pathname: string): string {
  return entranceOf(pathname) === '/' ? pathname : pathname.slice(ARABIC_ENTRANCE.length) || '/';
}
