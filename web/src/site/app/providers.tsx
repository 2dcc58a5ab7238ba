import { type Direction, type Language, localeOf, localizedPath, unprefixedPath } from '@alnafitha/contract';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { showColors } from '../../shared/app/document-colors';
import { loadArabicFor } from '../../shared/app/initial-language';
import { PageProviders } from '../../shared/app/page-providers';
import { type Dictionary, loadSiteTexts } from '../../shared/i18n/dictionary';
import { useLanguage } from '../../shared/i18n/language-context';
import { LanguageProvider } from '../../shared/i18n/language-provider';
import { readStoredLanguage } from '../../shared/i18n/stored-language';
import { styleCache } from '../../shared/ui/theme/style-cache';
import { createColorMode } from '../ui/color-mode';
import { PageLocationProvider, useCurrentLocation, usePageLocation } from '../ui/page-location';
import { SiteToastView } from '../ui/site-toast';
import { ColorModeContext, useIsDark } from '../ui/use-color-mode';

const mode = createColorMode();

function ColorModeProvider({ children }: { children: ReactNode }) {
  return (
    <>
      <DocumentColors />
      <ColorModeContext value={mode}>{children}</ColorModeContext>
    </>
  );
}

function DocumentColors() {
  const isDark = useIsDark(mode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the trigger.
  useLayoutEffect(() => {
    // During hydration `isDark` is the server's value, so read it again.
    showColors(mode.isDark());
  }, [isDark]);
  return null;
}

interface SiteLanguageProps {
  initialDictionary?: Dictionary | undefined;
  loadArabic: () => Promise<Dictionary>;
  children: ReactNode;
}

/** The language of a page is that of its URL. */
function SiteLanguage(props: SiteLanguageProps) {
  const { location } = usePageLocation();
  const {
    location: { pathname, search, hash, state },
    navigationType,
  } = useCurrentLocation();
  const navigate = useNavigate();

  const toLanguage = (language: Language) => {
    const path = localizedPath(language, unprefixedPath(pathname));
    if (path !== pathname) navigate(path + search + hash, { replace: true, state });
  };
  const latest = useRef(toLanguage);
  const switched = useRef<Language>(null);
  const onLanguageChange = useCallback((language: Language) => {
    switched.current = language;
    latest.current(language);
  }, []);

  useLayoutEffect(() => {
    latest.current = toLanguage;
    // A history entry may be from before the visitor switched the language, to Arabic also on an earlier visit.
    const chosen = switched.current ?? (readStoredLanguage() === 'ar' ? 'ar' : null);
    if (navigationType === 'POP' && chosen) toLanguage(chosen);
  });

  return (
    <LanguageProvider
      language={localeOf(location.pathname)}
      onLanguageChange={onLanguageChange}
      localizedPath={localizedPath}
      {...props}
    />
  );
}

export const loadArabic = () => loadArabicFor([loadSiteTexts]);

interface Props {
  queryClient: QueryClient;
  initialDictionary?: Dictionary | undefined;
  /** Style cache for a direction; the document's by default. */
  cacheFor?: ((direction: Direction) => EmotionCache) | undefined;
  children: ReactNode;
}

/** The site's contexts; expects a router outside. */
export function Providers({ queryClient, initialDictionary, cacheFor, children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <PageLocationProvider>
        <SiteLanguage initialDictionary={initialDictionary} loadArabic={loadArabic}>
          <StyleProvider cacheFor={cacheFor}>
            <ColorModeProvider>
              <PageProviders ToastView={SiteToastView}>{children}</PageProviders>
            </ColorModeProvider>
          </StyleProvider>
        </SiteLanguage>
      </PageLocationProvider>
    </QueryClientProvider>
  );
}

function StyleProvider({ cacheFor = styleCache, children }: Pick<Props, 'cacheFor' | 'children'>) {
  const { direction } = useLanguage();
  return <CacheProvider value={cacheFor(direction)}>{children}</CacheProvider>;
}
