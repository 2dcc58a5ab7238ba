import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../shared/i18n/language-context';
import { CardFooter, CardList } from '../../ui/card-list';
import { DeleteButton, MessageExcerpt, SelectBox, Sender } from './message-cells';
import type { MessageListProps } from './message-list-props';
import { openOnClick } from './open-on-click';
import { ReceivedTime } from './received-time';
import { StatusSelect } from './status-select';

export function MessageCards({ messages, selection, onView, onStatus, onDelete, linkTo }: MessageListProps) {
  const { t } = useLanguage();
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
      <CardList
        label={t('Messages')}
        entries={messages}
        onClick={(message) => openOnClick(() => onView(message))}
      >
        {(message) => (
          <>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              <Sender message={message} linkTo={linkTo} />
              <SelectBox message={message} selection={selection} />
            </Box>
            <MessageExcerpt message={message} />
            <Typography variant="body2" color="textSecondary">
              <ReceivedTime isoDate={message.createdAt} />
            </Typography>
            <CardFooter>
              <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />
              <DeleteButton message={message} onDelete={onDelete} />
            </CardFooter>
          </>
        )}
      </CardList>
    </Box>
  );
}
