import {
  createTestimonial,
  ERROR_MESSAGES,
  listAdminTestimonials,
  listTestimonials,
  MAX_TESTIMONIALS,
  testimonials,
  updateTestimonial,
} from '@alnafitha/contract';
import type { z } from 'zod';
import { onePicture } from '../../media/chosen-image';
import { parseDocument, parseDocuments } from '../../platform/documents';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { cacheableRoute, type Route, route } from '../../platform/route';
import { documentOf, listOf, toPublic } from '../documents';
import { createEntries, type EntryDependencies } from '../entries';
import { entryRoutes, formRoutes } from '../routes';

export const TESTIMONIALS = 'testimonials';

export const TestimonialDocument = documentOf(testimonials, onePicture.stored);
export type TestimonialDocument = z.infer<typeof TestimonialDocument>;

type Ordered = Pick<TestimonialDocument, 'order' | 'createdAt'>;

/** Sorts by order, then newest first. */
function byOrder(a: Ordered, b: Ordered): number {
  return a.order - b.order || b.createdAt.getTime() - a.createdAt.getTime();
}

const { order, published } = testimonials.stored;
const listed = listOf(testimonials, onePicture.stored, { order, published, createdAt: FirestoreTimestamp });

export function createTestimonials(dependencies: EntryDependencies) {
  const { editorOf } = dependencies;
  const entries = createEntries(
    {
      name: TESTIMONIALS,
      declared: testimonials,
      schema: TestimonialDocument,
      notFound: ERROR_MESSAGES.testimonialNotFound,
      fallbacks: { rating: 5 },
      ...onePicture,
      review: { field: 'text', titleFields: ['name'], path: () => '/testimonials' },
    },
    dependencies,
  );
  const { collection, toEntry } = entries;
  const newest = collection.orderBy('createdAt', 'desc').limit(MAX_TESTIMONIALS);

  /** Returns a testimonial of any state; `null` for a missing one. */
  async function readSaved(id: string) {
    const document = parseDocument(TestimonialDocument, await collection.doc(id).get());
    const entry = document && toPublic(testimonials, document, onePicture.toShown(document));
    return entry && { entry, published: document.published };
  }

  const routes: Route[] = [
    /** Documents may lack `published` and `order`, which no query would find. */
    cacheableRoute(listTestimonials, async () => {
      const { docs } = await newest.select(...listed.fields).get();
      return parseDocuments(listed.schema, docs)
        .filter((document) => document.published)
        .sort(byOrder)
        .map((document) => toPublic(testimonials, document, onePicture.toShown(document)));
    }),
    route(listAdminTestimonials, async () => {
      const { docs } = await newest.get();
      return parseDocuments(TestimonialDocument, docs).sort(byOrder).map(toEntry);
    }),
    ...entryRoutes(testimonials, entries, editorOf),
    ...formRoutes(
      { create: createTestimonial, update: updateTestimonial },
      entries,
      onePicture.receive,
      editorOf,
    ),
  ];
  return { ...entries, readSaved, routes };
}
