export const TESTIMONIALS_PATH = '/api/testimonials';

export const MAX_TESTIMONIALS = 1000;
