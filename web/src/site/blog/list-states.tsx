import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
import { Button } from '../../ui/button';
import { outlinedSurface } from '../../ui/surface';

export function PostsFailed() {
  const { t } = useLanguage();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => location.reload()}>
          {t('Retry')}
        </Button>
      }
    >
      <AlertTitle>{t('Error Loading Blog Posts')}</AlertTitle>
      {t('We encountered an error while loading blog posts. Please try again later.')}
    </Alert>
  );
}

export function NoPosts({ onReset }: { onReset: () => void }) {
  const { t } = useLanguage();
  return (
    <Box sx={{ ...outlinedSurface, padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <Typography variant="h3">{t('No Posts Found')}</Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 2 }}>
        {t('Try another category or other words. The search looks through the posts of the page you are on.')}
      </Typography>
      <Button variant="outlined" onClick={onReset}>
        {t('Reset Filters')}
      </Button>
    </Box>
  );
}
