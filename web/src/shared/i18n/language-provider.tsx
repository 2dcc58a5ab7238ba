import { directionOf, type Language } from '@alnafitha/contract';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadArabicFont } from './arabic-font';
import { type Dictionary, interpolate } from './dictionary';
import { formatsFor } from './formats';
import { LanguageContext, type LanguageValue } from './language-context';
import type { LocaleUrl } from './locale-url';
import { ownValue } from './own-value';
import { storeLanguage } from './stored-language';
import type { Translations } from './translation/translations';
import { TranslationsContext } from './translation/translations-context';

const FORMATS = { en: formatsFor('en'), ar: formatsFor('ar') };

/** For two frames, base.css skips layout outside the viewport, so that a page that switches locale shows the viewport first. */
function layOutViewportFirst(): void {
  const root = document.documentElement;
  root.setAttribute('data-viewport-first', '');
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-viewport-first')));
}

interface Props {
  initialLanguage: Language;
  /** The Arabic texts, if they are loaded before the first render. */
  initialDictionary?: Dictionary | undefined;
  /** Must be the same function between renders. */
  loadArabic: () => Promise<Dictionary>;
  /** Translations of content from the database. */
  translations: Translations;
  /** Absent where one URL serves both languages. */
  localeUrl?: LocaleUrl | undefined;
  /** Called before the language changes. Must be the same function between renders. */
  onLanguageChange?: (() => void) | undefined;
  children: ReactNode;
}

/** Provides the language and its texts, and sets the document's `lang`, `dir` and `rtl` class. */
export function LanguageProvider({
  initialLanguage,
  initialDictionary,
  loadArabic,
  translations,
  localeUrl,
  onLanguageChange,
  children,
}: Props) {
  const [requested, setRequested] = useState(initialLanguage);
  const [arabic, setArabic] = useState(initialDictionary);
  const [isReady, setReady] = useState(initialDictionary !== undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const loadedBy = useRef(initialDictionary && loadArabic);

  // The page switches to Arabic when the texts are loaded; until then it stays in English, under the overlay.
  const language: Language = requested === 'ar' && isReady ? 'ar' : 'en';
  const direction = directionOf(language);

  const replaceUrl = useEffectEvent((next: Language) => localeUrl?.replace(next));
  useEffect(() => {
    if (requested !== 'ar' || (isReady && loadedBy.current === loadArabic)) return;
    let current = true;
    async function fetchTexts() {
      const [dictionary] = await Promise.all([loadArabic(), loadArabicFont()]);
      // The page switches once, with all its texts, rather than in two steps.
      await translations.fetch(translations.missingRegistered(dictionary));
      return dictionary;
    }
    fetchTexts().then(
      (dictionary) => {
        if (!current) return;
        loadedBy.current = loadArabic;
        setArabic(dictionary);
        setReady(true);
        replaceUrl('ar');
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
  }, [requested, isReady, loadArabic, translations]);

  // History navigation can end at an Arabic URL.
  const isArabicUrl = localeUrl?.isArabic ?? false;
  useEffect(() => {
    if (!isArabicUrl) return;
    storeLanguage('ar');
    setRequested('ar');
  }, [isArabicUrl]);

  const shownLanguage = useRef(language);
  useLayoutEffect(() => {
    if (shownLanguage.current !== language) layOutViewportFirst();
    shownLanguage.current = language;
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
        onLanguageChange?.();
        translations.forgetFailures();
        if (next === 'en') {
          setReady(false);
          localeUrl?.replace('en');
        } else if (
          arabic &&
          loadedBy.current === loadArabic &&
          translations.missingRegistered(arabic).length === 0
        ) {
          // Everything is loaded: one render is faster than two.
          setReady(true);
          localeUrl?.replace('ar');
        }
        setRequested(next);
      },
      prepareLanguage(next) {
        // An error is reported when the visitor actually switches.
        if (next !== 'ar') return;
        loadArabic().catch((error) => console.warn(error));
        void loadArabicFont();
      },
      t: (key, ...[values]) => interpolate(dictionary[key] ?? key, values),
      translateIfKnown: (text) => ownValue(dictionary, text) ?? text,
      has: (text) => Object.hasOwn(dictionary, text),
      ...FORMATS[language],
    };
  }, [
    language,
    direction,
    requested,
    arabic,
    hasFailed,
    loadArabic,
    translations,
    localeUrl,
    onLanguageChange,
  ]);

  return (
    <TranslationsContext value={translations}>
      <LanguageContext value={value}>{children}</LanguageContext>
    </TranslationsContext>
  );
}
