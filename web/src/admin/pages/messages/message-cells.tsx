import type { Message } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { matchParent } from '../../ui/match-parent';
import { CallLink } from './phone-links';

/** The name as a link to the message, e-mail address and phone number. New messages are bold with a dot. */
export function Sender({ message, to }: { message: Message; to: To }) {
  const { t } = useLanguage();
  const isNew = message.status === 'new';
  return (
    <Box translate="no" sx={{ minInlineSize: 0, '& a': { display: 'inline-block', paddingBlock: 0.25 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {isNew && (
          <Box
            aria-hidden
            sx={{ inlineSize: 8, blockSize: 8, borderRadius: 4, backgroundColor: 'badge.blue' }}
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
        <SpamSuspicionLabel message={message} />
      </Box>
      <Typography
        component="div"
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
      >
        <Link href={`mailto:${message.email}`} underline="hover">
          <bdi dir="ltr">{message.email}</bdi>
        </Link>
        {message.whatsappNumber && <CallLink message={message} />}
      </Typography>
    </Box>
  );
}

/** A label for suspected spam. */
export function SpamSuspicionLabel({ message }: { message: Message }) {
  const { t } = useLanguage();
  return message.doubtful ? (
    <Chip label={t('Possible spam')} size="small" variant="outlined" color="warning" />
  ) : null;
}

/** In the table a long subject or text is truncated. */
const oneLineInTable = {
  whiteSpace: { lg: 'nowrap' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** Subject, service and the beginning of the text. */
export function MessageExcerpt({ message }: { message: Message }) {
  const { translateIfKnown } = useLanguage();
  return (
    <Box translate="no" sx={{ minInlineSize: 0 }}>
      <Box sx={{ overflowWrap: 'anywhere', ...oneLineInTable }}>
        {message.subject && (
          <Typography component="span" sx={{ fontWeight: message.status === 'new' ? 700 : 400 }}>
            <bdi>{message.subject}</bdi>{' '}
          </Typography>
        )}
        {message.service && (
          <Typography component="span" variant="body2" color="textSecondary">
            {translateIfKnown(message.service)}
          </Typography>
        )}
      </Box>
      <Typography
        variant="body2"
        dir="auto"
        sx={{
          // Truncated at its own end, but aligned with the page.
          ...matchParent,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: 2, lg: 1 },
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {message.message}
      </Typography>
    </Box>
  );
}
