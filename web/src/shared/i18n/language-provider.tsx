import { directionOf, type Language } from '@alnafitha/contract';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Dictionary, interpolate, ownValue } from './dictionary';
import { formatsFor } from './formats';
import { LanguageContext, LanguageStatusContext, type LanguageValue } from './language-context';
import { storeLanguage } from './stored-language';

/** Maximum wait for the Arabic font, in milliseconds. */
const TIMEOUT = 300;
/** Those of nearly all texts (web/build/fonts.ts). */
const WEIGHTS = [400, 600];

/** Resolves when the Arabic font is loaded, or after the timeout. */
async function loadArabicFont(): Promise<void> {
  const chosen = getComputedStyle(document.documentElement).getPropertyValue('--arabic-font');
  const font = chosen || '"IBM Plex Sans Arabic"';
  const faces = WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${font}`, 'ع'));
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  try {
    await Promise.race([Promise.all(faces), timeout]);
  } catch (error) {
    console.warn('The Arabic font could not be loaded.', error);
  }
}

const FORMATS = { en: formatsFor('en'), ar: formatsFor('ar') };

export interface LanguageProviderProps {
  /** Requested language; the page is in English until the Arabic texts are loaded. */
  language: Language;
  /** Runs when the chosen language's texts are loaded. All functions here are stable between renders. */
  onLanguageChange: (language: Language) => void;
  /** Arabic texts that are loaded before the first render. */
  initialDictionary?: Dictionary | undefined;
  loadArabic: () => Promise<Dictionary>;
  /** Localizes a path; both languages share one by default. */
  localizedPath?: (language: Language, path: string) => string;
  children: ReactNode;
}

const NO_TEXTS: Dictionary = {};
const samePath = (_: Language, path: string) => path;

/** Provides the language and its texts, and sets the document's `lang`, `dir` and `rtl` class. */
export function LanguageProvider({
  language: requested,
  onLanguageChange,
  initialDictionary,
  loadArabic,
  localizedPath = samePath,
  children,
}: LanguageProviderProps) {
  const [arabic, setArabic] = useState(initialDictionary);
  const hasArabic = useRef(arabic !== undefined);
  const [isTranslating, setTranslating] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Latest choice of the visitor. */
  const chosen = useRef(requested);

  const language: Language = requested === 'ar' && arabic ? 'ar' : 'en';
  const direction = directionOf(language);

  const { setLanguage, loadTexts } = useMemo(() => {
    async function loadTexts() {
      setTranslating(true);
      try {
        const [dictionary] = await Promise.all([loadArabic(), loadArabicFont()]);
        hasArabic.current = true;
        setArabic(dictionary);
        if (chosen.current === 'ar') onLanguageChange('ar');
      } catch (error) {
        console.error('The Arabic texts could not be loaded.', error);
        setFailed(true);
        onLanguageChange('en');
      }
      setTranslating(false);
    }
    function setLanguage(next: Language) {
      chosen.current = next;
      storeLanguage(next);
      setFailed(false);
      if (next === 'en' || hasArabic.current) onLanguageChange(next);
      else void loadTexts();
    }
    return { setLanguage, loadTexts };
  }, [loadArabic, onLanguageChange]);

  // History navigation can lead to Arabic, too.
  const needsTexts = requested === 'ar' && !arabic;
  useEffect(() => {
    if (!needsTexts) return;
    chosen.current = 'ar';
    void loadTexts();
  }, [needsTexts, loadTexts]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.body.classList.toggle('rtl', direction === 'rtl');
  }, [language, direction]);

  const dictionary = (language === 'ar' && arabic) || NO_TEXTS;
  const value = useMemo(
    (): LanguageValue => ({
      language,
      direction,
      setLanguage,
      prepareLanguage(next) {
        // Errors are reported when the visitor switches.
        if (next !== 'ar') return;
        loadArabic().catch((error) => console.warn(error));
        void loadArabicFont();
      },
      localePath: (path) => localizedPath(language, path),
      t: (key, ...[values]) => interpolate(dictionary[key] ?? key, values, language),
      translateIfKnown: (text) => ownValue(dictionary, text) ?? text,
      has: (text) => Object.hasOwn(dictionary, text),
      ...FORMATS[language],
    }),
    [language, direction, dictionary, setLanguage, loadArabic, localizedPath],
  );
  const status = useMemo(() => ({ isTranslating, hasFailed }), [isTranslating, hasFailed]);

  return (
    <LanguageContext value={value}>
      <LanguageStatusContext value={status}>{children}</LanguageStatusContext>
    </LanguageContext>
  );
}
