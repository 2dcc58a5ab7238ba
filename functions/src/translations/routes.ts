import { type Language, translate, translateBatch } from '@alnafitha/contract';
import { type Client, UNKNOWN_IP } from '../platform/client-ip';
import type { RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
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
  const inLanguage = async (texts: readonly string[], language: Language, { connectingIp, ip }: Client) => {
    if (language === 'en') return [...texts];
    await limits.acquire(TRANSLATION_LIMIT, connectingIp, ip);
    // The emulators cannot distinguish clients, so there each request counts for the site.
    const payer = connectingIp === UNKNOWN_IP ? 'site' : 'visitors';
    // White space around a text does not change its translation.
    const translations = await translateTexts(
      texts.map((text) => text.trim()),
      { payer, to: language },
    );
    return texts.map((text) => {
      const translation = translations.get(text.trim());
      // A function, because `$` in a replacement string has a meaning.
      return translation === undefined ? text : text.replace(text.trim(), () => translation);
    });
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
