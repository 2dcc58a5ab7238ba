import { MESSAGE_STATUSES, type Message, type MessageStatus } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import type { Badge } from '../../shared/ui/theme/mui-theme';
import { dot } from '../ui/styles';

export const STATUS_LABELS: Record<MessageStatus, PlainTranslationKey> = {
  new: 'New',
  processing: 'Processing',
  completed: 'Completed',
};

/** An unknown status counts as completed, as specified for the dashboard's badge. */
export const knownStatus = (status: MessageStatus): MessageStatus =>
  Object.hasOwn(STATUS_LABELS, status) ? status : 'completed';

export const STATUS_BADGES: Record<MessageStatus, Badge> = {
  new: 'blue',
  processing: 'yellow',
  completed: 'green',
};

interface Props {
  message: Message;
  onChange: (status: MessageStatus) => void;
}

export function StatusSelect({ message, onChange }: Props) {
  const { t } = useLanguage();
  const current = knownStatus(message.status);
  return (
    <Select
      size="small"
      value={current}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': t('Status of the message from {name}', { name: message.name }) }}
      sx={{
        minInlineSize: 128,
        fontSize: '0.875rem',
        '& .MuiSelect-select': {
          display: 'flex',
          alignItems: 'center',
          paddingInlineStart: 1,
          ...dot(`badge.${STATUS_BADGES[current]}`),
        },
        '& .MuiSelect-icon': { displayPrint: 'none' },
        '&:not(:hover) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
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
