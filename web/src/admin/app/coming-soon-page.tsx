import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';

/** A placeholder for sections without content yet. */
export function ComingSoonPage() {
  const { t } = useLanguage();
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
      <Typography color="textSecondary">{t('Content coming soon')}</Typography>
    </Paper>
  );
}
