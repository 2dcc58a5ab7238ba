import { z } from 'zod';
import { ERROR_MESSAGES } from '../error-messages';
import { LANGUAGES } from '../languages';
import { TRANSLATION_LIMITS } from './values';

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
