import { Testimonial } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredPicture } from '../media/stored-picture';
import { Instant } from '../platform/instant';

export const TESTIMONIALS = 'testimonials';

export const TestimonialDocument = z.object({
  ...Testimonial.omit({ id: true, image: true, picture: true }).shape,
  picture: StoredPicture.optional(),
  createdAt: Instant,
});
export type TestimonialDocument = z.infer<typeof TestimonialDocument>;
