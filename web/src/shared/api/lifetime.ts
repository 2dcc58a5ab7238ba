/** How long lists that change rarely are taken as they are, in milliseconds. */
export const CONTENT_LIFETIME = 5 * 60_000;
