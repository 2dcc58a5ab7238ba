import type { Multipart } from '../endpoint';

export const GALLERY_PATH = '/api/gallery';

export const PORTFOLIO_IMAGE_PATHS = {
  page: '/api/portfolio/images',
  item: '/api/portfolio/images/:id',
} as const;

export const ADMIN_IMAGE_PATHS = {
  list: '/api/admin/images',
  upload: '/api/admin/images/upload',
  uploadMultiple: '/api/admin/images/upload-multiple',
} as const;

/** Pictures of the website's texts are never shown as work. */
export const IMAGE_CATEGORIES = ['Portfolio', 'Projects', 'Services', 'Gallery', 'Blog', 'Website'] as const;

export const MAX_GALLERY_IMAGES = 1000;

/** The newest, from which the home page chooses. */
export const HOME_GALLERY_IMAGES = 100;

export const IMAGES_PAGE_SIZE = 20;
export const IMAGE_SEARCH_MAX_LENGTH = 200;
export const IMAGE_TITLE_MAX_LENGTH = 200;
export const ALT_TEXT_MAX_LENGTH = 300;

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Decoding takes four bytes of memory per pixel. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** The content tells the type, not the file name. */
export const IMAGE_MIME_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const MAX_IMAGES_PER_UPLOAD = 10;

/** Fields as JSON in `data`, and an image: a file in `image`, or a library URL in `imagePath`. */
export const MULTIPART_WITH_IMAGE = {
  file: 'image',
  maxFiles: 1,
  jsonPart: { name: 'data', separateFields: ['imagePath'] },
} as const satisfies Multipart;

/** The widths of uploads, in pixels. */
export const IMAGE_WIDTHS = [480, 960, 1600] as const;

/** The widths of the files in web/images, in pixels: an image has those up to its full width. */
export const SITE_IMAGE_WIDTHS = [480, 960, 1600, 1920, 2400] as const;
