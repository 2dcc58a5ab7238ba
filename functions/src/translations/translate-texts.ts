import { MIN_TRANSLATED_LENGTH } from '@alnafitha/contract';
import type { Payer } from './budget';
import { ensureTranslated, type Translations } from './ensure-translated';
import type { TranslationDependencies } from './request-translations';
import type { Missing } from './store';

/** Translates texts into Arabic, in order; a text without a translation is returned unchanged. Throws 503. */
export type TranslateTexts = (texts: readonly string[], payer: Payer) => Promise<string[]>;

/** Within one instance, a text in flight is not requested again. */
export function createTranslateTexts(dependencies: TranslationDependencies): TranslateTexts {
  const inFlight = new Map<string, Promise<Translations>>();

  const requestMissing = (missing: readonly Missing[], payer: Payer): ReadonlySet<Promise<Translations>> => {
    const fresh = missing.filter(({ text }) => !inFlight.has(text));
    if (fresh.length > 0) {
      const request = ensureTranslated(dependencies, fresh, payer).finally(() => {
        for (const { text } of fresh) inFlight.delete(text);
      });
      for (const { text } of fresh) inFlight.set(text, request);
    }
    return new Set(missing.map(({ text }) => inFlight.get(text)).filter((each) => each !== undefined));
  };

  return async (texts, payer) => {
    // White space around a text does not change its translation.
    const cores = texts.map((text) => text.trim());
    const wanted = [...new Set(cores)].filter((core) => core.length >= MIN_TRANSLATED_LENGTH);
    if (wanted.length === 0) return [...texts];
    const { translations, missing } = await dependencies.store.read(wanted, dependencies.clock());
    const known = [translations, ...(await Promise.all(requestMissing(missing, payer)))];
    return texts.map((text, index) => {
      const core = cores[index] ?? '';
      const translation = known.find((each) => each.has(core))?.get(core);
      // A function, because `$` in a replacement string has a meaning.
      return translation === undefined ? text : text.replace(core, () => translation);
    });
  };
}
