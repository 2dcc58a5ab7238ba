import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdmin } from '../../shared/session/session-queries';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { PageHead } from '../../shared/ui/page-head';
import { PageSpinner } from '../../shared/ui/spinner';
import { TranslatingOverlay } from '../../shared/ui/translating-overlay';
import { useCompany } from '../ui/use-company';
import { LoginForm } from './login-form';

export function LoginPage() {
  const { language, t } = useLanguage();
  const session = useAdmin();
  const company = useCompany()[language];

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.data) return <Navigate to="/admin" replace />;

  return (
    <Box component="main" sx={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center', padding: 2 }}>
      <PageHead title={t('Admin Login')} />
      <Box sx={{ inlineSize: '100%', maxInlineSize: 420 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 1 }}>
          <img src="/favicon.svg" alt={company.name} width={44} height={44} />
          <LanguageToggle />
        </Box>
        <Paper variant="outlined" sx={{ padding: { xs: 3, sm: 5 } }}>
          <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
            {t('Admin Login')}
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlock: 1.5, textWrap: 'balance' }}>
            {t('Enter your credentials to access the admin panel')}
          </Typography>
          <LoginForm />
        </Paper>
        <Button href="/" sx={{ marginBlockStart: 2, marginInlineStart: -1 }}>
          {t('Back to Website')}
        </Button>
      </Box>
      <TranslatingOverlay />
    </Box>
  );
}
