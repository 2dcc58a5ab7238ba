import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { comparable, Id, limited, line, required } from '../fields';
import { cursorQuery, LinkedPagination, MAX_PAGE_SIZE, pageQuery } from '../paging';
import { PORTFOLIO_SUB_CATEGORIES, PROJECT_GROUPS } from '../portfolio';
import { editFields } from './edit';
import {
  ADMIN_IMAGE_PATHS,
  ALT_TEXT_MAX_LENGTH,
  GALLERY_PATH,
  IMAGE_CATEGORIES,
  IMAGE_SEARCH_MAX_LENGTH,
  IMAGE_TITLE_MAX_LENGTH,
  IMAGES_PAGE_SIZE,
  MAX_IMAGES_PER_UPLOAD,
  PORTFOLIO_IMAGE_PATHS,
} from './image-values';
import { entryEndpoints, entryFields } from './kind';
import { publicTranslations } from './translations';

export const ImageVariants = z.object({
  /** `/media/…/480.webp 480w, /media/…/960.webp 960w` */
  srcSet: z.string(),
  /** The largest width, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A blurred data URI. It is embedded in style sheets, so characters that could end a rule are rejected. */
  placeholder: z.string().regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/),
});
export type ImageVariants = z.infer<typeof ImageVariants>;

export const ResponsiveImage = z.object({ image: z.string(), picture: ImageVariants });
export type ResponsiveImage = z.infer<typeof ResponsiveImage>;

/** The URL of a library image; blank for none. */
export const ImagePath = limited(comparable, 300, ERROR_MESSAGES.imageNotInLibrary);

export const ImageCategory = z.enum(IMAGE_CATEGORIES, { error: ERROR_MESSAGES.categoryUnknown });
export type ImageCategory = z.infer<typeof ImageCategory>;

export const PortfolioSubCategory = z.enum(PORTFOLIO_SUB_CATEGORIES, {
  error: ERROR_MESSAGES.subCategoryUnknown,
});
export type PortfolioSubCategory = z.infer<typeof PortfolioSubCategory>;

const ImageTexts = z.object({ title: z.string(), altText: z.string() });

export const GalleryImage = z.object({
  id: Id,
  url: z.string(),
  picture: ImageVariants,
  ...ImageTexts.shape,
  subCategories: z.array(PortfolioSubCategory),
  category: ImageCategory,
  translations: publicTranslations(ImageTexts),
});
export type GalleryImage = z.infer<typeof GalleryImage>;

export const GalleryQuery = z.object({
  category: ImageCategory.optional(),
  /** All images are returned without a limit. */
  limit: pageQuery(MAX_PAGE_SIZE).limit.unwrap().optional(),
});
export type GalleryQuery = z.output<typeof GalleryQuery>;

/** Filters by a sub-category, or by a group's sub-categories. */
export const PortfolioImageQuery = z.object({
  page: pageQuery(IMAGES_PAGE_SIZE).page,
  after: cursorQuery.after,
  subCategory: PortfolioSubCategory.optional(),
  group: z.enum(PROJECT_GROUPS, { error: ERROR_MESSAGES.categoryUnknown }).optional(),
});
export type PortfolioImageQuery = z.output<typeof PortfolioImageQuery>;

export const AdminImage = z.object({
  ...GalleryImage.omit({ translations: true }).shape,
  /** The bytes of the largest width. */
  size: z.number().int().min(0),
  /** The alt text says more than the title and the file name. */
  described: z.boolean(),
  ...entryFields,
});
export type AdminImage = z.infer<typeof AdminImage>;

const altText = limited(line, ALT_TEXT_MAX_LENGTH, tooLong(ALT_TEXT_MAX_LENGTH));

const subCategories = z
  .array(PortfolioSubCategory, { error: ERROR_MESSAGES.subCategoryUnknown })
  .transform((chosen) => [...new Set(chosen)]);

const SUB_CATEGORIES_ISSUE = { path: ['subCategories'], error: ERROR_MESSAGES.subCategoriesOfPortfolio };

