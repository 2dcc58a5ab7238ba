export const ENQUIRY_FILES_PATH = '/api/contact/files';
/** Of a file that no enquiry has yet. */
export const ENQUIRY_FILE_PATH = '/api/contact/files/:id';
export const MORE_FILES_PATH = '/api/contact/:reference/files';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;

/** Photos, drawings and plans that come with an enquiry. */
export const ENQUIRY_FILE_LIMITS = {
  /** Of an enquiry. */
  count: 5,
  /** Of a file. */
  bytes: 10 * MEGABYTE,
  /** An enquiry takes more files for so long. */
  openMs: HOUR_MS,
  /** Without an enquiry, a file is deleted after this time. */
  unclaimedMs: 24 * HOUR_MS,
  /** Of a form, which a visitor may open again; neighbours share an address. */
  perHour: { files: 10, bytes: 50 * MEGABYTE },
  /** Of an address or a /48 network. */
  perAddress: { files: 60, bytes: 100 * MEGABYTE },
  bytesPerDay: 1024 * MEGABYTE,
} as const;
export const ENQUIRY_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** The most pixels that the API decodes of a visitor's picture. */
export const ENQUIRY_PICTURE_PIXELS = 16_000_000;
/** Browsers scale large photos to so many pixels before they send them: 2000 × 1500. */
export const ENQUIRY_PHOTO_PIXELS = 3_000_000;
