import { MESSAGE_SEARCH_MAX_LENGTH, MESSAGE_STATUSES, type MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLanguage } from '../../language/language-context';
import { PausedSearch } from '../../ui/paused-search';
import { STATUS_LABELS } from './status-select';

interface Props {
  search: string;
  status: MessageStatus | undefined;
  onSearch: (search: string) => void;
  onStatus: (status: MessageStatus | undefined) => void;
}

export function MessagesToolbar({ search, status, onSearch, onStatus }: Props) {
  const { t } = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ flexGrow: 1, minInlineSize: 220 }}>
        <PausedSearch
          label={t('Search messages...')}
          search={search}
          onSearch={onSearch}
          maxLength={MESSAGE_SEARCH_MAX_LENGTH}
        />
      </Box>
      <TextField
        select
        size="small"
        label={t('Status')}
        value={status ?? 'all'}
        onChange={(event) => onStatus(MESSAGE_STATUSES.find((choice) => choice === event.target.value))}
        sx={{ minInlineSize: 180, flexGrow: { xs: 1, sm: 0 } }}
      >
        <MenuItem value="all">{t('All statuses')}</MenuItem>
        {MESSAGE_STATUSES.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(STATUS_LABELS[choice])}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
