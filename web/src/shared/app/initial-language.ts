import type { Language } from '@alnafitha/contract';
import type { Dictionary } from '../i18n/dictionary';

export interface InitialLanguage {
  initialLanguage: Language;
  initialDictionary?: Dictionary | undefined;
}

/** Loads the texts of the first render: Arabic visitors wait for them rather than see English flash by. English without them. */
export async function loadInitialLanguage(
  language: Language,
  loadArabic: () => Promise<Dictionary>,
): Promise<InitialLanguage> {
  if (language === 'en') return { initialLanguage: 'en' };
  try {
    return { initialLanguage: 'ar', initialDictionary: await loadArabic() };
  } catch (error) {
    console.error('The Arabic texts could not be loaded.', error);
    return { initialLanguage: 'en' };
  }
}
