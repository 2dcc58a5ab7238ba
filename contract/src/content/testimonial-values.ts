export const TESTIMONIALS_PATH = '/api/testimonials';

export const MAX_TESTIMONIALS = 1000;

export const TESTIMONIAL_NAME_MAX_LENGTH = 80;
export const TESTIMONIAL_DETAIL_MAX_LENGTH = 150;
export const TESTIMONIAL_TEXT_MAX_LENGTH = 500;
export const TESTIMONIAL_SOURCE_MAX_LENGTH = 300;

/** In stars. */
export const RATINGS = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1] as const;
