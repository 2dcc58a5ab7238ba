import { createTranslations, type Translations } from '../../../shared/i18n/translation/translations';

/** The known translations of a page's texts, and the texts that have none. */
export interface KnownTexts {
  readonly translations: Record<string, string>;
  readonly untranslated: string[];
}

const nobody = () => Promise.reject(new Error('Rendering makes no requests'));

/** The translations for one render; adds to `missing` the texts whose translation is unknown. */
export function textsFor(known: KnownTexts, missing: Set<string>): Translations {
  const texts = createTranslations({ one: nobody, batch: nobody }, known);
  return {
    ...texts,
    isSettled(text) {
      const isSettled = texts.isSettled(text);
      if (!isSettled) missing.add(text);
      return isSettled;
    },
  };
}
