import type { Multipart } from '../endpoint';
import { slugify } from '../slugs';

export const GALLERY_PATH = '/api/gallery';

export const PORTFOLIO_IMAGE_PATHS = {
  page: '/api/portfolio/images',
  item: '/api/portfolio/images/:id',
} as const;

export const ADMIN_IMAGE_PATHS = {
  list: '/api/admin/images',
  item: '/api/admin/images/:id',
  upload: '/api/admin/images/upload',
  uploadMultiple: '/api/admin/images/upload-multiple',
} as const;

/** Categories of the image library. */
export const IMAGE_CATEGORIES = ['Portfolio', 'Projects', 'Services', 'Gallery', 'Blog'] as const;

/** What an image of the category Portfolio shows; an image may have several. */
export const PORTFOLIO_SUB_CATEGORIES = [
  'UPVC DOORS',
  'WOODEN DOORS',
  'PVC KITCHEN',
  'GLASS',
  'FLOORING',
  'TENTS',
  'SHADES',
  'ROOF TILES',
  'UPVC WINDOWS',
  'PADEL COURT',
  'Steel & Stainless',
  'Glass Door and Shower',
  'Glass House',
  'Kitchen Cabinets',
  'All UPVC Window',
] as const;

/** A sub-category in a URL: `Glass Door and Shower` is `glass-door-shower`, `All UPVC Window` is `upvc-window`. */
export function subCategorySlug(subCategory: (typeof PORTFOLIO_SUB_CATEGORIES)[number]): string {
  return slugify(subCategory.replace(/\b(all|and)\b/gi, ''));
}

/** The gallery returns at most the newest 1,000 images. */
export const MAX_GALLERY_IMAGES = 1000;

/** Of which the home page chooses, the newest. */
export const HOME_GALLERY_IMAGES = 100;

export const IMAGES_PAGE_SIZE = 20;
export const IMAGE_SEARCH_MAX_LENGTH = 200;
export const IMAGE_TITLE_MAX_LENGTH = 200;
export const ALT_TEXT_MAX_LENGTH = 300;

/** Maximum size of an uploaded image, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** An image is decoded in memory, at four bytes a pixel. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** The accepted formats, detected by content and not by file name. */
export const IMAGE_MIME_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Maximum number of images in one request to `uploadImages`. */
export const MAX_IMAGES_PER_UPLOAD = 10;

/** A form with its fields as JSON in `data`, and either a file in `image` or the URL of a library image in `imagePath`. */
export const MULTIPART_WITH_IMAGE = {
  file: 'image',
  maxFiles: 1,
  jsonPart: { name: 'data', separateFields: ['imagePath'] },
} as const satisfies Multipart;

/** Widths of stored and built images, in pixels. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;
