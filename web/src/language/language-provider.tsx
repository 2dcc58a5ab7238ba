import { directionOf, type Language } from '@alnafitha/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Dictionary, type DictionaryArea, fillIn, loadDictionary } from './dictionary';
import { formatsFor } from './formats';
import { LanguageContext, type LanguageValue } from './language-context';
import { storeLanguage } from './stored-language';
import { translationClient } from './translation/translation-client';
import { createTranslations } from './translation/translations';
import { TranslationsContext } from './translation/translations-context';

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
  const [isReady, setReady] = useState(initialDictionary !== undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [translations] = useState(() => createTranslations(translationClient));

  // Arabic begins when its texts are there; until then the page stays as it is, under the overlay.
  const language: Language = requested === 'ar' && isReady ? 'ar' : 'en';
  const direction = directionOf(language);

  useEffect(() => {
    if (requested !== 'ar') return;
    let current = true;
    async function fetchTexts() {
      const dictionary = await loadDictionary(areas);
      // The page turns at once, with all its texts, rather than in two steps.
      await translations.fetch(translations.textsOnPage().filter((text) => !Object.hasOwn(dictionary, text)));
      return dictionary;
    }
    fetchTexts().then(
      (dictionary) => {
        if (!current) return;
        setArabic(dictionary);
        setReady(true);
      },
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
  }, [requested, areas, translations]);

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
        translations.forgetFailures();
        if (next === 'en') setReady(false);
        setRequested(next);
      },
      prepareLanguage(next) {
        // A failure shows when the visitor really switches.
        if (next === 'ar') loadDictionary(areas).catch((error) => console.warn(error));
      },
      t: (sentence, ...[values]) => fillIn(dictionary[sentence] ?? sentence, values),
      translateKnown: (text) => dictionary[text] ?? text,
      knows: (text) => Object.hasOwn(dictionary, text),
      ...formatsFor(language),
    };
  }, [language, direction, requested, arabic, hasFailed, areas, translations]);

  return (
    <TranslationsContext value={translations}>
      <LanguageContext value={value}>{children}</LanguageContext>
    </TranslationsContext>
  );
}
