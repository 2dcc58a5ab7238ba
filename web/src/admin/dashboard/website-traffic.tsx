import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { DashboardCard } from './dashboard-card';

/** A placeholder for an analytics service. */
export function WebsiteTraffic() {
  const { t } = useLanguage();
  return (
    <DashboardCard title={t('Website Traffic')}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          justifyItems: 'center',
          alignContent: 'center',
          minBlockSize: 200,
          padding: 3,
          textAlign: 'center',
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <InsightsOutlined color="disabled" sx={{ fontSize: 48 }} />
        <Typography color="textSecondary">
          {t('Connect an analytics service to see your website traffic here.')}
        </Typography>
      </Box>
    </DashboardCard>
  );
}
