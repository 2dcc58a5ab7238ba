import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../language-context';
import { useTranslations } from './translations-context';

export interface Translated {
  /** The text in the visitor's language; as it is while that is on its way, or cannot be had. */
  tr: (text: string) => string;
  /** True while a text is on its way: a page shows its skeleton rather than the original. */
  isPending: boolean;
}

const SEPARATOR = '\u0000';

/**
 * Translates texts that come from the database. All that is on a page goes in one request; the built-in dictionary is
 * asked first. Absent texts may be among them.
 */
export function useTranslated(texts: readonly (string | undefined)[]): Translated {
  const { language, knows, translateKnown } = useLanguage();
  const translations = useTranslations();
  useSyncExternalStore(translations.subscribe, translations.version, translations.version);

  // Callers build the list anew in each render; what counts is what is in it.
  const key = texts.filter((text) => text !== undefined && text !== '').join(SEPARATOR);
  const wanted = useMemo(() => (key === '' ? [] : key.split(SEPARATOR)), [key]);

  useEffect(() => translations.show(wanted), [translations, wanted]);
  useEffect(() => {
    if (language === 'ar') void translations.fetch(wanted.filter((text) => !knows(text)));
  }, [translations, wanted, language, knows]);

  if (language === 'en') return { tr: (text) => text, isPending: false };
  // All are asked about, not only the first: what renders on the server learns here what the page needs.
  const waiting = wanted.filter((text) => !knows(text) && !translations.isSettled(text));
  return {
    tr: (text) => (knows(text) ? translateKnown(text) : (translations.find(text) ?? text)),
    isPending: waiting.length > 0,
  };
}
