import { MESSAGE_SEARCH_MAX_LENGTH, MESSAGE_STATUSES, type MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../language/language-context';
import { SearchField } from '../../ui/search-field';
import { STATUS_LABELS } from './status-select';

/** How long the typing must pause before the list is asked, in milliseconds. */
const SEARCH_DELAY = 300;

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
        <MessageSearch search={search} onSearch={onSearch} />
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

/** Asks when the typing pauses; follows the address when that changes by other ways (back, a link). */
function MessageSearch({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useLanguage();
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    setAsked(search);
    setText(search);
  }

  const ask = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    onSearch(wanted);
  });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => ask(wanted), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [wanted, asked]);

  return (
    <SearchField
      label={t('Search messages...')}
      value={text}
      onChange={setText}
      maxLength={MESSAGE_SEARCH_MAX_LENGTH}
    />
  );
}
