import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataProviders } from '../../shared/app/data-providers';
import type { InitialLanguage } from '../../shared/app/initial-language';
import { loadArabicFor } from '../../shared/app/load-arabic';
import { PageProviders } from '../../shared/app/page-providers';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { AdminTheme } from './admin-theme';

export const loadArabic = () => loadArabicFor(['site', 'admin']);

const ToastView = retryableLazy(() => import('../../shared/ui/toast/toast-view'));

interface Props extends InitialLanguage {
  queryClient: QueryClient;
  children: ReactNode;
}

/** The contexts of every page of the panel. Expects a router outside. */
export function Providers({ children, ...data }: Props) {
  return (
    <DataProviders {...data} loadArabic={loadArabic}>
      <AdminTheme>
        <PageProviders ToastView={ToastView}>{children}</PageProviders>
      </AdminTheme>
    </DataProviders>
  );
}
