import type { Message, MessageStatus } from '@alnafitha/contract';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import type { Column } from '../ui/data-list/column';
import { RowActions } from '../ui/data-list/row-actions';
import { FollowUpDay } from './follow-up';
import { MessageExcerpt, oneLineInTable } from './message-excerpt';
import { FileCount } from './message-files';
import { CallLinks } from './phone-links';
import { ReceivedTime, RepliedTime } from './received-time';
import { StatusSelect } from './status-select';
import { UnsentIcon } from './unsent-alert';

/** New messages are bold with a dot. */
function Sender({ message, to, onCall }: { message: Message; to: To; onCall: () => void }) {
  const { t } = useLanguage();
  const isNew = message.status === 'new';
  return (
    <Box translate="no" sx={{ minInlineSize: 0, '& a': { display: 'inline-block', paddingBlock: 0.25 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
        {isNew && (
          <Box
            aria-hidden
            sx={{
              inlineSize: 8,
              blockSize: 8,
              flexShrink: 0,
              borderRadius: '50%',
              backgroundColor: 'badge.blue',
            }}
          />
        )}
        <Link
          component={RouterLink}
          to={to}
          underline="hover"
          color="textPrimary"
          aria-label={t('View the message from {name}', { name: message.name })}
          sx={{ fontWeight: isNew ? 700 : 400, overflowWrap: 'anywhere' }}
        >
          <bdi>{bidiText(message.name)}</bdi>
        </Link>
        {message.suspectedSpam && (
          <Tooltip title={t('Possible spam')}>
            <ReportOutlined role="img" aria-hidden={false} color="warning" fontSize="small" />
          </Tooltip>
        )}
        <FileCount message={message} />
        <UnsentIcon message={message} />
      </Box>
      <Typography
        component="div"
        variant="body2"
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', lg: message.phones.length > 1 ? 'wrap' : 'nowrap' },
          columnGap: 1.5,
          overflowWrap: 'anywhere',
          '& > *': { flexShrink: 0 },
          '& > :is(a:first-of-type, bdi)': truncated,
        }}
      >
        {/* An explicit direction truncates the end in Arabic, too. */}
        <Link href={`mailto:${message.email}`} underline="hover" dir="ltr">
          {message.email}
        </Link>
        {message.whatsappNumber && <CallLinks message={message} onCall={onCall} />}
      </Typography>
    </Box>
  );
}

/** Styles of e-mail addresses, and of texts that are no phone number. */
const truncated = {
  minInlineSize: 0,
  flexShrink: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

interface Options {
  linkTo: (message: Message) => To;
  onStatus: (message: Message, status: MessageStatus) => void;
  onCall: (message: Message) => void;
  onDelete: (message: Message) => void;
}

export function useMessageColumns({ linkTo, onStatus, onCall, onDelete }: Options): Column<Message>[] {
  const { t } = useLanguage();
  return [
    {
      header: t('Sender'),
      card: 'head',
      cell: (message) => <Sender message={message} to={linkTo(message)} onCall={() => onCall(message)} />,
      sx: { inlineSize: { xs: 216, xl: 288 } },
    },
    { header: t('Message'), card: 'body', cell: (message) => <MessageExcerpt message={message} /> },
    {
      header: t('Status'),
      card: 'footer',
      cell: (message) => <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />,
      sx: { inlineSize: 144 },
    },
    {
      header: t('Received'),
      card: 'body',
      cell: (message) => (
        <Box sx={{ '& > *': oneLineInTable }}>
          <ReceivedTime isoDate={message.createdAt} />
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            <RepliedTime message={message} />
          </Typography>
        </Box>
      ),
      cardCell: (message) => (
        <Typography variant="body2" color="textSecondary">
          <ReceivedTime isoDate={message.createdAt} />
          {message.firstResponseAt && ' · '}
          <RepliedTime message={message} />
          {message.followUpOn && (
            <Box component="span" sx={{ display: { lg: 'none' } }}>
              {' · '}
              <FollowUpDay followUpOn={message.followUpOn} />
            </Box>
          )}
        </Typography>
      ),
      from: 'xl',
      sx: { inlineSize: 160 },
    },
    {
      header: t('Actions'),
      card: 'footer',
      cell: (message) => (
        <RowActions
          remove={{
            label: t('Delete the message from {name}', { name: message.name }),
            onClick: () => onDelete(message),
          }}
        />
      ),
      sx: { inlineSize: 76 },
    },
  ];
}
