import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
import { Button } from '../../ui/button';

export function PortfolioFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <Paper
      role="alert"
      variant="outlined"
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        // About that of the pictures.
        minBlockSize: { xs: 380, md: 560 },
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
    </Paper>
  );
}
