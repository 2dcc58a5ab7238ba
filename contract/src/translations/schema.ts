import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { LANGUAGES } from '../languages';
import { TRANSLATION_LIMITS, TRANSLATION_STATES } from './values';

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
