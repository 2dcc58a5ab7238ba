import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../language-context';
import { useTranslations } from './translations-context';

interface Translated {
  /** The text in the visitor's language; the original while its translation is pending, and after it has failed. */
  tr: (text: string) => string;
  /** True while a translation is pending: the page shows its skeleton instead of the original. */
  isPending: boolean;
}

const SEPARATOR = '\u0000';

/**
 * Translates content from the database, with one request for all texts of a page that are not in the built-in dictionary. Texts may be
 * undefined.
 */
export function useTranslated(texts: readonly (string | undefined)[]): Translated {
  const { language, knows, translateKnown } = useLanguage();
  const translations = useTranslations();
  useSyncExternalStore(translations.subscribe, translations.version, translations.version);

  // Callers create a new array in each render, so the memo depends on its content.
  const key = texts.filter((text) => text !== undefined && text !== '').join(SEPARATOR);
  const wanted = useMemo(() => (key === '' ? [] : key.split(SEPARATOR)), [key]);

  useEffect(() => translations.show(wanted), [translations, wanted]);
  useEffect(() => {
    if (language === 'ar') void translations.fetch(wanted.filter((text) => !knows(text)));
  }, [translations, wanted, language, knows]);

  if (language === 'en') return { tr: (text) => text, isPending: false };
  // Checks all texts, not only the first: server rendering collects here what the page needs.
  const pending = wanted.filter((text) => !knows(text) && !translations.isSettled(text));
  return {
    tr: (text) => (knows(text) ? translateKnown(text) : (translations.find(text) ?? text)),
    isPending: pending.length > 0,
  };
}
