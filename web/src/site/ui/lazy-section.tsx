import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { FailedLoad } from '../../shared/ui/failed-load';

interface Props {
  /** Name of its chunk. */
  name: string;
  /** Anchor, present before the section is loaded. */
  id?: string;
  /** The lazily hydrated section of that name. */
  children: ReactNode;
}

/** If loading fails, the rest of the page stays. */
export function LazySection({ name, id, children }: Props) {
  const { t } = useLanguage();
  // Without a reset, a failed query would fail again without a request.
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Box id={id} data-lazy-section={name} tabIndex={-1} sx={{ outline: 'none' }}>
      <ErrorBoundary
        fallback={(_, retry) => (
          <FailedLoad
            text={t('This section could not be loaded')}
            retryLabel={t('Retry')}
            onRetry={() => {
              reset();
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<Box sx={{ minBlockSize: '100vh' }} />}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  );
}
