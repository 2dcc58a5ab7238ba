import { type GalleryImage, type ImageCategory, MAX_GALLERY_IMAGES } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { fieldsOf, parseDocuments } from '../platform/documents';
import { publicTranslations } from '../translations/public-translations';
import { IMAGES, PlainImage, toGalleryImage } from './document';

export type GalleryStore = ReturnType<typeof createGalleryStore>;

const GalleryFields = PlainImage.omit({ createdAt: true });

export function createGalleryStore(db: Firestore) {
  const images = db.collection(IMAGES);
  return {
    /** Newest first; of one category, or of all. */
    async list(category?: ImageCategory): Promise<GalleryImage[]> {
      const chosen = category ? images.where('category', '==', category) : images;
      const { docs } = await chosen
        .orderBy('createdAt', 'desc')
        .limit(MAX_GALLERY_IMAGES)
        .select(...fieldsOf(GalleryFields))
        .get();
      return parseDocuments(GalleryFields, docs).map(({ translations, ...image }) => ({
        ...toGalleryImage(image),
        ...publicTranslations('images', { ...image, translations }),
      }));
    },
  };
}
