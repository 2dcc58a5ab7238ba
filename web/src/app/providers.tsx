import { type Language, STORAGE_KEYS } from '@alnafitha/contract';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Dictionary, DictionaryArea } from '../language/dictionary';
import { useLanguage } from '../language/language-context';
import { LanguageProvider } from '../language/language-provider';
import { ErrorBoundary } from '../ui/error-boundary';
import { FailedLoad } from '../ui/failed-load';
import { ToastProvider } from '../ui/toast/toast-provider';
import { emotionCaches } from './emotion-caches';
import { themes } from './theme';

const siteAreas: readonly DictionaryArea[] = ['site'];
const adminAreas: readonly DictionaryArea[] = ['site', 'admin'];

export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}

export function areasOf(pathname: string): readonly DictionaryArea[] {
  return isAdminPath(pathname) ? adminAreas : siteAreas;
}

interface Props {
  queryClient: QueryClient;
  initialLanguage: Language;
  initialDictionary?: Dictionary | undefined;
  children: ReactNode;
}

/** Everything that a page finds around itself. Expects a router outside. */
export function Providers({ queryClient, initialLanguage, initialDictionary, children }: Props) {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider
        initialLanguage={initialLanguage}
        initialDictionary={initialDictionary}
        areas={areasOf(pathname)}
      >
        <Appearance isAdmin={isAdminPath(pathname)}>{children}</Appearance>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Appearance({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  const { direction, t } = useLanguage();
  return (
    <CacheProvider value={emotionCaches[direction]}>
      {/* The panel remembers a theme of its own; the key makes MUI read it when the visitor changes sides. */}
      <ThemeProvider
        key={isAdmin ? 'admin' : 'site'}
        theme={themes[direction]}
        modeStorageKey={isAdmin ? STORAGE_KEYS.adminTheme : STORAGE_KEYS.theme}
        defaultMode={isAdmin ? 'light' : 'system'}
        disableTransitionOnChange
      >
        <CssBaseline />
        <ErrorBoundary
          fallback={
            <FailedLoad
              text={t('This page could not be shown')}
              retryLabel={t('Reload the page')}
              onRetry={() => location.reload()}
            />
          }
        >
          <ToastProvider closeLabel={t('Close')}>{children}</ToastProvider>
        </ErrorBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
