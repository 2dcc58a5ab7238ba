import { MIN_TRANSLATED_LENGTH } from '@alnafitha/contract';
import type { Payer } from './budget';
import { ensureTranslated, type Translations } from './ensure-translated';
import type { TranslationDependencies } from './request-translations';
import type { Missing } from './store';

/** Translates texts into Arabic, in order; a text without a translation is returned unchanged. Throws 503. */
export type TranslateTexts = (texts: readonly string[], payer: Payer) => Promise<string[]>;

/** Within one instance, a text in flight is not requested again. */
export function createTranslateTexts(shop: TranslationDependencies): TranslateTexts {
  const pending = new Map<string, Promise<Translations>>();

  const join = (missing: readonly Missing[], payer: Payer): ReadonlySet<Promise<Translations>> => {
    const fresh = missing.filter(({ text }) => !pending.has(text));
    if (fresh.length > 0) {
      const obtaining = ensureTranslated(shop, fresh, payer).finally(() => {
        for (const { text } of fresh) pending.delete(text);
      });
      for (const { text } of fresh) pending.set(text, obtaining);
    }
    return new Set(missing.map(({ text }) => pending.get(text)).filter((each) => each !== undefined));
  };

  return async (texts, payer) => {
    // White space around a text does not change its translation.
    const cores = texts.map((text) => text.trim());
    const wanted = [...new Set(cores)].filter((core) => core.length >= MIN_TRANSLATED_LENGTH);
    if (wanted.length === 0) return [...texts];
    const { translations, missing } = await shop.store.read(wanted, shop.clock());
    const known = [translations, ...(await Promise.all(join(missing, payer)))];
    return texts.map((text, index) => {
      const core = cores[index] ?? '';
      const translation = known.find((each) => each.has(core))?.get(core);
      // A function, because `$` in a replacement string has a meaning.
      return translation === undefined ? text : text.replace(core, () => translation);
    });
  };
}
