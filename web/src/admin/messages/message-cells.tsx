import type { Message } from '@alnafitha/contract';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { matchParent } from '../ui/match-parent';
import { CallLinks } from './phone-links';

/** The name as a link to the message, e-mail address and phone number. New messages are bold with a dot. */
export function Sender({ message, to }: { message: Message; to: To }) {
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
          <bdi>{message.name}</bdi>
        </Link>
        {message.doubtful && (
          <Tooltip title={t('Possible spam')}>
            <ReportOutlined role="img" aria-hidden={false} color="warning" fontSize="small" />
          </Tooltip>
        )}
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
        {/* Its own direction, so that the end is truncated in Arabic, too. */}
        <Link href={`mailto:${message.email}`} underline="hover" dir="ltr">
          {message.email}
        </Link>
        {message.whatsappNumber && <CallLinks message={message} />}
      </Typography>
    </Box>
  );
}

/** E-mail addresses, beside phone numbers, and texts that are none. */
const truncated = {
  minInlineSize: 0,
  flexShrink: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Truncated at its own end in the table, but aligned with the page. */
const oneLineInTable = {
  ...matchParent,
  whiteSpace: { lg: 'nowrap' },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
} as const;

/** Subject, service and the beginning of the text. */
export function MessageExcerpt({ message }: { message: Message }) {
  const { translateIfKnown } = useLanguage();
  return (
    <Box translate="no" sx={{ minInlineSize: 0 }}>
      <Box sx={{ display: { lg: 'flex' }, alignItems: 'baseline', columnGap: 1 }}>
        {message.subject && (
          <Typography dir="auto" sx={{ ...oneLineInTable, fontWeight: message.status === 'new' ? 700 : 400 }}>
            {message.subject}
          </Typography>
        )}
        {message.service && (
          // The subject is truncated last.
          <Typography variant="body2" color="textSecondary" sx={{ ...oneLineInTable, flexShrink: 99 }}>
            {translateIfKnown(message.service)}
          </Typography>
        )}
      </Box>
      <Typography
        variant="body2"
        dir="auto"
        sx={{
          ...oneLineInTable,
          display: { xs: '-webkit-box', lg: 'block' },
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
        }}
      >
        {message.message}
      </Typography>
    </Box>
  );
}
