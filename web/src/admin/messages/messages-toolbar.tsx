import { MESSAGE_SEARCH_MAX_LENGTH, MESSAGE_STATUSES, type MessageStatus } from '@alnafitha/contract';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../language/language-context';
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
      <SearchField search={search} onSearch={onSearch} />
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
function SearchField({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
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
    <TextField
      size="small"
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={t('Search messages...')}
      sx={{ flexGrow: 1, minInlineSize: 220 }}
      slotProps={{
        htmlInput: {
          'aria-label': t('Search messages...'),
          // An empty box follows the page, or its placeholder would stand on the wrong side.
          dir: text ? 'auto' : undefined,
          maxLength: MESSAGE_SEARCH_MAX_LENGTH,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
