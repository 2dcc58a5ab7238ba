import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { useIsPending } from '../ui/page-location';

/** A bar over the page while the next one is loading. */
export function PendingBar() {
  const { t } = useLanguage();
  if (!useIsPending()) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('Loading...')}
      sx={{
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 'tooltip',
        blockSize: 4,
        backgroundColor: 'secondary.main',
        transformOrigin: '0 0',
        '[dir="rtl"] &': { transformOrigin: '100% 0' },
        '@media (prefers-reduced-motion: no-preference)': {
          animation: 'advance 10s cubic-bezier(0, 0.9, 0.3, 1) forwards',
        },
      }}
    />
  );
}
