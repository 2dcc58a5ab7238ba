import { createTranslations, type Translations } from '../../../shared/i18n/translation/translations';

/** What is known of the texts of a page: their Arabic, or that they have none. */
export interface KnownTexts {
  readonly translations: Record<string, string>;
  readonly untranslated: string[];
}

const nobody = () => Promise.reject(new Error('Nothing is fetched while a page is rendered'));

/** The translations for one rendering; `missing` fills with what the page asks for and nobody knows yet. */
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
