/** The largest picture that is taken in, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** The most pixels that a picture may have: it is decoded in memory, four bytes to each. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** The formats that are taken in, by their content whatever the file is called. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The most pictures in one request to upload several. */
export const MAX_PICTURES_AT_ONCE = 10;
