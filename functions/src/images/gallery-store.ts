import {
  type GalleryImage,
  type GalleryQuery,
  IMAGES_PAGE_SIZE,
  type ImageCategory,
  MAX_GALLERY_IMAGES,
  PORTFOLIO_SUB_CATEGORIES,
  type PortfolioImageQuery,
  subCategoriesOf,
} from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../platform/documents';
import { countOf, newestFirst, readPage } from '../platform/paging';
import { publicTranslations } from '../translations/public-translations';
import { IMAGES, ImageDocument, toGalleryImage } from './document';

export type GalleryStore = ReturnType<typeof createGalleryStore>;

const GalleryFields = ImageDocument.omit({ createdAt: true, edited: true });
const CREATED_AT = 'createdAt';

export function createGalleryStore(db: Firestore) {
  const images = db.collection(IMAGES);
  const portfolio = images.where('category', '==', 'Portfolio' satisfies ImageCategory);

  async function occurringSubCategories() {
    const counts = await Promise.all(
      PORTFOLIO_SUB_CATEGORIES.map((name) => {
        const query = portfolio.where('subCategories', 'array-contains', name);
        return countOf(newestFirst({ query, timestamp: CREATED_AT }).limit(1));
      }),
    );
    return PORTFOLIO_SUB_CATEGORIES.filter((_, index) => counts[index] !== 0);
  }

  return {
    async list({ category, limit = MAX_GALLERY_IMAGES }: GalleryQuery): Promise<GalleryImage[]> {
      const chosen = category ? images.where('category', '==', category) : images;
      const { docs } = await chosen
        .orderBy(CREATED_AT, 'desc')
        .limit(limit)
        .select(...fieldsOf(GalleryFields))
        .get();
      return parseDocuments(GalleryFields, docs).map(toPublicImage);
    },

    /** Lists the newest first, with the sub-categories of all pages. */
    async listPage({ subCategory, group, ...request }: PortfolioImageQuery) {
      const query = subCategory
        ? portfolio.where('subCategories', 'array-contains', subCategory)
        : group
          ? portfolio.where('subCategories', 'array-contains-any', subCategoriesOf(group))
          : portfolio;
      const list = {
        name: `portfolio ${subCategory ?? group ?? ''}`,
        query,
        timestamp: CREATED_AT,
        fields: [...fieldsOf(GalleryFields), CREATED_AT],
        isForwardOnly: true,
      };
      const [{ snapshots, total, next }, subCategories] = await Promise.all([
        readPage(list, { ...request, limit: IMAGES_PAGE_SIZE }),
        occurringSubCategories(),
      ]);
      return {
        images: parseDocuments(GalleryFields, snapshots).map(toPublicImage),
        subCategories,
        total,
        next,
      };
    },

    /** Returns `null` for an image outside the portfolio, or a missing one. */
    async read(id: string): Promise<GalleryImage | null> {
      const image = parseDocument(GalleryFields, await images.doc(id).get());
      return image?.category === 'Portfolio' ? toPublicImage(image) : null;
    },
  };
}

function toPublicImage({ translations, ...image }: Identified<typeof GalleryFields>): GalleryImage {
  return { ...toGalleryImage(image), ...publicTranslations('images', { ...image, translations }) };
}
