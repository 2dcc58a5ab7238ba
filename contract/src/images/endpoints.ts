import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import { LinkedPagination } from '../paging';
import {
  AdminImage,
  GalleryImage,
  GalleryQuery,
  ImageChanges,
  ImageDraft,
  ImageQuery,
  PortfolioImageQuery,
  PortfolioSubCategory,
} from './schema';
import { ADMIN_IMAGE_PATHS, GALLERY_PATH, MAX_IMAGES_PER_UPLOAD, PORTFOLIO_IMAGE_PATHS } from './values';

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

export const readImage = endpoint({
  method: 'GET',
  path: ADMIN_IMAGE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: AdminImage,
});

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
  path: ADMIN_IMAGE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  body: ImageChanges,
  response: AdminImage,
});

export const deleteImage = endpoint({
  method: 'DELETE',
  path: ADMIN_IMAGE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});
