import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { Id, multiline, required } from '../fields';
import { LANGUAGES } from '../languages';
import { Cursor } from '../paging';
import { POST_CONTENT_MAX_LENGTH } from '../posts/values';
import { type TRANSLATED_FIELDS, TRANSLATION_LIMITS, TRANSLATION_STATES } from './values';

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

/** A text in the other language: Arabic for an English original, English for an Arabic one. */
export const Translation = z.object({
  /** Plain text; HTML of a post's content; the features of a service, one a line. */
  text: z.string(),
  by: z.enum(['machine', 'person']),
  /** The original that it translates; its digest if that is long. */
  of: z.string(),
});
export type Translation = z.infer<typeof Translation>;

/** The field `translations` of a stored document. */
export const storedTranslations = <F extends string>(fields: readonly F[]) =>
  z.partialRecord(z.enum(fields), Translation).default({});

/** The texts of a public entry in each language that is not the language of its own; absent without any. */
export const publicTranslations = <S extends z.core.$ZodShape>(texts: z.ZodObject<S>) =>
  z.object({ ar: texts.partial(), en: texts.partial() }).partial().optional();

export const TranslationState = z.enum(TRANSLATION_STATES);
export type TranslationState = z.infer<typeof TranslationState>;

const KINDS = [
  'posts',
  'projects',
  'services',
  'images',
  'testimonials',
] as const satisfies (keyof typeof TRANSLATED_FIELDS)[];
export const TranslatedKind = z.enum(KINDS, { error: ERROR_MESSAGES.invalidValue });
export type TranslatedKind = z.infer<typeof TranslatedKind>;

/** An entry of the review queue. */
export const QueuedEntry = z.object({
  kind: TranslatedKind,
  id: Id,
  /** The original title, or what stands for it. */
  title: z.string(),
  state: TranslationState,
});
export type QueuedEntry = z.infer<typeof QueuedEntry>;

/** An entry of the queue with what a reviewer reads before opening it. */
export const QueueRow = QueuedEntry.extend({
  /** When the entry was created, in ISO format. */
  createdAt: z.string(),
  /** The title, or what a client wrote. */
  original: z.string(),
  translation: z.string().optional(),
});
export type QueueRow = z.infer<typeof QueueRow>;

/** The `next` of a page, for the kinds that have more. */
const QueueCursors = z.partialRecord(TranslatedKind, Cursor);

/** The kinds with a cursor are continued; without any, each is read from its newest entry. */
export const QueueQuery = z.object({
  posts: Cursor.optional(),
  projects: Cursor.optional(),
  services: Cursor.optional(),
  images: Cursor.optional(),
  testimonials: Cursor.optional(),
} satisfies Record<TranslatedKind, unknown>);
export type QueueQuery = z.infer<typeof QueueQuery>;

export const ReviewQueue = z.object({
  entries: z.array(QueueRow),
  /** The number of entries of each kind on all pages. */
  totals: z.partialRecord(TranslatedKind, z.number().int().min(0)),
  next: QueueCursors,
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;

/** A text with its translation. */
export const ReviewedField = z.object({
  field: z.string(),
  original: z.string(),
  /** The language of the translation. */
  to: z.enum(LANGUAGES),
  state: TranslationState,
  /** What a correction sends back: the original, or its digest. */
  of: z.string(),
  text: z.string().optional(),
  by: Translation.shape.by.optional(),
  /** The original that an outdated text translates, if it was stored. */
  former: z.string().optional(),
});
export type ReviewedField = z.infer<typeof ReviewedField>;

export const ReviewedEntry = z.object({
  ...QueuedEntry.shape,
  fields: z.array(ReviewedField),
  /** The path of its page in English. */
  path: z.string(),
});
export type ReviewedEntry = z.infer<typeof ReviewedEntry>;

/** By field. */
export const TranslationCorrections = z.object({
  texts: z.record(
    z.string().max(20, ERROR_MESSAGES.invalidValue),
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
  /** A machine's texts for outdated ones of a person, by field; they are not stored. */
  proposals: z.record(z.string(), z.string()),
  /** Why texts are still missing. */
  failure: z.enum(['budget', 'unavailable']).optional(),
});
