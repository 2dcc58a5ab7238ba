import { MESSAGE_STATUSES, type Message, type MessageStatus } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';
import { type Badge, badgeStyle } from '../../../shared/ui/theme/badge';

export const STATUS_LABELS: Record<MessageStatus, PlainTranslationKey> = {
  new: 'New',
  processing: 'Processing',
  completed: 'Completed',
};

/** Blue for new, yellow for processing, green for completed. */
const COLORS: Record<MessageStatus, Badge> = { new: 'blue', processing: 'yellow', completed: 'green' };

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
        ...badgeStyle(COLORS[message.status]),
        '& .MuiSelect-icon': { color: 'inherit', displayPrint: 'none' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'text.primary' },
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
