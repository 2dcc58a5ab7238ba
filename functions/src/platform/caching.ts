/** For what is the same for everybody: browsers ask again at each load, Hosting's CDN after ten seconds. */
export const SHARED = 'public, max-age=0, s-maxage=10';

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
