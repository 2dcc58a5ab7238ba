import { type Language, STORAGE_KEYS, toLanguage } from '@alnafitha/contract';

/** `null` without a stored language or without storage. Browser only. */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.language);
    return stored === null ? null : toLanguage(stored);
  } catch {
    return null;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, language);
  } catch (error) {
    console.warn('The language is not stored: storage is unavailable.', error);
  }
}
