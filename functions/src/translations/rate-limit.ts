import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { RateLimit } from '../platform/rate-limits';

/**
 * By connecting IP and by IP. A page sends one or two requests, so an office of forty can read Arabic pages at once. All visitors of one
 * Hosting frontend share a connecting IP; so does a client that bypasses Hosting, whatever IPs it forges.
 */
export const TRANSLATION_LIMIT = {
  name: 'translation',
  perIp: { most: 240, seconds: 60 },
  total: { most: 960, seconds: 60 },
  message: ERROR_MESSAGES.tooManyTranslations,
} as const satisfies RateLimit;
