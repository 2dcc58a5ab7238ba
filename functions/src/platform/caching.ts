/** For what is the same for everybody: browsers ask again at each load, Hosting's CDN after ten seconds. */
export const SHARED = 'public, max-age=0, s-maxage=10';

/** For what machines fetch to know what is new, and nobody waits for: the CDN asks again after a minute. */
export const SHARED_FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
