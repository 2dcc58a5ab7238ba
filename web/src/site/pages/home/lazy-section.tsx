import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { NearViewport } from '../../ui/near-viewport';
import { useWasServerRendered } from '../../ui/use-hydrated';

interface Props {
  /** The name of its chunk. */
  name: string;
  /** The section's anchor, present before it is loaded. */
  id?: string;
  /** Loads it at once. */
  isWanted: boolean;
  /** The reserved height per breakpoint. */
  minBlockSize: Readonly<Record<string, number>>;
  /** The lazily hydrated section of that name. */
  children: ReactNode;
}

/**
 * A server-rendered section that is lazily hydrated; when the browser rendered the page, the section's chunk is loaded near the
 * viewport. If loading fails, the rest of the page stays.
 */
export function LazySection({ name, id, isWanted, minBlockSize, children }: Props) {
  const { t } = useLanguage();
  const isFinished = useWasServerRendered();
  const section = (
    <ErrorBoundary
      fallback={(_, retry) => (
        <FailedLoad text={t('This section could not be loaded')} retryLabel={t('Retry')} onRetry={retry} />
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
  return (
    <Box id={id} data-lazy-section={name} tabIndex={-1} sx={{ outline: 'none' }}>
      {isFinished || isWanted ? (
        <Box sx={{ minBlockSize }}>{section}</Box>
      ) : (
        <NearViewport minBlockSize={minBlockSize}>{section}</NearViewport>
      )}
    </Box>
  );
}
