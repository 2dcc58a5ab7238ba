import { type Language, translate, translateBatch } from '@alnafitha/contract';
import { type Route, route } from '../platform/route';
import type { Shop } from './buy';
import { createInArabic } from './in-arabic';

/** English is what the texts are in: it costs nothing and asks nobody. */
export function translationRoutes({ store, translator, clock }: Shop): Route[] {
  const inArabic = createInArabic({ store, translator, clock });
  const inLanguage = async (texts: readonly string[], language: Language) =>
    language === 'en' ? [...texts] : inArabic(texts);
  return [
    route(translate, async ({ body: { text, targetLang } }) => {
      const [translatedText = text] = await inLanguage([text], targetLang);
      return { translatedText };
    }),
    route(translateBatch, async ({ body: { texts, targetLang } }) => ({
      translatedTexts: await inLanguage(texts, targetLang),
    })),
  ];
}
