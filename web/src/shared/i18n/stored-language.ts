import { type Language, STORAGE_KEYS, toLanguage } from '@alnafitha/contract';

/** The language of the last visit; English when there is none or storage is forbidden. Browser only. */
export function readStoredLanguage(): Language {
  try {
    return toLanguage(localStorage.getItem(STORAGE_KEYS.language));
  } catch {
    return 'en';
  }
}

/** Keeps the language for the next visit where the browser allows it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language);
  } catch (error) {
    console.warn('The language is not kept: storage is not available.', error);
  }
}
