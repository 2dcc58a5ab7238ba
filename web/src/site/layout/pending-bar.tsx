import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { LoadingBar } from '../../shared/ui/loading-bar';
import { useIsPending } from '../ui/page-location';

/** A bar over the page while the next one is loading. */
export function PendingBar() {
  const { t } = useLanguage();
  if (!useIsPending()) return null;
  return (
    <Box sx={{ position: 'fixed', insetBlockStart: 0, insetInline: 0, zIndex: 'tooltip' }}>
      <LoadingBar label={t('Loading...')} />
    </Box>
  );
}
