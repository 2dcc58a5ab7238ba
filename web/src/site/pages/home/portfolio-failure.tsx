import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Typography } from '../../../shared/ui/typography';

export function PortfolioFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        // About the height of the images.
        minBlockSize: { xs: 380, md: 720 },
        padding: 4,
        textAlign: 'center',
      }}
    >
      <Typography variant="h3">{t('Error loading portfolio')}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
        {t('Please try again later')}
      </Typography>
      <Button variant="contained" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Box>
  );
}