/** A blank title becomes the readable file name; a blank alt text becomes the title. */
export const ImageDraft = z
  .object({
    title: limited(line, IMAGE_TITLE_MAX_LENGTH, tooLong(IMAGE_TITLE_MAX_LENGTH)).default(''),
    altText: altText.default(''),
    category: ImageCategory.default('Gallery'),
    subCategories: subCategories.default([]),
  })
  .refine(
    ({ category, subCategories }) => category === 'Portfolio' || subCategories.length === 0,
    SUB_CATEGORIES_ISSUE,
  );
export type ImageDraft = z.output<typeof ImageDraft>;

/** Leaving the category Portfolio clears the sub-categories. */
export const ImageChanges = z
  .object({
    title: required(
      line,
      ERROR_MESSAGES.titleRequired,
      IMAGE_TITLE_MAX_LENGTH,
      tooLong(IMAGE_TITLE_MAX_LENGTH),
    ),
    altText,
    category: ImageCategory,
    subCategories,
    ...editFields,
  })
  .partial()
  .refine(
    ({ category, subCategories }) =>
      category === undefined || category === 'Portfolio' || !subCategories?.length,
    SUB_CATEGORIES_ISSUE,
  );
export type ImageChanges = z.output<typeof ImageChanges>;

export const ImageQuery = z.object({
  ...pageQuery(IMAGES_PAGE_SIZE),
  ...cursorQuery,
  category: ImageCategory.optional(),
  /** `none` selects images that are not `described`. */
  description: z.literal('none', { error: ERROR_MESSAGES.invalidValue }).optional(),
  search: limited(comparable, IMAGE_SEARCH_MAX_LENGTH, ERROR_MESSAGES.searchTooLong).default(''),
});
export type ImageQuery = z.output<typeof ImageQuery>;

/** Returns the newest first. */
export const listGallery = endpoint({
  method: 'GET',
  path: GALLERY_PATH,
  access: 'public',
  query: GalleryQuery,
  response: z.object({ images: z.array(GalleryImage) }),
});

/** Returns the newest first; nothing beyond the last page. */
export const listPortfolioImages = endpoint({
  method: 'GET',
  path: PORTFOLIO_IMAGE_PATHS.page,
  access: 'public',
  query: PortfolioImageQuery,
  response: z.object({
    images: z.array(GalleryImage),
    pagination: LinkedPagination,
    /** The sub-categories that the portfolio's images have, in the contract's order. */
    subCategories: z.array(PortfolioSubCategory),
  }),
});

export const getPortfolioImage = endpoint({
  method: 'GET',
  path: PORTFOLIO_IMAGE_PATHS.item,
  access: 'public',
  params: z.object({ id: Id }),
  response: GalleryImage,
});

/** Returns the newest first. `search` matches a prefix of any word in title and alt text. */
export const listImages = endpoint({
  method: 'GET',
  path: ADMIN_IMAGE_PATHS.list,
  access: 'admin',
  query: ImageQuery,
  response: z.object({ images: z.array(AdminImage), pagination: LinkedPagination }),
});

export const { read: readImage, remove: deleteImage } = entryEndpoints('images', AdminImage);

export const uploadImage = endpoint({
  method: 'POST',
  path: ADMIN_IMAGE_PATHS.upload,
  access: 'admin',
  body: ImageDraft,
  multipart: { file: 'image', maxFiles: 1, jsonFields: ['subCategories'] },
  response: AdminImage,
});

/** Stores or rejects each image independently; all share the body. */
export const uploadImages = endpoint({
  method: 'POST',
  path: ADMIN_IMAGE_PATHS.uploadMultiple,
  access: 'admin',
  body: ImageDraft,
  multipart: { file: 'images', maxFiles: MAX_IMAGES_PER_UPLOAD, jsonFields: ['subCategories'] },
  response: z.object({
    images: z.array(AdminImage),
    /** `index` is the file's position in the request, from 0. */
    failures: z.array(z.object({ index: z.number().int().min(0), message: z.string() })),
  }),
});

/** Responds 409 when `version` is not current. */
export const updateImage = endpoint({
  method: 'PATCH',
  path: '/api/admin/images/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  body: ImageChanges,
  response: AdminImage,
});
