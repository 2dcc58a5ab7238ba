import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Testimonial } from './schema';
import { TESTIMONIALS_PATH } from './values';

/** Returns the newest first. */
export const listTestimonials = endpoint({
  method: 'GET',
  path: TESTIMONIALS_PATH,
  access: 'public',
  response: z.array(Testimonial),
});
