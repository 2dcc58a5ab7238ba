import type { Direction, Language } from '@alnafitha/contract';
import { createContext, useContext } from 'react';
import type { TranslationKey, Values } from './translation-key';

export interface LanguageValue {
  language: Language;
  direction: Direction;
  setLanguage: (language: Language) => void;
  prepareLanguage: (language: Language) => void;
  /** Localizes an unprefixed path; the panel has one URL for both languages. */
  localePath: (path: string) => string;
  t: <K extends TranslationKey>(key: K, ...values: Values<K>) => string;
  /** Translates a text that may be a key, such as an error of the API; returns other texts unchanged. */
  translateIfKnown: (text: string) => string;
  /** Whether the dictionary has the text. */
  has: (text: string) => boolean;
  /** These formats use Doha's time zone. */
  formatDate: (isoDate: string) => string;
  formatDateTime: (isoDate: string) => string;
  formatTime: (isoDate: string) => string;
}

interface LanguageStatus {
  /** The texts of the requested language are loading. */
  isTranslating: boolean;
  /** Those texts could not be loaded, so the page keeps its language. */
  hasFailed: boolean;
}

/** Apart from the language: its changes would render the whole page. */
export const LanguageStatusContext = createContext<LanguageStatus>({
  isTranslating: false,
  hasFailed: false,
});

export const LanguageContext = createContext<LanguageValue | null>(null);

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('No LanguageProvider');
  return value;
}
