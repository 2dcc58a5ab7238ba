import { directionOf, type Language } from '@alnafitha/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Dictionary, type DictionaryArea, fillIn, loadDictionary } from './dictionary';
import { formatsFor } from './formats';
import { LanguageContext, type LanguageValue } from './language-context';
import { storeLanguage } from './stored-language';

interface Props {
  initialLanguage: Language;
  /** The Arabic texts, where they are there before the first render. */
  initialDictionary?: Dictionary | undefined;
  /** Must be the same array between renders. */
  areas: readonly DictionaryArea[];
  children: ReactNode;
}

/** Keeps the language, its texts, and the document's `lang`, `dir` and `rtl` class. */
export function LanguageProvider({ initialLanguage, initialDictionary, areas, children }: Props) {
  const [requested, setRequested] = useState(initialLanguage);
  const [arabic, setArabic] = useState(initialDictionary);
  const [hasFailed, setHasFailed] = useState(false);

  // Arabic begins when its texts are there; until then the page stays as it is, under the overlay.
  const language: Language = requested === 'ar' && arabic ? 'ar' : 'en';
  const direction = directionOf(language);

  useEffect(() => {
    if (requested !== 'ar') return;
    let current = true;
    loadDictionary(areas).then(
      (dictionary) => current && setArabic(dictionary),
      (error: unknown) => {
        if (!current) return;
        console.error('The Arabic texts could not be loaded.', error);
        setRequested('en');
        setHasFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [requested, areas]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.body.classList.toggle('rtl', direction === 'rtl');
  }, [language, direction]);

  const value = useMemo((): LanguageValue => {
    const dictionary = language === 'ar' && arabic ? arabic : {};
    return {
      language,
      direction,
      isTranslating: requested !== language,
      hasFailed,
      setLanguage(next) {
        storeLanguage(next);
        setHasFailed(false);
        setRequested(next);
      },
      prepareLanguage(next) {
        // A failure shows when the visitor really switches.
        if (next === 'ar') loadDictionary(areas).catch((error) => console.warn(error));
      },
      t: (sentence, ...[values]) => fillIn(dictionary[sentence] ?? sentence, values),
      translateKnown: (text) => dictionary[text] ?? text,
      ...formatsFor(language),
    };
  }, [language, direction, requested, arabic, hasFailed, areas]);

  return <LanguageContext value={value}>{children}</LanguageContext>;
}
