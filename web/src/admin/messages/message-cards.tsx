import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../language/language-context';
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
      <Box
        component="ul"
        aria-label={t('Messages')}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {messages.map((message) => (
          <Paper
            key={message.id}
            component="li"
            variant="outlined"
            sx={{ padding: 2, display: 'grid', gap: 1.5 }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              <Sender message={message} />
              <SelectBox message={message} selection={selection} />
            </Box>
            <Gist message={message} />
            <Typography variant="body2" color="textSecondary">
              {formatDateTime(message.createdAt)}
            </Typography>
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                marginBlockStart: 'auto',
              }}
            >
              <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />
              <MessageButtons message={message} onView={onView} onDelete={onDelete} />
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
