import { z } from 'zod';
import { endpoint } from '../endpoint';
import { TranslationBatchBody, TranslationBody } from './schema';
import { TRANSLATION_PATHS } from './values';

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
