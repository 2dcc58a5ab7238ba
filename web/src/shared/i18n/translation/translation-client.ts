import { TRANSLATION_PATHS, type translate, type translateBatch } from '@alnafitha/contract';
import { call, type EndpointRoute } from '../../api/call';

const single: EndpointRoute<typeof translate> = { method: 'POST', path: TRANSLATION_PATHS.single };
const batch: EndpointRoute<typeof translateBatch> = { method: 'POST', path: TRANSLATION_PATHS.batch };
const targetLang = 'ar' as const;

/** Translates texts to Arabic; rejects when the request fails. */
export interface TranslationClient {
  one(text: string, signal: AbortSignal): Promise<string>;
  /** In the order of the texts. */
  batch(texts: readonly string[], signal: AbortSignal): Promise<string[]>;
}

/** Requests translations from the API. */
export const translationClient: TranslationClient = {
  async one(text, signal) {
    return (await call(single, { body: { text, targetLang } }, { signal })).translatedText;
  },
  async batch(texts, signal) {
    const input = { body: { texts: [...texts], targetLang } };
    return (await call(batch, input, { signal })).translatedTexts;
  },
};
