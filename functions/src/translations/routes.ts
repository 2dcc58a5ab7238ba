import { type Language, translate, translateBatch } from '@alnafitha/contract';
import type { Caller } from '../platform/client-address';
import type { Limits } from '../platform/limits';
import { type Route, route } from '../platform/route';
import { payerOf } from './budget';
import type { InArabic } from './in-arabic';
import { TRANSLATION_LIMIT } from './limit';

/** The texts are in English, so English needs no request. */
export function translationRoutes({
  limits,
  inArabic,
}: {
  readonly limits: Limits;
  readonly inArabic: InArabic;
}): Route[] {
  const inLanguage = async (texts: readonly string[], language: Language, caller: Caller) => {
    if (language === 'en') return [...texts];
    await limits.take(TRANSLATION_LIMIT, caller.address, caller.address);
    return inArabic(texts, payerOf(caller));
  };
  return [
    route(translate, async ({ body: { text, targetLang } }, { caller }) => {
      const [translatedText = text] = await inLanguage([text], targetLang, caller);
      return { translatedText };
    }),
    route(translateBatch, async ({ body: { texts, targetLang } }, { caller }) => ({
      translatedTexts: await inLanguage(texts, targetLang, caller),
    })),
  ];
}
