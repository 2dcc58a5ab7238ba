import type { Message } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { DashboardCard } from './dashboard-card';
import { MessagePreview } from './message-preview';

/** The newest messages; skeletons while loading. */
export function RecentSubmissions({ messages }: { messages: readonly Message[] | undefined }) {
  const { t } = useLanguage();
  return (
    <DashboardCard title={t('Recent Contact Submissions')}>
      {!messages ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton key={key} variant="rounded" height={72} />
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
