import { ARABIC_ENTRANCE } from '@alnafitha/contract';

/** `/ar` for an address below it, else `/`: what React Router calls the basename. */
export function entranceOf(pathname: string): typeof ARABIC_ENTRANCE | '/' {
  return pathname === ARABIC_ENTRANCE || pathname.startsWith(`${ARABIC_ENTRANCE}/`) ? ARABIC_ENTRANCE : '/';
}
