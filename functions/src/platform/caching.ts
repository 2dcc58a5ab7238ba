/** For what is the same for everybody: browsers ask again at each load, Hosting's CDN after ten seconds. */
export const SHARED = 'public, max-age=0, s-maxage=10';

/**
 * For finished pages. Half a minute old they are still given at once, while the CDN fetches them anew: a reader waits for the function
 * only where nobody has read for that long, and what is published is there within the minute.
 */
export const SHARED_PAGE = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';

/** For what machines fetch to know what is new, and nobody waits for: the CDN asks again after a minute. */
export const SHARED_FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

/** For addresses whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
