import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MessageCards } from './message-cards';
import type { MessageListProps } from './message-list-props';
import { MessageTable } from './message-table';

/** A table if there is room for its columns, else cards. */
export function MessageList(props: MessageListProps) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  return hasRoom ? <MessageTable {...props} /> : <MessageCards {...props} />;
}
