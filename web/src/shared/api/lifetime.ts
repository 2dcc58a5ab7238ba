/** How long lists that rarely change stay fresh, in milliseconds. */
export const CONTENT_LIFETIME = 5 * 60_000;
