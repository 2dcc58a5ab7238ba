import {
  completeTranslations,
  correctTranslations,
  ERROR_MESSAGES,
  type Language,
  listTranslations,
  readTranslations,
  translate,
  translateBatch,
} from '@alnafitha/contract';
import { type Client, UNKNOWN_IP } from '../platform/client-ip';
import type { RateLimit, RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
import type { ReviewStore } from './review-store';
import type { TranslateTexts } from './translate-texts';

/**
 * By connecting IP and by IP. A page sends one or two requests, so an office of forty can read Arabic pages
 * at once. All visitors of one Hosting frontend share a connecting IP; so does a client that bypasses
 * Hosting, whatever IPs it forges.
 */
export const TRANSLATION_LIMIT = {
  name: 'translation',
  perIp: { most: 240, seconds: 60 },
  total: { most: 960, seconds: 60 },
  message: ERROR_MESSAGES.tooManyTranslations,
} as const satisfies RateLimit;

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

export function reviewRoutes(store: ReviewStore): Route[] {
  return [
    route(listTranslations, ({ query }) => store.list(query)),
    route(readTranslations, ({ params: { kind, id } }) => store.read(kind, id)),
    route(correctTranslations, ({ params: { kind, id }, body }) => store.correct(kind, id, body.texts)),
    route(completeTranslations, ({ params: { kind, id } }) => store.complete(kind, id)),
  ];
}
