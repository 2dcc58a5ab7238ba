import {
  listTestimonials,
  MAX_TESTIMONIALS,
  storedTranslations,
  Testimonial,
  TRANSLATED_FIELDS,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { onePicture } from '../../media/chosen-image';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, parseDocuments } from '../../platform/documents';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { cacheableRoute, type Route } from '../../platform/route';
import { publicTranslations } from '../../translations/public-translations';
import type { Kind } from '../collection';
import { StoredEdit } from '../revisions';

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
  picturesOf: onePicture.picturesOf,
  review: { field: 'text', path: () => '/testimonials' },
};

const Listed = TestimonialDocument.omit({ createdAt: true, edited: true });

export function testimonialRoutes(db: Firestore): Route[] {
  const newest = db
    .collection(TESTIMONIALS)
    .orderBy('createdAt', 'desc')
    .limit(MAX_TESTIMONIALS)
    .select(...fieldsOf(Listed));
  return [
    cacheableRoute(listTestimonials, async () =>
      parseDocuments(Listed, (await newest.get()).docs).map(({ picture, translations, ...testimonial }) => ({
        ...testimonial,
        ...(picture && toResponsiveImage(picture)),
        ...publicTranslations(TESTIMONIALS, { ...testimonial, translations }),
      })),
    ),
  ];
}
