export const TESTIMONIALS_PATH = '/api/testimonials';

export const MAX_TESTIMONIALS = 1000;

/** In stars. */
export const RATINGS = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] as const;
