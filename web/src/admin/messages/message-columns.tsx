import type { Message, MessageStatus } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import type { To } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { Column } from '../ui/data-list/column';
import { RowActions } from '../ui/data-list/row-actions';
import { MessageExcerpt, Sender } from './message-cells';
import { ReceivedTime } from './received-time';
import { StatusSelect } from './status-select';

interface Options {
  /** The URL of a message. */
  linkTo: (message: Message) => To;
  onStatus: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
}

export function useMessageColumns({ linkTo, onStatus, onDelete }: Options): Column<Message>[] {
  const { t } = useLanguage();
  return [
    {
      header: t('Sender'),
      card: 'head',
      cell: (message) => <Sender message={message} to={linkTo(message)} />,
      sx: { inlineSize: { xs: 216, xl: 288 } },
    },
    { header: t('Message'), card: 'body', cell: (message) => <MessageExcerpt message={message} /> },
    {
      header: t('Status'),
      card: 'footer',
      cell: (message) => <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />,
      sx: { inlineSize: 144 },
    },
    {
      header: t('Received'),
      card: 'body',
      cell: ({ createdAt }) => <ReceivedTime isoDate={createdAt} />,
      cardCell: ({ createdAt }) => (
        <Typography variant="body2" color="textSecondary">
          <ReceivedTime isoDate={createdAt} />
        </Typography>
      ),
      from: 'xl',
      sx: { inlineSize: 120 },
    },
    {
      header: t('Actions'),
      card: 'footer',
      cell: (message) => (
        <RowActions
          remove={{
            label: t('Delete the message from {name}', { name: message.name }),
            onClick: () => onDelete(message),
          }}
        />
      ),
      sx: { inlineSize: 76 },
    },
  ];
}
