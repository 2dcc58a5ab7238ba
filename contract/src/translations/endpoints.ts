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

/** The text in the target language; the text itself if it cannot be translated. */
export const translate = endpoint({
  method: 'POST',
  path: TRANSLATION_PATHS.single,
  access: 'public',
  body: TranslationBody,
  response: z.object({ translatedText: z.string() }),
});

/** The texts in the target language, in the same order. */
export const translateBatch = endpoint({
  method: 'POST',
  path: TRANSLATION_PATHS.batch,
  access: 'public',
  body: TranslationBatchBody,
  response: z.object({ translatedTexts: z.array(z.string()) }),
});

const entryParams = z.object({ kind: TranslatedKind, id: Id });

/** Entries whose other language is not reviewed, newest first: of each kind a page, or the one after its cursor. */
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

/** Stores texts as a person's. 409 if an original is no longer the one that was translated. */
export const correctTranslations = endpoint({
  method: 'PATCH',
  path: ADMIN_TRANSLATION_PATHS.item,
  access: 'admin',
  params: entryParams,
  body: TranslationCorrections,
  response: ReviewedEntry,
});

/** Makes what is missing, or a machine's and outdated. A person's text stays; for an outdated one the response has a proposal. */
export const completeTranslations = endpoint({
  method: 'POST',
  path: ADMIN_TRANSLATION_PATHS.complete,
  access: 'admin',
  params: entryParams,
  response: TranslationOutcome,
});
