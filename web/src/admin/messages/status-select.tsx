import { MESSAGE_STATUSES, type Message, type MessageStatus } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useLanguage } from '../../shared/i18n/language-context';
import { dot } from '../ui/dot';
import { knownStatus, STATUS_BADGES, STATUS_LABELS } from '../ui/message-status';

interface Props {
  message: Message;
  onChange: (status: MessageStatus) => void;
}

/** A message's status, which can be changed. */
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
