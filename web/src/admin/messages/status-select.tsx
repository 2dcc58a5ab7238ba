import { MESSAGE_STATUSES, type Message, type MessageStatus } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useLanguage } from '../../language/language-context';
import type { PlainSentence } from '../../language/sentence';

export const STATUS_LABELS: Record<MessageStatus, PlainSentence> = {
  new: 'New',
  processing: 'Processing',
  completed: 'Completed',
};

/** Blue for new, yellow for processing, green for completed. */
const colors: Record<MessageStatus, string> = {
  new: 'info.main',
  processing: 'warning.main',
  completed: 'success.main',
};

interface Props {
  message: Message;
  onChange: (status: MessageStatus) => void;
}

/** A message's status as a badge that can be changed. */
export function StatusSelect({ message, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <Select
      size="small"
      value={message.status}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': t('Status of the message from {name}', { name: message.name }) }}
      sx={{
        minInlineSize: 136,
        borderRadius: 99,
        fontWeight: 600,
        fontSize: '0.875rem',
        color: colors[message.status],
        '& .MuiSelect-icon': { color: 'inherit' },
        '& fieldset': { borderColor: 'currentcolor', opacity: 0.5 },
      }}
    >
      {MESSAGE_STATUSES.map((status) => (
        <MenuItem key={status} value={status}>
          {t(STATUS_LABELS[status])}
        </MenuItem>
      ))}
    </Select>
  );
}
