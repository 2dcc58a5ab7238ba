import { z } from 'zod';
import { endpoint } from './endpoint';
import { LANGUAGES } from './languages';
import { SENTENCES } from './sentences';
import { TRANSLATION_LIMITS } from './translation-limits';

const Text = z
  .string({ error: SENTENCES.invalidValue })
  .max(TRANSLATION_LIMITS.characters, SENTENCES.translationTooLong);
const TargetLanguage = z.enum(LANGUAGES, { error: SENTENCES.languageUnknown });

/** The text in the language; the text itself where it cannot be translated. */
export const translate = endpoint({
  method: 'POST',
  path: '/api/translate',
  access: 'public',
  body: z.object({ text: Text, targetLang: TargetLanguage }),
  reply: z.object({ translatedText: z.string() }),
});

/** The texts in the language, in the same order. */
export const translateBatch = endpoint({
  method: 'POST',
  path: '/api/translate-batch',
  access: 'public',
  body: z.object({
    texts: z
      .array(Text, { error: SENTENCES.invalidValue })
      .max(TRANSLATION_LIMITS.texts, SENTENCES.translationTooLong)
      .refine(
        (texts) => texts.reduce((sum, text) => sum + text.length, 0) <= TRANSLATION_LIMITS.characters,
        SENTENCES.translationTooLong,
      ),
    targetLang: TargetLanguage,
  }),
  reply: z.object({ translatedTexts: z.array(z.string()) }),
});
