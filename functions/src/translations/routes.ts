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
  const inLanguage = async (texts: readonly string[], language: Language, caller: Client) => {
    if (language === 'en') return [...texts];
    await limits.acquire(TRANSLATION_LIMIT, caller.ip, caller.ip);
    return translateTexts(texts, payerOf(caller));
  };
  return [
    route(translate, async ({ body: { text, targetLang } }, { client: caller }) => {
      const [translatedText = text] = await inLanguage([text], targetLang, caller);
      return { translatedText };
    }),
    route(translateBatch, async ({ body: { texts, targetLang } }, { client: caller }) => ({
      translatedTexts: await inLanguage(texts, targetLang, caller),
    })),
  ];
}
