import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { PageBoundary } from '../../shared/ui/page-boundary';
import { PageSpinner } from '../../shared/ui/spinner';

/** A page whose code arrives later, or not. */
export function LoadedPage({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <PageBoundary>
      <Suspense fallback={<PageSpinner label={t('Loading...')} />}>{children}</Suspense>
    </PageBoundary>
  );
}
