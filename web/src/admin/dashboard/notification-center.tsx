import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { DashboardCard } from './dashboard-card';
import { NOTICES } from './placeholders';

export function NotificationCenter() {
  const { t } = useLanguage();
  return (
    <DashboardCard title={t('Notification Center')} note={t('Sample notices')}>
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {NOTICES.map(({ title, text, icon: Icon, color }) => (
          <Box key={title} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Icon color={color} />
            <Box>
              <Typography sx={{ fontWeight: 600 }}>{t(title)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(text)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </DashboardCard>
  );
}
