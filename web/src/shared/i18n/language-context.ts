import type { Direction, Language } from '@alnafitha/contract';
import { createContext, useContext } from 'react';
import type { TranslationKey, Values } from './translation-key';

export interface LanguageValue {
  language: Language;
  direction: Direction;
  /** True while the texts of the requested language are loading. */
  isTranslating: boolean;
  /** True when those texts could not be loaded and the page keeps its language. */
  hasFailed: boolean;
  setLanguage: (language: Language) => void;
  /** Prefetches the texts of a language. */
  prepareLanguage: (language: Language) => void;
  /** The path of a page in the language, for an unprefixed one. The panel has one URL for both languages. */
  localePath: (path: string) => string;
  /** The text of a key in the visitor's language. */
  t: <K extends TranslationKey>(key: K, ...values: Values<K>) => string;
  /**
   * The translation of a text that may be a translation key, such as an error message of the API; otherwise
   * the text itself.
   */
  translateIfKnown: (text: string) => string;
  /** Whether the built-in dictionary has a translation of the text. */
  has: (text: string) => boolean;
  /** Day, month by name and year in Doha. */
  formatDate: (isoDate: string) => string;
  /** Day, month, year, hour and minute in Doha. */
  formatDateTime: (isoDate: string) => string;
  /** Hour and minute in Doha. */
  formatTime: (isoDate: string) => string;
}

export const LanguageContext = createContext<LanguageValue | null>(null);

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}
