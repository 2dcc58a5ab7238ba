import { ERROR_MESSAGES } from '@alnafitha/contract';
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
