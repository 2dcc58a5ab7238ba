/** How long lists that rarely change stay fresh, in milliseconds. */
export const CONTENT_STALE_TIME = 5 * 60_000;
