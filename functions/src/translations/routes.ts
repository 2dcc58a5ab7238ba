import { ERROR_MESSAGES, type Language, translate, translateBatch } from '@alnafitha/contract';
import { type Client, UNKNOWN_IP } from '../platform/client-ip';
import type { RateLimit, RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
import type { TranslateTexts } from './translate-texts';

/**
 * The limit counts by IP and connecting IP. An office of forty can open Arabic pages at once. Visitors of a
 * Hosting frontend share a connecting IP, and so do the forged IPs of a client that bypasses it.
 */
export const TRANSLATION_LIMIT = {
  name: 'translation',
  perIp: { most: 240, seconds: 60 },
  total: { most: 960, seconds: 60 },
  message: ERROR_MESSAGES.tooManyTranslations,
} as const satisfies RateLimit;

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
    // The emulators cannot distinguish clients, so every request counts for the site.
    const payer = connectingIp === UNKNOWN_IP ? 'site' : 'visitors';
    // Surrounding white space does not change a translation.
    const translations = await translateTexts(
      texts.map((text) => text.trim()),
      { payer, to: language },
    );
    return texts.map((text) => {
      const translation = translations.get(text.trim());
      // A function, because `$` is special in a replacement string.
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
