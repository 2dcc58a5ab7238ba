import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataProviders } from '../src/admin/app/providers';
import type { InitialLanguage } from '../src/shared/app/initial-language';
import { PageProviders } from '../src/shared/app/page-providers';
import { loadDictionary, loadSiteTexts } from '../src/shared/i18n/dictionary';
import { PlainToast } from '../src/shared/ui/toast/toast-provider';

const loadArabic = () => loadDictionary([loadSiteTexts]);

interface Props extends InitialLanguage {
  queryClient: QueryClient;
  children: ReactNode;
}

/** The contexts that site and panel have in common. */
export function Providers({ children, ...data }: Props) {
  return (
    <DataProviders {...data} loadArabic={loadArabic}>
      <PageProviders ToastView={PlainToast}>{children}</PageProviders>
    </DataProviders>
  );
}
