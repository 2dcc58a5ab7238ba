import type { Message } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import type { Column } from '../ui/data-list/column';
import { DataList } from '../ui/data-list/data-list';
import { MessageExcerpt } from './message-excerpt';
import { useTimeText } from './received-time';
import { UnsentIcon } from './unsent-alert';

interface Props {
  messages: readonly Message[];
  onRestore: (message: Message) => void;
  isRestoring: boolean;
  onDelete: (message: Message) => void;
}

/** Messages that can be restored, but neither opened nor changed. */
export function DeletedMessages({ messages, onRestore, isRestoring, onDelete }: Props) {
  const { t } = useLanguage();
  const timeText = useTimeText();
  const columns: Column<Message>[] = [
    {
      header: t('Sender'),
      card: 'head',
      cell: (message) => (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
            <Typography component="bdi" translate="no" sx={{ overflowWrap: 'anywhere' }}>
              {bidiText(message.name)}
            </Typography>
            <UnsentIcon message={message} />
          </Box>
          {message.deletedAt && (
            <Typography component="time" dateTime={message.deletedAt} variant="body2" color="textSecondary">
              {t('Deleted {time}', { time: timeText(message.deletedAt) })}
            </Typography>
          )}
        </>
      ),
      sx: { inlineSize: { xs: 216, xl: 288 } },
    },
    { header: t('Message'), card: 'body', cell: (message) => <MessageExcerpt message={message} /> },
    {
      header: t('Actions'),
      card: 'footer',
      cell: (message) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Button
            size="small"
            aria-label={t('Restore the message from {name}', { name: message.name })}
            disabled={isRestoring}
            onClick={() => onRestore(message)}
          >
            {t('Restore')}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={t('Delete for good the message from {name}', { name: message.name })}
            onClick={() => onDelete(message)}
          >
            {t('Delete for good')}
          </Button>
        </Box>
      ),
      sx: { inlineSize: 248 },
    },
  ];
  return <DataList label={t('Deleted messages')} entries={messages} columns={columns} isDense />;
}
