export const TESTIMONIALS_PATH = '/api/testimonials';

/** The public list returns at most the newest 1,000 testimonials. */
export const MAX_TESTIMONIALS = 1000;
