import type { Message } from '@alnafitha/contract';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
import { matchParent } from '../../ui/match-parent';
import type { MessageListProps } from './message-list';

/** Name and address, as the visitor wrote them. */
export function Sender({ message }: { message: Message }) {
  return (
    <Box translate="no" sx={{ minInlineSize: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{message.name}</bdi>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Link
          href={`mailto:${message.email}`}
          underline="hover"
          variant="body2"
          sx={{ overflowWrap: 'anywhere', display: 'inline-block', paddingBlock: 0.5 }}
        >
          <bdi dir="ltr">{message.email}</bdi>
        </Link>
        <DoubtLabel message={message} />
      </Box>
    </Box>
  );
}

/** Says so of an enquiry in which the API could not recognise a person. */
export function DoubtLabel({ message }: { message: Message }) {
  const { t } = useLanguage();
  return message.doubtful ? (
    <Chip label={t('Possible spam')} size="small" variant="outlined" color="warning" />
  ) : null;
}

/** Subject, service and the beginning of the text. */
export function Gist({ message }: { message: Message }) {
  const { translateKnown } = useLanguage();
  return (
    <Box translate="no" sx={{ minInlineSize: 0 }}>
      {message.subject && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{message.subject}</bdi>
        </Typography>
      )}
      {message.service && (
        <Typography variant="body2" color="textSecondary">
          {translateKnown(message.service)}
        </Typography>
      )}
      <Typography
        variant="body2"
        dir="auto"
        sx={{
          // Cut off at its own end, but set where the page's lines begin.
          ...matchParent,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {message.message}
      </Typography>
    </Box>
  );
}

export function SelectBox({
  message,
  selection,
}: Pick<MessageListProps, 'selection'> & { message: Message }) {
  const { t } = useLanguage();
  return (
    <Checkbox
      checked={selection.isSelected(message.id)}
      onChange={() => selection.toggle(message.id)}
      slotProps={{ input: { 'aria-label': t('Select the message from {name}', { name: message.name }) } }}
    />
  );
}

export function MessageButtons({
  message,
  onView,
  onDelete,
}: Pick<MessageListProps, 'onView' | 'onDelete'> & { message: Message }) {
  const { t } = useLanguage();
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton
        aria-label={t('View the message from {name}', { name: message.name })}
        onClick={() => onView(message)}
      >
        <VisibilityOutlined fontSize="small" />
      </IconButton>
      <IconButton
        color="error"
        aria-label={t('Delete the message from {name}', { name: message.name })}
        onClick={() => onDelete(message)}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
