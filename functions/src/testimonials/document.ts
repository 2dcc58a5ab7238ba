import { Testimonial } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredMedia } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

export const TESTIMONIALS = 'testimonials';

export const TestimonialDocument = z.object({
  ...Testimonial.omit({ id: true, image: true, picture: true }).shape,
  picture: StoredMedia.optional(),
  createdAt: FirestoreTimestamp,
});
export type TestimonialDocument = z.infer<typeof TestimonialDocument>;
