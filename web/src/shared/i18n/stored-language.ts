import { type Language, STORAGE_KEYS, toLanguage } from '@alnafitha/contract';

/** The language of the last visit; `null` if there is none or storage is unavailable. Browser only. */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.language);
    return stored === null ? null : toLanguage(stored);
  } catch {
    return null;
  }
}

/** Stores the language for the next visit, if storage is available. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language);
  } catch (error) {
    console.warn('The language is not stored: storage is unavailable.', error);
  }
}
