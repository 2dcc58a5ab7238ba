import {
  createTestimonial,
  deleteTestimonial,
  ERROR_MESSAGES,
  listAdminTestimonials,
  listTestimonials,
  MAX_TESTIMONIALS,
  type NewTestimonial,
  readAdminTestimonial,
  storedTranslations,
  Testimonial,
  type TestimonialChanges,
  TRANSLATED_FIELDS,
  testimonialFields,
  updateTestimonial,
} from '@alnafitha/contract';
import { z } from 'zod';
import { onePicture } from '../../media/chosen-image';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocuments } from '../../platform/documents';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { publicTranslations } from '../../translations/public-translations';
import { createEntries, type EntryDependencies } from '../entries';
import { StoredEdit } from '../revisions';
import { entryRoutes, formRoutes } from '../routes';

export const TESTIMONIALS = 'testimonials';

export const TestimonialDocument = z.object({
  ...Testimonial.omit({ id: true, image: true, picture: true, translations: true }).shape,
  ...testimonialFields,
  picture: StoredMedia.optional(),
  translations: storedTranslations(TRANSLATED_FIELDS.testimonials),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type TestimonialDocument = z.infer<typeof TestimonialDocument>;

type Ordered = Pick<TestimonialDocument, 'order' | 'createdAt'>;

/** Sorts by order, then newest first. */
function byOrder(a: Ordered, b: Ordered): number {
  return a.order - b.order || b.createdAt.getTime() - a.createdAt.getTime();
}

const Listed = TestimonialDocument.omit({ source: true, edited: true });

export function createTestimonials(dependencies: EntryDependencies) {
  const { editorOf } = dependencies;
  const testimonials = createEntries<
    typeof TestimonialDocument,
    TestimonialFields,
    NewTestimonial,
    TestimonialChanges
  >(
    {
      name: TESTIMONIALS,
      schema: TestimonialDocument,
      notFound: ERROR_MESSAGES.testimonialNotFound,
      fallbacks: { rating: 5 },
      toFields,
      ...onePicture,
      review: { field: 'text', path: () => '/testimonials' },
    },
    dependencies,
  );
  const { collection, toEntry } = testimonials;
  const newest = collection.orderBy('createdAt', 'desc').limit(MAX_TESTIMONIALS);

  /** Documents may lack `published` and `order`, which no query would find. */
  async function listPublished(): Promise<Testimonial[]> {
    const { docs } = await newest.select(...fieldsOf(Listed)).get();
    return parseDocuments(Listed, docs)
      .filter(({ published }) => published)
      .sort(byOrder)
      .map((document) => {
        const { id, name, position, text, project, rating, picture } = document;
        return {
          ...{ id, name, position, text, project, rating },
          ...(picture && toResponsiveImage(picture)),
          ...publicTranslations(TESTIMONIALS, document),
        };
      });
  }

  const routes: Route[] = [
    cacheableRoute(listTestimonials, listPublished),
    route(listAdminTestimonials, async () => {
      const { docs } = await newest.get();
      return parseDocuments(TestimonialDocument, docs).sort(byOrder).map(toEntry);
    }),
    ...entryRoutes({ read: readAdminTestimonial, remove: deleteTestimonial }, testimonials, editorOf),
    ...formRoutes(
      { create: createTestimonial, update: updateTestimonial },
      testimonials,
      onePicture.receive,
      editorOf,
    ),
  ];
  return { ...testimonials, routes };
}

type TestimonialFields = ReturnType<typeof toFields>;

function toFields(document: Identified<typeof TestimonialDocument>) {
  const { picture, createdAt: _createdAt, translations: _texts, edited: _edited, ...testimonial } = document;
  return { ...testimonial, ...(picture && toResponsiveImage(picture)) };
}
