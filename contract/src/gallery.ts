import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id } from './fields';
import { Picture } from './pictures';
import { IMAGE_CATEGORIES, PORTFOLIO_SUB_CATEGORIES } from './portfolio';
import { SENTENCES } from './sentences';

export const ImageCategory = z.enum(IMAGE_CATEGORIES, { error: SENTENCES.categoryUnknown });
export type ImageCategory = z.infer<typeof ImageCategory>;

export const PortfolioSubCategory = z.enum(PORTFOLIO_SUB_CATEGORIES, { error: SENTENCES.subCategoryUnknown });
export type PortfolioSubCategory = z.infer<typeof PortfolioSubCategory>;

/** The most pictures that the gallery answers: the newest. */
export const MAX_GALLERY_IMAGES = 200;

export const GalleryImage = z.object({
  id: Id,
  url: z.string(),
  picture: Picture,
  title: z.string(),
  altText: z.string(),
  subCategories: z.array(PortfolioSubCategory),
  category: ImageCategory,
});
export type GalleryImage = z.infer<typeof GalleryImage>;

/** The pictures of one category, or of all, newest first. */
export const listGallery = endpoint({
  method: 'GET',
  path: '/api/gallery',
  access: 'public',
  query: z.object({ category: ImageCategory.optional() }),
  reply: z.object({ images: z.array(GalleryImage) }),
});
