import {
  ERROR_MESSAGES,
  GalleryImage,
  type GalleryQuery,
  getPortfolioImage,
  IMAGES_PAGE_SIZE,
  type ImageCategory,
  listGallery,
  listPortfolioImages,
  MAX_GALLERY_IMAGES,
  PORTFOLIO_SUB_CATEGORIES,
  type PortfolioImageQuery,
  paginate,
  storedTranslations,
  subCategoriesOf,
  TRANSLATED_FIELDS,
  withoutExtension,
} from '@alnafitha/contract';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { StoredMedia, toResponsiveImage } from '../../media/stored-media';
import { fieldsOf, type Identified, parseDocument, parseDocuments } from '../../platform/documents';
import { foundOr404 } from '../../platform/errors';
import { FirestoreTimestamp } from '../../platform/firestore-timestamp';
import { countOf, newestFirst, readPage } from '../../platform/paging';
import { cacheableRoute, type Route } from '../../platform/route';
import { publicTranslations } from '../../translations/public-translations';
import { StoredEdit } from '../revisions';

export const IMAGES = 'images';

export const ImageDocument = z.object({
  ...GalleryImage.omit({ id: true, url: true, picture: true, translations: true }).shape,
  picture: StoredMedia,
  translations: storedTranslations(TRANSLATED_FIELDS.images),
  createdAt: FirestoreTimestamp,
  edited: StoredEdit,
});
export type ImageDocument = z.infer<typeof ImageDocument>;

/** Images whose stored `described` is false. */
export function whereUndescribed(images: Query): Query {
  return images.where('described', '==', false);
}

type PlainImage = Omit<ImageDocument, 'createdAt' | 'edited' | 'translations'> & { readonly id: string };

/** Hides the file extension of a typed text. */
export function toGalleryImage({ picture: stored, title, altText, ...image }: PlainImage): GalleryImage {
  const { image: url, picture } = toResponsiveImage(stored);
  return { ...image, url, picture, title: withoutExtension(title), altText: withoutExtension(altText) };
}

const GalleryFields = ImageDocument.omit({ createdAt: true, edited: true });
const CREATED_AT = 'createdAt';

export function createGallery(db: Firestore) {
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

export function galleryRoutes(gallery: ReturnType<typeof createGallery>): Route[] {
  return [
    cacheableRoute(listGallery, async ({ query }) => ({ images: await gallery.list(query) })),
    cacheableRoute(listPortfolioImages, async ({ query }) => {
      const { total, next, ...page } = await gallery.listPage(query);
      return { ...page, pagination: { ...paginate(total, IMAGES_PAGE_SIZE), next } };
    }),
    cacheableRoute(getPortfolioImage, async ({ params }) =>
      foundOr404(await gallery.read(params.id), ERROR_MESSAGES.imageNotFound),
    ),
  ];
}
