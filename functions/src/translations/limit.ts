import { SENTENCES } from '@alnafitha/contract';
import type { Limit } from '../platform/limits';

/** For one address. A page asks once or twice, so that an office of forty may read on in Arabic all at once. */
export const TRANSLATION_LIMIT: Limit = {
  name: 'translation',
  inAll: { most: 240, seconds: 60 },
  message: SENTENCES.tooManyTranslations,
};
