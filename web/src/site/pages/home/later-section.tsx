import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useCameFinished } from '../../../shared/ui/arrival';
import { Box } from '../../../shared/ui/box';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { WhenNear } from '../../ui/when-near';

interface Props {
  /** By which its code is found. */
  name: string;
  /** The anchor by which links find the section, whether it has come or not. */
  id?: string;
  /** Asks for it at once, near or not. */
  isWanted: boolean;
  /** The height kept free for it, one a breakpoint. */
  minBlockSize: Readonly<Record<string, number>>;
  /** A `lazyPart` of that name. */
  children: ReactNode;
}

/**
 * A section that the server sends with the page, and that is fetched when the visitor comes near where the page was rendered by the
 * browser. If it cannot be had, the rest of the page stands.
 */
export function LaterSection({ name, id, isWanted, minBlockSize, children }: Props) {
  const { t } = useLanguage();
  const isFinished = useCameFinished();
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
    <Box id={id} data-part={name} tabIndex={-1} sx={{ outline: 'none' }}>
      {isFinished || isWanted ? (
        <Box sx={{ minBlockSize }}>{section}</Box>
      ) : (
        <WhenNear minBlockSize={minBlockSize}>{section}</WhenNear>
      )}
    </Box>
  );
}
