import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import { ImageVariants } from './images';
import { TESTIMONIALS_PATH } from './testimonial-values';
import { publicTranslations } from './translations';

const TestimonialTexts = z.object({
  name: z.string(),
  position: z.string(),
  text: z.string(),
  project: z.string(),
});

export const Testimonial = z.object({
  id: Id,
  ...TestimonialTexts.shape,
  /** The image of the work that the testimonial is about. */
  image: z.string().optional(),
  picture: ImageVariants.optional(),
  rating: z.number().min(1).max(5).multipleOf(0.5).default(5),
  translations: publicTranslations(TestimonialTexts),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** Returns the newest first. */
export const listTestimonials = endpoint({
  method: 'GET',
  path: TESTIMONIALS_PATH,
  access: 'public',
  response: z.array(Testimonial),
});
