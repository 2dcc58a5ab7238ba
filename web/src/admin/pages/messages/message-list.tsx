import type { Message, MessageStatus } from '@alnafitha/contract';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MessageCards } from './message-cards';
import { MessageTable } from './message-table';
import type { useSelection } from './use-selection';

export interface MessageListProps {
  messages: readonly Message[];
  selection: ReturnType<typeof useSelection>;
  /** Where a message is shown by itself. */
  linkTo: (message: Message) => { pathname: string; search: string };
  onView: (message: Message) => void;
  onStatus: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
}

/** A table where there is room for its columns, else a card for each message. */
export function MessageList(props: MessageListProps) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  return hasRoom ? <MessageTable {...props} /> : <MessageCards {...props} />;
}
