import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../language-context';
import { useTranslations } from './translations-context';

interface Translated {
  /** The text in the visitor's language; the original while its translation is pending, and after it has failed. */
  translateContent: (text: string) => string;
  /** True while a translation is pending: the page shows its skeleton instead of the original. */
  isPending: boolean;
}

const SEPARATOR = '\u0000';

/**
 * Translates content from the database, with one request for all texts of a page that are not in the built-in dictionary. Texts may be
 * undefined.
 */
export function useTranslated(texts: readonly (string | undefined)[]): Translated {
  const { language, has, translateIfKnown } = useLanguage();
  const translations = useTranslations();
  useSyncExternalStore(translations.subscribe, translations.version, translations.version);

  // Callers create a new array in each render, so the memo depends on its content.
  const key = texts.filter((text) => text !== undefined && text !== '').join(SEPARATOR);
  const content = useMemo(() => (key === '' ? [] : key.split(SEPARATOR)), [key]);

  useEffect(() => translations.register(content), [translations, content]);
  useEffect(() => {
    if (language === 'ar') void translations.fetch(content.filter((text) => !has(text)));
  }, [translations, content, language, has]);

  if (language === 'en') return { translateContent: (text) => text, isPending: false };
  // Checks all texts, not only the first: server rendering collects here what the page needs.
  const pending = content.filter((text) => !has(text) && !translations.isSettled(text));
  return {
    translateContent: (text) => (has(text) ? translateIfKnown(text) : (translations.find(text) ?? text)),
    isPending: pending.length > 0,
  };
}
