import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isChunkLoadError, NO_CONNECTION } from '../i18n/error-text';
import { useLanguage } from '../i18n/language-context';
import { ErrorBoundary } from './error-boundary';
import { FailedLoad } from './failed-load';
import { PageHead } from './page-head';

/** Replaces a failed page with an error, until the visitor navigates or a retry succeeds. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKey={key}
      fallback={(error, retry) => {
        const title = t('We could not load this page');
        return (
          <>
            <PageHead title={title} />
            {isChunkLoadError(error) ? (
              <FailedLoad text={`${title}. ${t(NO_CONNECTION)}`} retryLabel={t('Retry')} onRetry={retry} />
            ) : (
              <FailedLoad text={title} retryLabel={t('Reload the page')} onRetry={() => location.reload()} />
            )}
          </>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
