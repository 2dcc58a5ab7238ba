import { z } from 'zod';
import { LANGUAGES } from '../languages';
import { TRANSLATION_STATES } from './translation-values';

/** A text in the other language than the original: Arabic or English. */
export const Translation = z.object({
  /** Plain text, a post's HTML, or a list's items in lines. */
  text: z.string(),
  by: z.enum(['machine', 'person']),
  /** The translated original, or its digest if it is long. */
  of: z.string(),
});
export type Translation = z.infer<typeof Translation>;

export const storedTranslations = <F extends string>(fields: readonly F[]) =>
  z.partialRecord(z.enum(fields), Translation).default({});

/** Those of any kind. */
export const StoredTranslations = z.record(z.string(), Translation).default({});

/** The languages that persons have chosen for texts, each by its beginning, whose letters say otherwise. */
export const ChosenLanguages = z.array(z.object({ of: z.string(), language: z.enum(LANGUAGES) })).optional();
export type ChosenLanguages = z.output<typeof ChosenLanguages>;

/** The texts in the languages other than the entry's; absent without any. */
export const publicTranslations = <S extends z.core.$ZodShape>(texts: z.ZodObject<S>) =>
  z.object({ ar: texts.partial(), en: texts.partial() }).partial().optional();

export const TranslationState = z.enum(TRANSLATION_STATES);
export type TranslationState = z.infer<typeof TranslationState>;
