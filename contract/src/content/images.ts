import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES, tooLong } from '../error-messages';
import { comparable, Id, limited, line } from '../fields';
import { cursorQuery, LinkedPagination, MAX_PAGE_SIZE, pageQuery } from '../paging';
import { PROJECT_GROUPS } from '../portfolio';
import { CATEGORY_MAX_LENGTH } from './categories';
import { editFields } from './edit';
import { choice, keys } from './fields/choices';
import { optionalText, text } from './fields/texts';
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
import { entryEndpoints, entryFields, schemasOf } from './kind';
import { ImageVariants } from './pictures';

export const images = schemasOf('images', {
  title: text(IMAGE_TITLE_MAX_LENGTH, { missing: ERROR_MESSAGES.titleRequired }),
  altText: optionalText(ALT_TEXT_MAX_LENGTH),
  /** Keys of the site's categories. */
  subCategories: keys(CATEGORY_MAX_LENGTH, ERROR_MESSAGES.subCategoryUnknown),
  category: choice(IMAGE_CATEGORIES, { unknown: ERROR_MESSAGES.categoryUnknown }),
});
const { altText, subCategories, category } = images.sent;
const subCategory = images.stored.subCategories.unwrap();
export type ImageCategory = z.output<typeof category>;

export const GalleryImage = z.object({
  id: Id,
  url: z.string(),
  picture: ImageVariants,
  ...images.listed,
  translations: images.listedTranslations,
});
export type GalleryImage = z.infer<typeof GalleryImage>;

export const GalleryQuery = z.object({
  category: category.optional(),
  /** All images are returned without a limit. */
  limit: pageQuery(MAX_PAGE_SIZE).limit.unwrap().optional(),
});
export type GalleryQuery = z.output<typeof GalleryQuery>;

/** Filters by a sub-category, or by a group's sub-categories. */
export const PortfolioImageQuery = z.object({
  page: pageQuery(IMAGES_PAGE_SIZE).page,
  after: cursorQuery.after,
  subCategory: subCategory.optional(),
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

const SUB_CATEGORIES_ISSUE = { path: ['subCategories'], error: ERROR_MESSAGES.subCategoriesOfPortfolio };

/** A blank title becomes the readable file name; a blank alt text becomes the title. */
export const ImageDraft = z
  .object({
    title: limited(line, IMAGE_TITLE_MAX_LENGTH, tooLong(IMAGE_TITLE_MAX_LENGTH)).default(''),
    altText: altText.default(''),
    category: category.default('Gallery'),
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
    ...images.sent,
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
  category: category.optional(),
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
    /** The sub-categories that the portfolio's images have, in their order. */
    subCategories: images.stored.subCategories,
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
  access: 'content',
  query: ImageQuery,
  response: z.object({ images: z.array(AdminImage), pagination: LinkedPagination }),
});

export const { read: readImage, remove: deleteImage } = entryEndpoints('images', AdminImage);

export const uploadImage = endpoint({
  method: 'POST',
  path: ADMIN_IMAGE_PATHS.upload,
  access: 'content',
  event: { kind: 'created', area: 'images' },
  body: ImageDraft,
  multipart: { file: 'image', maxFiles: 1, jsonFields: ['subCategories'] },
  response: AdminImage,
});

/** Stores or rejects each image independently; all share the body. */
export const uploadImages = endpoint({
  method: 'POST',
  path: ADMIN_IMAGE_PATHS.uploadMultiple,
  access: 'content',
  event: { kind: 'created', area: 'images' },
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
  access: 'content',
  params: z.object({ id: Id }),
  body: ImageChanges,
  response: AdminImage,
});
