/** For public responses: browsers revalidate at each load, Hosting's CDN after ten seconds. */
export const CACHEABLE = 'public, max-age=0, s-maxage=10';

/**
 * For server-rendered pages. The CDN serves them stale for half a minute while it revalidates: a visitor waits for the function
 * only after a longer pause, and published changes are visible within a minute.
 */
export const CACHEABLE_PAGE = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';

/** For feeds and the sitemap: the CDN revalidates after a minute. */
export const CACHEABLE_FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

/** For URLs whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
