import { storedTranslations, Testimonial, TRANSLATED_FIELDS } from '@alnafitha/contract';
import { z } from 'zod';
import { StoredMedia } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

export const TESTIMONIALS = 'testimonials';

export const TestimonialDocument = z.object({
  ...Testimonial.omit({ id: true, image: true, picture: true, translations: true }).shape,
  picture: StoredMedia.optional(),
  translations: storedTranslations(TRANSLATED_FIELDS.testimonials),
  createdAt: FirestoreTimestamp,
});
export type TestimonialDocument = z.infer<typeof TestimonialDocument>;
