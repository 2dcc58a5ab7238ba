import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, line } from './fields';
import { GalleryImage, ImageCategory, PortfolioSubCategory } from './gallery';
import { LinkedPagination, pageQuery, placeQuery } from './paging';
import { SENTENCES } from './sentences';
import { MAX_PICTURES_AT_ONCE } from './uploads';

export const IMAGES_PAGE_SIZE = 20;
export const IMAGE_SEARCH_MAX_LENGTH = 200;
export const IMAGE_TITLE_MAX_LENGTH = 200;
export const ALT_TEXT_MAX_LENGTH = 300;

/** A picture of the library as an administrator sees it. */
export const AdminImage = z.object({
  ...GalleryImage.shape,
  /** Of the largest width, in bytes. */
  size: z.number().int().min(0),
  /** Whether the alternative text tells more than the title and the name of the file do. */
  described: z.boolean(),
  /** Differs after every change; sent back with an update, so that nobody overwrites what they have not seen. */
  version: z.string(),
});
export type AdminImage = z.infer<typeof AdminImage>;

const text = (maxLength: number) =>
  line(SENTENCES.invalidValue).pipe(z.string().max(maxLength, SENTENCES.textTooLong));

const subCategories = z
  .array(PortfolioSubCategory, { error: SENTENCES.subCategoryUnknown })
  .transform((chosen) => [...new Set(chosen)]);

/** Only the category Portfolio has sub-categories. */
const SUB_CATEGORIES_ISSUE = { path: ['subCategories'], error: SENTENCES.subCategoriesOfPortfolio };

/** What is said of a picture; a blank title becomes the readable name of the file, a blank alt text the title. */
export const ImageDraft = z
  .object({
    title: text(IMAGE_TITLE_MAX_LENGTH).default(''),
    altText: text(ALT_TEXT_MAX_LENGTH).default(''),
    category: ImageCategory.default('Gallery'),
    subCategories: subCategories.default([]),
  })
  .refine(
    ({ category, subCategories }) => category === 'Portfolio' || subCategories.length === 0,
    SUB_CATEGORIES_ISSUE,
  );
export type ImageDraft = z.output<typeof ImageDraft>;

/**
 * What is absent stays as it was, but a picture that leaves the category Portfolio loses its sub-categories. A blank alt
 * text becomes the title. Without `version`, the last to save wins.
 */
export const ImageChanges = z
  .object({
    title: text(IMAGE_TITLE_MAX_LENGTH).pipe(z.string().min(1, SENTENCES.titleRequired)),
    altText: text(ALT_TEXT_MAX_LENGTH),
    category: ImageCategory,
    subCategories,
    version: z.string({ error: SENTENCES.invalidValue }).max(100, SENTENCES.invalidValue),
  })
  .partial()
  .refine(
    ({ category = 'Portfolio', subCategories = [] }) =>
      category === 'Portfolio' || subCategories.length === 0,
    SUB_CATEGORIES_ISSUE,
  );
export type ImageChanges = z.output<typeof ImageChanges>;

export const ImageQuery = z.object({
  ...pageQuery(IMAGES_PAGE_SIZE),
  ...placeQuery,
  category: ImageCategory.optional(),
  /** `none`: only pictures that are not `described`. */
  description: z.literal('none', { error: SENTENCES.invalidValue }).optional(),
  search: z
    .string({ error: SENTENCES.invalidValue })
    .trim()
    .max(IMAGE_SEARCH_MAX_LENGTH, SENTENCES.searchTooLong)
    .default(''),
});
export type ImageQuery = z.output<typeof ImageQuery>;

/** The library, newest first. `search` finds the beginning of any word in title and alt text. */
export const listImages = endpoint({
  method: 'GET',
  path: '/api/admin/images',
  access: 'admin',
  query: ImageQuery,
  reply: z.object({ images: z.array(AdminImage), pagination: LinkedPagination }),
});

export const readImage = endpoint({
  method: 'GET',
  path: '/api/admin/images/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: AdminImage,
});

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/images/upload',
  access: 'admin',
  body: ImageDraft,
  multipart: { file: 'image', maxFiles: 1, json: ['subCategories'] },
  reply: AdminImage,
});

/** Each picture is kept or refused by itself; all get the same category and what else is said. */
export const uploadImages = endpoint({
  method: 'POST',
  path: '/api/admin/images/upload-multiple',
  access: 'admin',
  body: ImageDraft,
  multipart: { file: 'images', maxFiles: MAX_PICTURES_AT_ONCE, json: ['subCategories'] },
  reply: z.object({
    images: z.array(AdminImage),
    /** `index` counts the files as they were sent, from 0. */
    failures: z.array(z.object({ index: z.number().int().min(0), message: z.string() })),
  }),
});

/** 409 when the picture is no longer the `version` that the change was made to. */
export const updateImage = endpoint({
  method: 'PATCH',
  path: '/api/admin/images/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  body: ImageChanges,
  reply: AdminImage,
});

export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/api/admin/images/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
});
