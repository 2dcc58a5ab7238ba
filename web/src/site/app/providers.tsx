import type { Language } from '@alnafitha/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Dictionary, loadDictionary } from '../../shared/i18n/dictionary';
import { useLanguage } from '../../shared/i18n/language-context';
import { LanguageProvider } from '../../shared/i18n/language-provider';
import { translationClient } from '../../shared/i18n/translation/translation-client';
import { createTranslations, type Translations } from '../../shared/i18n/translation/translations';
import { PageBoundary } from '../../shared/ui/page-boundary';
import { ToastProvider } from '../../shared/ui/toast/toast-provider';
import { Appearance } from './appearance';
import { useArabicEntrance } from './site-router';

export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/');
}

const loadSiteArabic = () => loadDictionary(['site']);
const loadAdminArabic = () => loadDictionary(['site', 'admin']);

/** Loads the Arabic texts of a page. */
export function arabicLoaderOf(pathname: string): () => Promise<Dictionary> {
  return isAdminPath(pathname) ? loadAdminArabic : loadSiteArabic;
}

interface Props {
  queryClient: QueryClient;
  initialLanguage: Language;
  initialDictionary?: Dictionary | undefined;
  /** What is known of texts from the database; nothing, where it is absent. */
  translations?: Translations;
  children: ReactNode;
}

/** Everything that a page finds around itself. Expects a router outside. */
export function Providers({
  queryClient,
  initialLanguage,
  initialDictionary,
  translations,
  children,
}: Props) {
  const { pathname } = useLocation();
  const entrance = useArabicEntrance();
  const [ownTranslations] = useState(() => translations ?? createTranslations(translationClient));
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider
        initialLanguage={initialLanguage}
        initialDictionary={initialDictionary}
        loadArabic={arabicLoaderOf(pathname)}
        translations={ownTranslations}
        entrance={entrance}
      >
        <Appearance side={isAdminPath(pathname) ? 'admin' : 'site'}>
          <Guarded>{children}</Guarded>
        </Appearance>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <PageBoundary>
      <ToastProvider closeLabel={t('Close')}>{children}</ToastProvider>
    </PageBoundary>
  );
}
