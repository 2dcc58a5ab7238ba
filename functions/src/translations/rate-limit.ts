import { ERROR_MESSAGES } from '@alnafitha/contract';
import type { RateLimit } from '../platform/rate-limits';

/** For one IP. A page sends one or two requests, so an office of forty can read Arabic pages at once. */
export const TRANSLATION_LIMIT: RateLimit = {
  name: 'translation',
  total: { most: 240, seconds: 60 },
  message: ERROR_MESSAGES.tooManyTranslations,
};
