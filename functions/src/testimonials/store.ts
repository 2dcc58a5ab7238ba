import { MAX_TESTIMONIALS, type Testimonial } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { toResponsiveImage } from '../media/stored-media';
import { fieldsOf, parseDocuments } from '../platform/documents';
import { publicTranslations } from '../translations/public-translations';
import { TESTIMONIALS, TestimonialDocument } from './document';

export type TestimonialStore = ReturnType<typeof createTestimonialStore>;

const Listed = TestimonialDocument.omit({ createdAt: true, edited: true });

export function createTestimonialStore(db: Firestore) {
  const testimonials = db.collection(TESTIMONIALS);
  return {
    async list(): Promise<Testimonial[]> {
      const { docs } = await testimonials
        .orderBy('createdAt', 'desc')
        .limit(MAX_TESTIMONIALS)
        .select(...fieldsOf(Listed))
        .get();
      return parseDocuments(Listed, docs).map(({ picture: image, translations, ...testimonial }) => ({
        ...testimonial,
        ...(image && toResponsiveImage(image)),
        ...publicTranslations('testimonials', { ...testimonial, translations }),
      }));
    },
  };
}
