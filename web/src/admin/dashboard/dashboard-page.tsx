import Mail from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import { useAdmin } from '../../session/session-queries';
import { greeting } from './greeting';

export function DashboardPage() {
  const { t } = useLanguage();
  const { data: admin } = useAdmin();
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 3, md: 4 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
        {t('{greeting}, {name}', {
          greeting: t(greeting(new Date().getHours())),
          name: admin?.name ?? t('Administrator'),
        })}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 2 }}>
        {t('Enquiries from the website are waiting under Messages.')}
      </Typography>
      <Button component={Link} to="/admin/messages" variant="contained" startIcon={<Mail />}>
        {t('Messages')}
      </Button>
    </Paper>
  );
}
