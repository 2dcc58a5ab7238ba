import { type Message, stripInvisible } from '@alnafitha/contract';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { HAIRLINE } from '../../shared/ui/hairline';
import { knownStatus, STATUS_BADGES, STATUS_LABELS } from '../messages/status-select';
import { shorten } from '../ui/shorten';
import { dot, matchParent } from '../ui/styles';

/** The first two letters of a name, in capitals. */
export function initialsOf(name: string): string {
  return [...stripInvisible(name).trim()].slice(0, 2).join('').toUpperCase();
}

const PREVIEW_LENGTH = 80;

/** The specification wants an amber badge here, and a blue one in the inbox. */
const BADGES = { ...STATUS_BADGES, new: 'amber' } as const;

export function MessagePreview({ message }: { message: Message }) {
  const { t, formatDateTime } = useLanguage();
  const { id, name, email, createdAt } = message;
  const status = knownStatus(message.status);
  return (
    <Box component="li" sx={{ '& + &': { borderBlockStart: HAIRLINE } }}>
      <ButtonBase
        component={Link}
        to={`/admin/messages/${id}`}
        focusRipple
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'flex-start',
          inlineSize: '100%',
          paddingBlock: 1.5,
          paddingInline: 1,
          borderRadius: 1,
          textAlign: 'start',
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        <Avatar aria-hidden translate="no" sx={{ fontSize: 16, backgroundColor: 'primary.main' }}>
          {initialsOf(name)}
        </Avatar>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <Box translate="no" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{bidiText(name)}</bdi>
              </Typography>
              <Typography noWrap variant="body2" color="textSecondary" dir="ltr" sx={matchParent}>
                {email}
              </Typography>
            </Box>
            <Typography
              variant="body2"
              component="span"
              sx={{ display: 'inline-flex', alignItems: 'center', ...dot(`badge.${BADGES[status]}`) }}
            >
              {t(STATUS_LABELS[status])}
            </Typography>
          </Box>
          <Typography variant="body2" translate="no" sx={{ marginBlock: 0.5, overflowWrap: 'anywhere' }}>
            <bdi>{bidiText(shorten(message.message, PREVIEW_LENGTH))}</bdi>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {formatDateTime(createdAt)}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
}
