export const TESTIMONIALS_PATH = '/api/testimonials';

/** The public list returns at most the newest 50 testimonials. */
export const MAX_TESTIMONIALS = 50;
