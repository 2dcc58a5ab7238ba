import { z } from 'zod';
import { endpoint } from '../endpoint';
import { ERROR_MESSAGES } from '../error-messages';
import { Id, multiline, POST_CONTENT_MAX_LENGTH, required } from '../fields';
import { LANGUAGES } from '../languages';
import { Cursor } from '../paging';
import { Edited, editFields } from './edit';
import { ContentKind, forKinds } from './kinds';
import { Translation, TranslationState } from './stored-translations';
import { ADMIN_TRANSLATION_PATHS, TRANSLATION_LIMITS, TRANSLATION_PATHS } from './translation-values';

const Text = z
  .string({ error: ERROR_MESSAGES.invalidValue })
  .max(TRANSLATION_LIMITS.characters, ERROR_MESSAGES.translationTooLong);
const TargetLanguage = z.enum(LANGUAGES, { error: ERROR_MESSAGES.languageUnknown });

export const TranslationBody = z.object({ text: Text, targetLang: TargetLanguage });

export const TranslationBatchBody = z.object({
  texts: z
    .array(Text, { error: ERROR_MESSAGES.invalidValue })
    .max(TRANSLATION_LIMITS.texts, ERROR_MESSAGES.translationTooLong)
    .refine(
      (texts) => texts.reduce((sum, text) => sum + text.length, 0) <= TRANSLATION_LIMITS.characters,
      ERROR_MESSAGES.translationTooLong,
    ),
  targetLang: TargetLanguage,
});

export const QueuedEntry = z.object({
  kind: ContentKind,
  id: Id,
  /** The original title, or what stands for it. */
  title: z.string(),
  state: TranslationState,
});
export type QueuedEntry = z.infer<typeof QueuedEntry>;

export const QueueRow = QueuedEntry.extend({
  createdAt: z.string(),
  /** The title, or a testimonial's text. */
  original: z.string(),
  /** The language of the original; absent without letters. */
  language: z.enum(LANGUAGES).optional(),
  translation: z.string().optional(),
  edited: Edited.optional(),
});
export type QueueRow = z.infer<typeof QueueRow>;

/** Kinds with more entries have a cursor. */
const QueueCursors = z.partialRecord(ContentKind, Cursor);

/** Continues the kinds with a cursor; without any, reads each from its newest entry. */
export const QueueQuery = z.object({
  ...forKinds(() => Cursor.optional()),
  /** Only entries with texts to check in a language. */
  to: TargetLanguage.optional(),
});
export type QueueQuery = z.infer<typeof QueueQuery>;

export const ReviewQueue = z.object({
  entries: z.array(QueueRow),
  /** The number of entries on all pages. */
  totals: z.partialRecord(ContentKind, z.number().int().min(0)),
  next: QueueCursors,
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;

export const ReviewedField = z.object({
  field: z.string(),
  original: z.string(),
  /** The language of the translation. */
  to: z.enum(LANGUAGES),
  state: TranslationState,
  /** The original or its digest, to send back with a correction. */
  of: z.string(),
  text: z.string().optional(),
  by: Translation.shape.by.optional(),
  /** The original of an outdated translation, if it was stored. */
  former: z.string().optional(),
});
export type ReviewedField = z.infer<typeof ReviewedField>;

export const ReviewedEntry = z.object({
  ...QueuedEntry.shape,
  fields: z.array(ReviewedField),
  /** The path of the English page. */
  path: z.string().optional(),
  /** A digest of the originals and of persons' texts: send it back with a correction. */
  version: z.string(),
  edited: Edited.optional(),
});
export type ReviewedEntry = z.infer<typeof ReviewedEntry>;

export const TranslationCorrections = z.object({
  version: editFields.version,
  texts: z.record(
    z.string().max(40, ERROR_MESSAGES.invalidValue),
    z.object({
      text: required(
        multiline,
        ERROR_MESSAGES.translationRequired,
        POST_CONTENT_MAX_LENGTH,
        ERROR_MESSAGES.textTooLong,
      ),
      of: z.string({ error: ERROR_MESSAGES.invalidValue }).max(3000, ERROR_MESSAGES.invalidValue),
    }),
    { error: ERROR_MESSAGES.invalidValue },
  ),
});

export const TranslationOutcome = z.object({
  entry: ReviewedEntry,
  /** Machine texts for a person's outdated ones, by field; not stored. */
  proposals: z.record(z.string(), z.string()),
  failure: z.enum(['budget', 'unavailable']).optional(),
});

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

const entryParams = z.object({ kind: ContentKind, id: Id });

/** Returns entries that are not `reviewed`, newest first, one page per kind. */
export const listTranslations = endpoint({
  method: 'GET',
  path: ADMIN_TRANSLATION_PATHS.list,
  access: 'content',
  query: QueueQuery,
  response: ReviewQueue,
});

export const readTranslations = endpoint({
  method: 'GET',
  path: ADMIN_TRANSLATION_PATHS.item,
  access: 'content',
  params: entryParams,
  response: ReviewedEntry,
});

/** Stores a person's texts. Responds 409 if an original, or another person's text, has changed. */
export const correctTranslations = endpoint({
  method: 'PATCH',
  path: ADMIN_TRANSLATION_PATHS.item,
  access: 'content',
  params: entryParams,
  body: TranslationCorrections,
  response: ReviewedEntry,
});

/** Translates what is missing or an outdated machine's; proposes texts for a person's outdated ones. */
export const completeTranslations = endpoint({
  method: 'POST',
  path: ADMIN_TRANSLATION_PATHS.complete,
  access: 'content',
  params: entryParams,
  response: TranslationOutcome,
});
