import type { Direction } from '@alnafitha/contract';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { loadArabicFor } from '../../shared/app/load-arabic';
import { PageProviders } from '../../shared/app/page-providers';
import type { Dictionary } from '../../shared/i18n/dictionary';
import { useLanguage } from '../../shared/i18n/language-context';
import { translationClient } from '../../shared/i18n/translation/translation-client';
import { createTranslations, type Translations } from '../../shared/i18n/translation/translations';
import { styleCache } from '../../shared/ui/theme/style-cache';
import { PageLocationProvider } from '../ui/page-location';
import { SiteToastView } from '../ui/site-toast';
import { ColorModeProvider } from './color-mode-provider';
import { SiteLanguage } from './site-language';

export const loadArabic = () => loadArabicFor(['site']);

interface Props {
  queryClient: QueryClient;
  initialDictionary?: Dictionary | undefined;
  /** The known translations of texts from the database; none by default. */
  translations?: Translations;
  /** The cache of styles for a direction; that of the document by default. */
  cacheFor?: ((direction: Direction) => EmotionCache) | undefined;
  children: ReactNode;
}

/** The contexts of every page of the site. Expects a router outside. */
export function Providers({ queryClient, translations, initialDictionary, cacheFor, children }: Props) {
  const [ownTranslations] = useState(() => translations ?? createTranslations(translationClient));
  return (
    <QueryClientProvider client={queryClient}>
      <PageLocationProvider>
        <SiteLanguage
          initialDictionary={initialDictionary}
          loadArabic={loadArabic}
          translations={ownTranslations}
        >
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

/** Styles are mirrored for Arabic. */
function StyleProvider({ cacheFor = styleCache, children }: Pick<Props, 'cacheFor' | 'children'>) {
  const { direction } = useLanguage();
  return <CacheProvider value={cacheFor(direction)}>{children}</CacheProvider>;
}
