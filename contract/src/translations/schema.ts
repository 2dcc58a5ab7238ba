import { z } from 'zod';
import { SENTENCES } from '../error-messages';
import { LANGUAGES } from '../languages';
import { TRANSLATION_LIMITS } from './values';

const Text = z
  .string({ error: SENTENCES.invalidValue })
  .max(TRANSLATION_LIMITS.characters, SENTENCES.translationTooLong);
const TargetLanguage = z.enum(LANGUAGES, { error: SENTENCES.languageUnknown });

export const TranslationBody = z.object({ text: Text, targetLang: TargetLanguage });

export const TranslationBatchBody = z.object({
  texts: z
    .array(Text, { error: SENTENCES.invalidValue })
    .max(TRANSLATION_LIMITS.texts, SENTENCES.translationTooLong)
    .refine(
      (texts) => texts.reduce((sum, text) => sum + text.length, 0) <= TRANSLATION_LIMITS.characters,
      SENTENCES.translationTooLong,
    ),
  targetLang: TargetLanguage,
});
