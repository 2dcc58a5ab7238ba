import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import {
  QueueQuery,
  ReviewedEntry,
  ReviewQueue,
  TranslatedKind,
  TranslationBatchBody,
  TranslationBody,
  TranslationCorrections,
  TranslationOutcome,
} from './schema';
import { ADMIN_TRANSLATION_PATHS, TRANSLATION_PATHS } from './values';

/** Returns the text itself if it cannot be translated. */
export const translate = endpoint({
  method: 'POST',
  path: TRANSLATION_PATHS.single,
  access: 'public',
  body: TranslationBody,
  response: z.object({ translatedText: z.string() }),
});

/** Returns the texts in the order of the request. */
export const translateBatch = endpoint({
  method: 'POST',
  path: TRANSLATION_PATHS.batch,
  access: 'public',
  body: TranslationBatchBody,
  response: z.object({ translatedTexts: z.array(z.string()) }),
});

const entryParams = z.object({ kind: TranslatedKind, id: Id });

/** Returns entries that are not `reviewed`, newest first, one page per kind. */
export const listTranslations = endpoint({
  method: 'GET',
  path: ADMIN_TRANSLATION_PATHS.list,
  access: 'admin',
  query: QueueQuery,
  response: ReviewQueue,
});

export const readTranslations = endpoint({
  method: 'GET',
  path: ADMIN_TRANSLATION_PATHS.item,
  access: 'admin',
  params: entryParams,
  response: ReviewedEntry,
});

/** Stores a person's texts. Responds 409 if an original, or another person's text, has changed. */
export const correctTranslations = endpoint({
  method: 'PATCH',
  path: ADMIN_TRANSLATION_PATHS.item,
  access: 'admin',
  params: entryParams,
  body: TranslationCorrections,
  response: ReviewedEntry,
});

/** Translates what is missing or an outdated machine's; proposes texts for a person's outdated ones. */
export const completeTranslations = endpoint({
  method: 'POST',
  path: ADMIN_TRANSLATION_PATHS.complete,
  access: 'admin',
  params: entryParams,
  response: TranslationOutcome,
});
