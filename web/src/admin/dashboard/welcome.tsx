import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdmin } from '../../shared/session/session-queries';
import { greeting } from './greeting';

export function Welcome() {
  const { t, translateIfKnown, formatDate } = useLanguage();
  const { data: admin } = useAdmin();
  const now = new Date();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
          {t('{greeting}, {name}', {
            greeting: t(greeting(now)),
            name: translateIfKnown(admin?.name || 'Administrator'),
          })}
        </Typography>
        <Typography color="textSecondary">
          <time dateTime={now.toISOString()}>{formatDate(now.toISOString())}</time>
        </Typography>
      </Box>
      <Button href="/" variant="outlined" startIcon={<OpenInNew />}>
        {t('Visit Website')}
      </Button>
    </Box>
  );
}
