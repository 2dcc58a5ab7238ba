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
});
export type AdminImage = z.infer<typeof AdminImage>;

const text = (maxLength: number) =>
  line(SENTENCES.invalidValue).pipe(z.string().max(maxLength, SENTENCES.textTooLong)).default('');

/** What is said of a picture; a blank title becomes the file's name, a blank alt text the title. */
export const ImageDraft = z
  .object({
    title: text(IMAGE_TITLE_MAX_LENGTH),
    altText: text(ALT_TEXT_MAX_LENGTH),
    category: ImageCategory.default('Gallery'),
    subCategories: z
      .array(PortfolioSubCategory, { error: SENTENCES.subCategoryUnknown })
      .transform((chosen) => [...new Set(chosen)])
      .default([]),
  })
  .refine(({ category, subCategories }) => category === 'Portfolio' || subCategories.length === 0, {
    path: ['subCategories'],
    error: SENTENCES.subCategoriesOfPortfolio,
  });
export type ImageDraft = z.output<typeof ImageDraft>;

export const ImageQuery = z.object({
  ...pageQuery(IMAGES_PAGE_SIZE),
  ...placeQuery,
  category: ImageCategory.optional(),
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

export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/api/admin/images/:id',
  access: 'admin',
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
});
