import { type Language, STORAGE_KEYS } from '@alnafitha/contract';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { notifyManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useCallback, useState } from 'react';
import type { InitialLanguage } from '../../shared/app/initial-language';
import { loadArabicFor } from '../../shared/app/initial-language';
import { PageProviders } from '../../shared/app/page-providers';
import { type Dictionary, loadAdminTexts, loadSiteTexts } from '../../shared/i18n/dictionary';
import { useLanguage } from '../../shared/i18n/language-context';
import { LanguageProvider } from '../../shared/i18n/language-provider';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { themes } from '../../shared/ui/theme/mui-theme';
import { styleCache } from '../../shared/ui/theme/style-cache';
import { BREAKPOINTS } from '../../shared/ui/theme/tokens';
import { MutationToaster } from '../ui/use-mutation-toasts';

/** Dialogs fill a phone's screen; alert dialogs, which are a question with two buttons, do not. */
const dialogsOnPhones = {
  [`@media screen and (max-width: ${BREAKPOINTS.sm - 0.05}px)`]: {
    '.MuiDialog-paper[role="dialog"]': {
      margin: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100%',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
  },
};

/** The style sheets define the theme's variables (web/build/theme-css.ts). */
function AdminTheme({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return (
    <CacheProvider value={styleCache(direction)}>
      <ThemeProvider
        theme={themes[direction]}
        modeStorageKey={STORAGE_KEYS.adminTheme}
        noSsr
        disableStyleSheetGeneration
      >
        <CssBaseline />
        <GlobalStyles styles={dialogsOnPhones} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

interface DataProvidersProps extends InitialLanguage {
  queryClient: QueryClient;
  loadArabic: () => Promise<Dictionary>;
  children: ReactNode;
}

/** Query client and texts of an app with one URL for both languages. */
export function DataProviders({ queryClient, initialLanguage, ...props }: DataProvidersProps) {
  const [language, setLanguage] = useState(initialLanguage);
  // The press is painted before the whole panel is rendered.
  const showLanguage = useCallback((next: Language) => startTransition(() => setLanguage(next)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language} onLanguageChange={showLanguage} {...props} />
    </QueryClientProvider>
  );
}

export const loadArabic = () => loadArabicFor([loadSiteTexts, loadAdminTexts]);

const ToastView = retryableLazy(() => import('../../shared/ui/toast/toast-view'));

interface Props extends InitialLanguage {
  queryClient: QueryClient;
  children: ReactNode;
}

// A pending mutation disables its button before the second click of a double click; the default is a timer.
notifyManager.setScheduler(queueMicrotask);

/** The panel's contexts; expects a router outside. */
export function Providers({ children, ...data }: Props) {
  return (
    <DataProviders {...data} loadArabic={loadArabic}>
      <AdminTheme>
        <PageProviders ToastView={ToastView}>
          <MutationToaster />
          {children}
        </PageProviders>
      </AdminTheme>
    </DataProviders>
  );
}
