import { createContext, useContext } from 'react';
import type { Translations } from './translations';

export const TranslationsContext = createContext<Translations | null>(null);

export function useTranslations(): Translations {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('useTranslations must be used within a LanguageProvider');
  return translations;
}
