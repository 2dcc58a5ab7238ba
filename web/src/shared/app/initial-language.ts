import type { Language } from '@alnafitha/contract';
import { type Dictionary, type LoadTexts, loadDictionary } from '../i18n/dictionary';
import { loadRtlCache } from '../ui/theme/style-cache';

/** Loads the texts and the mirroring style cache of Arabic. Rejects when the network fails. */
export async function loadArabicFor(areas: readonly LoadTexts[]): Promise<Dictionary> {
  const [dictionary] = await Promise.all([loadDictionary(areas), loadRtlCache()]);
  return dictionary;
}

export interface InitialLanguage {
  initialLanguage: Language;
  initialDictionary?: Dictionary | undefined;
}

/** Awaits the texts of the first render, or Arabic visitors would see English flash; English on failure. */
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
