import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { RateLimit } from '../platform/rate-limits';

/**
 * Limits by client IP and by connecting IP. An office behind one IP may send ten in a quarter of an hour. The limit for
 * all visitors of one Hosting frontend is far above the company's traffic; it stops a flood that
 * bypasses Hosting with forged client IPs, because all of it has one connecting IP.
 */
export const CONTACT_LIMIT: RateLimit = {
  name: 'contact',
  perIp: { most: 10, seconds: 15 * 60 },
  total: { most: 300, seconds: 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};

/** The same for a /48 network, of which a client can use any /64. */
export const CONTACT_NETWORK_LIMIT: RateLimit = {
  name: 'contact-network',
  total: { most: 60, seconds: 60 * 60 },
  message: ERROR_MESSAGES.tooManyEnquiries,
};
