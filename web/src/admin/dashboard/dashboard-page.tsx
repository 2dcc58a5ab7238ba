import { type Dashboard, type Message, readDashboard } from '@alnafitha/contract';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { useAdmin } from '../../shared/session/session-queries';
import { Skeleton } from '../../shared/ui/skeleton';
import { callAsAdmin } from '../session/as-admin';
import { useMay } from '../session/use-may';
import { QueryFailure } from '../ui/query-failure';
import { useCompany } from '../ui/use-company';
import { DashboardCard } from './dashboard-card';
import { MessagePreview } from './message-preview';
import { NOTICES } from './placeholders';
import { QuickActions } from './quick-actions';
import { SetupCard } from './setup-card';
import { StatCards } from './stat-cards';
import { SystemStatus } from './system-status';
import { Waiting } from './waiting';

const dohaHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Qatar',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The greeting for the time of day in Doha. */
export function greeting(now: Date): PlainTranslationKey {
  const hour = Number(dohaHour.format(now));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

function Welcome() {
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

const STOPPED = {
  checkWaiting: 'The check for waiting enquiries has not run since {time}.',
  tidyUp: 'The nightly tidying of mails and deleted content has not run since {time}.',
} as const satisfies Record<Dashboard['stopped'][number]['name'], string>;

function StoppedSchedules({ stopped }: Pick<Dashboard, 'stopped'>) {
  const { t, formatDateTime } = useLanguage();
  return stopped.map(({ name, since }) => (
    <Alert key={name} severity="warning">
      {t(STOPPED[name], { time: formatDateTime(since) })}{' '}
      {t('Please ask whoever runs the website to look at its schedules.')}
    </Alert>
  ));
}

/** A placeholder for an analytics service. */
function WebsiteTraffic() {
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

function RecentSubmissions({ messages }: { messages: readonly Message[] | undefined }) {
  const { t } = useLanguage();
  return (
    <DashboardCard title={t('Recent Contact Submissions')}>
      {!messages ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} variant="rounded" sx={{ blockSize: 72 }} />
          ))}
        </Box>
      ) : messages.length === 0 ? (
        <Typography color="textSecondary" sx={{ paddingBlock: 4, textAlign: 'center' }}>
          {t('No messages yet')}
        </Typography>
      ) : (
        <ul>
          {messages.map((message) => (
            <MessagePreview key={message.id} message={message} />
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}

function NotificationCenter() {
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

/** What the sample's panel has as specified, with invented figures. */
function Placeholders() {
  return (
    <>
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
    </>
  );
}

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => callAsAdmin(readDashboard, {}, { signal }),
  // Pending work changes outside the panel, so each visit refetches behind the cached data.
  staleTime: 0,
});

export default function DashboardPage() {
  const { t } = useLanguage();
  const dashboard = useQuery(dashboardQuery);
  const { data, isLoadingError } = dashboard;
  const { isSample } = useCompany().en;
  const may = useMay();
  // The company's own figures are painted first; half of the page's time to render is below them.
  const hasRest = useDeferredValue(true, false);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Welcome />
      <QueryFailure query={dashboard} text={t('Failed to load dashboard data')} />
      {!isLoadingError && (
        <>
          <StoppedSchedules stopped={data?.stopped ?? []} />
          <Waiting dashboard={data} />
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
        {!isLoadingError && (
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {may('desk') && <RecentSubmissions messages={data?.recentSubmissions} />}
            {may('admin') && <SetupCard />}
          </Box>
        )}
        {hasRest && (
          <>
            {may('content') && <QuickActions />}
            {isSample && <Placeholders />}
          </>
        )}
      </Box>
    </Box>
  );
}
