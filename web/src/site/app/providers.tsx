import type { Direction } from '@alnafitha/contract';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadArabicFor } from '../../shared/app/load-arabic';
import { PageProviders } from '../../shared/app/page-providers';
import type { Dictionary } from '../../shared/i18n/dictionary';
import { useLanguage } from '../../shared/i18n/language-context';
import { styleCache } from '../../shared/ui/theme/style-cache';
import { PageLocationProvider } from '../ui/page-location';
import { SiteToastView } from '../ui/site-toast';
import { ColorModeProvider } from './color-mode-provider';
import { SiteLanguage } from './site-language';

export const loadArabic = () => loadArabicFor(['site']);

interface Props {
  queryClient: QueryClient;
  initialDictionary?: Dictionary | undefined;
  /** The cache of styles for a direction; that of the document by default. */
  cacheFor?: ((direction: Direction) => EmotionCache) | undefined;
  children: ReactNode;
}

/** The contexts of every page of the site. Expects a router outside. */
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

/** Styles are mirrored for Arabic. */
function StyleProvider({ cacheFor = styleCache, children }: Pick<Props, 'cacheFor' | 'children'>) {
  const { direction } = useLanguage();
  return <CacheProvider value={cacheFor(direction)}>{children}</CacheProvider>;
}
