import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id } from './fields';
import { Picture } from './pictures';

/** The most testimonials that the list answers: the newest. */
export const MAX_TESTIMONIALS = 50;

export const Testimonial = z.object({
  id: Id,
  name: z.string(),
  position: z.string(),
  text: z.string(),
  /** Of the work that the client speaks about. */
  image: z.string().optional(),
  picture: Picture.optional(),
  /** 1 to 5, in halves. */
  rating: z.number().min(1).max(5).multipleOf(0.5).default(5),
  project: z.string(),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** What clients said, newest first. */
export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials',
  access: 'public',
  reply: z.array(Testimonial),
});
