import { storedTranslations, Testimonial, TRANSLATED_FIELDS } from '@alnafitha/contract';
import { z } from 'zod';
import type { Kind } from '../content/collection';
import { StoredEdit } from '../content/revisions';
import { StoredMedia } from '../media/stored-media';
import { FirestoreTimestamp } from '../platform/firestore-timestamp';

export const TESTIMONIALS = 'testimonials';

export const TestimonialDocument = z.object({
  ...Testimonial.omit({ id: true, image: true, picture: true, translations: true }).shape,
  picture: StoredMedia.optional(),
  translations: storedTranslations(TRANSLATED_FIELDS.testimonials),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type TestimonialDocument = z.infer<typeof TestimonialDocument>;

/** Nobody edits testimonials, but their translations are corrected. */
export const TESTIMONIAL_KIND: Kind<typeof TestimonialDocument> = {
  name: TESTIMONIALS,
  schema: TestimonialDocument,
  picturesOf: ({ picture }) => (picture ? [picture] : []),
};
