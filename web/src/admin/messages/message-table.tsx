import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLanguage } from '../../language/language-context';
import type { MessageListProps } from './message-list';
import { Gist, MessageButtons, SelectBox, Sender } from './message-parts';
import { StatusSelect } from './status-select';

export function MessageTable({ messages, selection, onView, onStatus, onDelete }: MessageListProps) {
  const { t, formatDateTime } = useLanguage();
  const all = selection.selected.length === messages.length;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={t('Messages')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={!all && selection.selected.length > 0}
                onChange={selection.toggleAll}
                slotProps={{ input: { 'aria-label': t('Select all on this page') } }}
              />
            </TableCell>
            <TableCell>{t('Sender')}</TableCell>
            <TableCell>{t('Message')}</TableCell>
            <TableCell>{t('Status')}</TableCell>
            <TableCell>{t('Received')}</TableCell>
            <TableCell>{t('Actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {messages.map((message) => (
            <TableRow key={message.id} hover selected={selection.isSelected(message.id)}>
              <TableCell padding="checkbox">
                <SelectBox message={message} selection={selection} />
              </TableCell>
              <TableCell sx={{ inlineSize: '24%', minInlineSize: 216 }}>
                <Sender message={message} />
              </TableCell>
              <TableCell sx={{ inlineSize: '34%' }}>
                <Gist message={message} />
              </TableCell>
              <TableCell>
                <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDateTime(message.createdAt)}</TableCell>
              <TableCell>
                <MessageButtons message={message} onView={onView} onDelete={onDelete} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
