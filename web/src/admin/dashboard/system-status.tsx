import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { DashboardCard } from './dashboard-card';
import { SYSTEM_STATUS } from './placeholders';

export function SystemStatus() {
  const { t } = useLanguage();
  return (
    <DashboardCard title={t('System Status')} note={t('Sample values')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {SYSTEM_STATUS.map(({ label, value, verdict }) => (
          <Box key={label}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 0.75 }}>
              <Typography variant="body2">{t(label)}</Typography>
              <Typography variant="body2" sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
                {verdict && (
                  <Box component="span" sx={{ color: 'success.main' }}>
                    {t(verdict)}
                  </Box>
                )}
                <bdi dir="ltr">{value}%</bdi>
              </Typography>
            </Box>
            <LinearProgress
              variant="determinate"
              // The value is a level, not a progress, so the role is `meter`.
              role="meter"
              aria-label={t(label)}
              value={value}
              color={verdict ? 'success' : 'primary'}
              sx={{ blockSize: 8, borderRadius: 4 }}
            />
          </Box>
        ))}
      </Box>
    </DashboardCard>
  );
}
