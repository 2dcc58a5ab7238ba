import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { FailedLoad } from '../../shared/ui/failed-load';
import { dashboardQuery } from './dashboard-query';
import { NotificationCenter } from './notification-center';
import { QuickActions } from './quick-actions';
import { RecentSubmissions } from './recent-submissions';
import { StatCards } from './stat-cards';
import { SystemStatus } from './system-status';
import { Waiting } from './waiting';
import { WebsiteTraffic } from './website-traffic';
import { Welcome } from './welcome';

// React.lazy takes a module's default export.
export default function DashboardPage() {
  const { t } = useLanguage();
  const { data, isError, refetch } = useQuery(dashboardQuery);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Welcome />
      {isError ? (
        <FailedLoad
          text={t('Failed to load dashboard data')}
          retryLabel={t('Retry')}
          onRetry={refetch}
          margin={0}
        />
      ) : (
        <>
          <Waiting waiting={data?.waiting} />
          <StatCards counts={data?.counts} />
        </>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {!isError && <RecentSubmissions messages={data?.recentSubmissions} />}
        <QuickActions />
        <WebsiteTraffic />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              xl: 'minmax(0, 1fr)',
            },
          }}
        >
          <SystemStatus />
          <NotificationCenter />
        </Box>
      </Box>
    </Box>
  );
}
