import type { Message } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { matchParent } from '../ui/styles';
import { FollowUpDay } from './follow-up';

/** Truncates at the text's end, but aligns with the page. */
export const oneLineInTable = {
  ...matchParent,
  whiteSpace: { lg: 'nowrap' },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
} as const;

export function MessageExcerpt({ message }: { message: Message }) {
  const { translateIfKnown } = useLanguage();
  return (
    <Box translate="no" sx={{ minInlineSize: 0 }}>
      <Box sx={{ display: { lg: 'flex' }, alignItems: 'baseline', columnGap: 1 }}>
        {message.subject && (
          <Typography dir="auto" sx={{ ...oneLineInTable, fontWeight: message.status === 'new' ? 700 : 400 }}>
            {bidiText(message.subject)}
          </Typography>
        )}
        {message.service && (
          // The subject is truncated last.
          <Typography variant="body2" color="textSecondary" sx={{ ...oneLineInTable, flexShrink: 99 }}>
            {translateIfKnown(message.service)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: { lg: 'flex' }, alignItems: 'baseline', columnGap: 1 }}>
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            ...oneLineInTable,
            flexGrow: 1,
            display: { xs: '-webkit-box', lg: 'block' },
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: '2',
          }}
        >
          {bidiText(message.message)}
        </Typography>
        {message.followUpOn && !message.deletedAt && (
          <Typography variant="caption" color="textSecondary" sx={atEndOfRow}>
            <FollowUpDay followUpOn={message.followUpOn} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Cards have this part in the line of times. */
const atEndOfRow = {
  display: { xs: 'none', lg: 'block' },
  flexShrink: 0,
};
