import type { Message, MessageStatus } from '@alnafitha/contract';
import type { useSelection } from './use-selection';

export interface MessageListProps {
  messages: readonly Message[];
  selection: ReturnType<typeof useSelection>;
  /** The URL of a message. */
  linkTo: (message: Message) => { pathname: string; search: string };
  onView: (message: Message) => void;
  onStatus: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
}
