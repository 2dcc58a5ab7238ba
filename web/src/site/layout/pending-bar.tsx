import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { LoadingBar } from '../../shared/ui/loading-bar';
import { Typography } from '../../shared/ui/typography';
import { useIsPending } from '../ui/page-location';
import { surface } from '../ui/surface';

/** A bar over the page while the next one is loading. */
export function PendingBar() {
  const { t } = useLanguage();
  if (!useIsPending()) return null;
  const label = t('Loading...');
  return (
    <Box
      sx={{ position: 'fixed', insetBlockStart: 0, insetInline: 0, zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <LoadingBar label={label} />
      <Typography aria-hidden variant="caption" sx={words}>
        {label}
      </Typography>
    </Box>
  );
}

const words = {
  ...surface,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingInline: 2,
  boxShadow: 4,
  // Not for pages that are there at once.
  '@media (prefers-reduced-motion: no-preference)': { animation: 'grow 150ms 200ms backwards' },
};
