import { type Language, localeOf, localizedPath, unprefixedPath } from '@alnafitha/contract';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Dictionary } from '../../shared/i18n/dictionary';
import { LanguageProvider } from '../../shared/i18n/language-provider';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { usePageLocation } from '../ui/page-location';

interface Props {
  initialDictionary?: Dictionary | undefined;
  loadArabic: () => Promise<Dictionary>;
  children: ReactNode;
}

/** The language of a page is that of its URL. */
export function SiteLanguage(props: Props) {
  const { location: shown } = usePageLocation();
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();

  const toLanguage = (language: Language) => {
    const path = localizedPath(language, unprefixedPath(pathname));
    if (path !== pathname) navigate(path + search + hash, { replace: true, state });
  };
  const latest = useRef(toLanguage);
  const onLanguageChange = useCallback((language: Language) => latest.current(language), []);

  useLayoutEffect(() => {
    latest.current = toLanguage;
    // An entry of the history may be from before the visitor switched the language.
    const stored = type === 'POP' && readStoredLanguage();
    if (stored) toLanguage(stored);
  });

  return (
    <LanguageProvider
      language={localeOf(shown.pathname)}
      onLanguageChange={onLanguageChange}
      localizedPath={localizedPath}
      {...props}
    />
  );
}
