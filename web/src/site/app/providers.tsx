import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataProviders } from '../../shared/app/data-providers';
import type { InitialLanguage } from '../../shared/app/initial-language';
import { PageProviders } from '../../shared/app/page-providers';
import { loadDictionary } from '../../shared/i18n/dictionary';
import type { Translations } from '../../shared/i18n/translation/translations';
import { hydrateAll } from '../ui/lazy-hydration';
import { SiteToastView } from '../ui/site-toast';
import { ColorModeProvider } from './color-mode-provider';
import { useLocaleUrl } from './locale-router';

export const loadArabic = () => loadDictionary(['site']);

interface Props extends InitialLanguage {
  queryClient: QueryClient;
  /** The known translations of texts from the database; none by default. */
  translations?: Translations;
  children: ReactNode;
}

/** The contexts of every page of the site. Expects a router outside. */
export function Providers({ children, ...data }: Props) {
  const localeUrl = useLocaleUrl();
  return (
    <DataProviders {...data} loadArabic={loadArabic} localeUrl={localeUrl} onLanguageChange={hydrateAll}>
      <ColorModeProvider>
        <PageProviders ToastView={SiteToastView}>{children}</PageProviders>
      </ColorModeProvider>
    </DataProviders>
  );
}
