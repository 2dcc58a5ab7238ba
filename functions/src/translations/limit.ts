import { SENTENCES } from '@alnafitha/contract';
import type { Limit } from '../platform/limits';

/** For one IP. A page sends one or two requests, so an office of forty can read Arabic pages at once. */
export const TRANSLATION_LIMIT: Limit = {
  name: 'translation',
  inAll: { most: 240, seconds: 60 },
  message: SENTENCES.tooManyTranslations,
};
