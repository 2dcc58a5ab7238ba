import { type Language, translate, translateBatch } from '@alnafitha/contract';
import type { Client } from '../platform/client-ip';
import type { RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
import { payerOf } from './budget';
import { TRANSLATION_LIMIT } from './rate-limit';
import type { TranslateTexts } from './translate-texts';

/** The texts are in English, so English needs no request. */
export function translationRoutes({
  limits,
  translateTexts,
}: {
  readonly limits: RateLimits;
  readonly translateTexts: TranslateTexts;
}): Route[] {
  const inLanguage = async (texts: readonly string[], language: Language, client: Client) => {
    if (language === 'en') return [...texts];
    await limits.acquire(TRANSLATION_LIMIT, client.connectingIp, client.ip);
    return translateTexts(texts, payerOf(client));
  };
  return [
    route(translate, async ({ body: { text, targetLang } }, { client }) => {
      const [translatedText = text] = await inLanguage([text], targetLang, client);
      return { translatedText };
    }),
    route(translateBatch, async ({ body: { texts, targetLang } }, { client }) => ({
      translatedTexts: await inLanguage(texts, targetLang, client),
    })),
  ];
}
