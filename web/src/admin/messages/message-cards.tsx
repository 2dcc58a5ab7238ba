import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
import { CardFoot, CardList } from '../layout/card-list';
import type { MessageListProps } from './message-list';
import { Gist, MessageButtons, SelectBox, Sender } from './message-parts';
import { StatusSelect } from './status-select';

export function MessageCards({ messages, selection, onView, onStatus, onDelete }: MessageListProps) {
  const { t, formatDateTime } = useLanguage();
  const all = selection.selected.length === messages.length;
  return (
    <Box>
      <FormControlLabel
        label={t('Select all on this page')}
        control={
          <Checkbox
            checked={all}
            indeterminate={!all && selection.selected.length > 0}
            onChange={selection.toggleAll}
          />
        }
      />
      <CardList label={t('Messages')} entries={messages}>
        {(message) => (
          <>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              <Sender message={message} />
              <SelectBox message={message} selection={selection} />
            </Box>
            <Gist message={message} />
            <Typography variant="body2" color="textSecondary">
              {formatDateTime(message.createdAt)}
            </Typography>
            <CardFoot>
              <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />
              <MessageButtons message={message} onView={onView} onDelete={onDelete} />
            </CardFoot>
          </>
        )}
      </CardList>
    </Box>
  );
}
