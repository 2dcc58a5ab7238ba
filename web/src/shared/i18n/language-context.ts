import type { Direction, Language } from '@alnafitha/contract';
import { createContext, useContext } from 'react';
import type { Sentence, Values } from './sentence';

export interface LanguageValue {
  language: Language;
  direction: Direction;
  /** True while the texts of the language asked for are on their way. */
  isTranslating: boolean;
  /** True when those texts could not be fetched and the page stayed as it was. */
  hasFailed: boolean;
  setLanguage: (language: Language) => void;
  /** Fetches a language's texts ahead of a likely switch. */
  prepareLanguage: (language: Language) => void;
  /** The sentence in the visitor's language. */
  t: <S extends Sentence>(sentence: S, ...values: Values<S>) => string;
  /** The translation of a text that may be a sentence of ours (an answer of the API), else the text itself. */
  translateKnown: (text: string) => string;
  /** Whether the built-in dictionary has the text. */
  knows: (text: string) => boolean;
  /** Day, month and year in Doha, the month in words. */
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
