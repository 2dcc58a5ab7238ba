import { createTranslations, type Translations } from '../../../shared/i18n/translation/translations';

/** The known translations of a page's texts, and the texts that have none. */
export interface KnownTranslations {
  readonly translations: Record<string, string>;
  readonly untranslated: string[];
}

const rejectRequest = () => Promise.reject(new Error('Rendering makes no requests'));

/** The translations for one render; adds to `missing` the texts whose translation is unknown. */
export function translationsFor(known: KnownTranslations, missing: Set<string>): Translations {
  const translations = createTranslations({ one: rejectRequest, batch: rejectRequest }, known);
  return {
    ...translations,
    isSettled(text) {
      const isSettled = translations.isSettled(text);
      if (!isSettled) missing.add(text);
      return isSettled;
    },
  };
}
