import { ENQUIRY_FILE_LIMITS, ERROR_MESSAGES } from '@alnafitha/contract';
import type { RateLimit } from '../platform/rate-limits';

/**
 * Limits apply by client IP (an office may send ten in a quarter of an hour) and by connecting IP. Visitors of a Hosting
 * frontend share the latter; its limit stops floods with forged client IPs.
 */
export const CONTACT_LIMIT: RateLimit = {
  name: 'contact',
  perIp: { most: 10, seconds: 15 * 60 },
  total: { most: 300, seconds: 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

/** The limit of a /48 network, of which a client can use any /64. */
export const CONTACT_NETWORK_LIMIT: RateLimit = {
  name: 'contact-network',
  total: { most: 60, seconds: 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

const { perHour } = ENQUIRY_FILE_LIMITS;
const HOUR = 60 * 60;

/** Visitors of a Hosting frontend share the connecting IP. */
export const FILES_LIMIT: RateLimit = {
  name: 'enquiry-files',
  perIp: { most: perHour.files, seconds: HOUR },
  total: { most: 300, seconds: HOUR },
  message: ERROR_MESSAGES.filesFromNetwork,
};
export const FILES_NETWORK_LIMIT: RateLimit = {
  name: 'enquiry-files-network',
  total: { most: perHour.files, seconds: HOUR },
  message: ERROR_MESSAGES.filesFromNetwork,
};

/** The costs are bytes. */
export const FILE_BYTES_LIMIT: RateLimit = {
  name: 'enquiry-file-bytes',
  perIp: { most: perHour.bytes, seconds: HOUR },
  total: { most: ENQUIRY_FILE_LIMITS.bytesPerDay, seconds: HOUR },
  message: ERROR_MESSAGES.filesFromNetwork,
};
export const FILE_BYTES_NETWORK_LIMIT: RateLimit = {
  name: 'enquiry-file-bytes-network',
  total: { most: perHour.bytes, seconds: HOUR },
  message: ERROR_MESSAGES.filesFromNetwork,
};

/** Of requests that add files to an enquiry, whose reference might be guessed. */
export const MORE_FILES_LIMIT: RateLimit = {
  name: 'more-enquiry-files',
  perIp: { most: 30, seconds: HOUR },
  total: { most: 300, seconds: HOUR },
  message: ERROR_MESSAGES.filesFromNetwork,
};
