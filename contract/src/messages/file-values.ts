export const ENQUIRY_FILES_PATH = '/api/contact/files';
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
  perHour: { files: 10, bytes: 50 * MEGABYTE },
  bytesPerDay: 1024 * MEGABYTE,
} as const;
export const ENQUIRY_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** Browsers scale photos to this width and height before they send them. */
export const ENQUIRY_PHOTO_SIZE = 2000;
