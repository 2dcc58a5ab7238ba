import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLanguage } from '../../../shared/i18n/language-context';
import { DeleteButton, MessageExcerpt, SelectBox, Sender } from './message-cells';
import type { MessageListProps } from './message-list-props';
import { openOnClick } from './open-on-click';
import { ReceivedTime } from './received-time';
import { StatusSelect } from './status-select';

export function MessageTable({ messages, selection, onView, onStatus, onDelete, linkTo }: MessageListProps) {
  const { t } = useLanguage();
  const all = selection.selected.length === messages.length;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label={t('Messages')}
        size="small"
        sx={{
          tableLayout: 'fixed',
          '& .MuiTableCell-root': { paddingInline: 1 },
          // The doubled class overrides the small table's own rule, which gives 24 pixels.
          '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': {
            inlineSize: 56,
            paddingInline: 0.5,
            '& > *': { padding: 1.5 },
          },
        }}
      >
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
            <TableCell sx={{ inlineSize: 288 }}>{t('Sender')}</TableCell>
            <TableCell>{t('Message')}</TableCell>
            <TableCell sx={{ inlineSize: 152 }}>{t('Status')}</TableCell>
            <TableCell sx={{ inlineSize: 168 }}>{t('Received')}</TableCell>
            <TableCell sx={{ inlineSize: 76 }}>{t('Actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {messages.map((message) => (
            <TableRow
              key={message.id}
              hover
              selected={selection.isSelected(message.id)}
              onClick={openOnClick(() => onView(message))}
              sx={{ cursor: 'pointer' }}
            >
              <TableCell padding="checkbox">
                <SelectBox message={message} selection={selection} />
              </TableCell>
              <TableCell>
                <Sender message={message} linkTo={linkTo} />
              </TableCell>
              <TableCell>
                <MessageExcerpt message={message} />
              </TableCell>
              <TableCell>
                <StatusSelect message={message} onChange={(status) => onStatus(message, status)} />
              </TableCell>
              <TableCell>
                <ReceivedTime isoDate={message.createdAt} />
              </TableCell>
              <TableCell>
                <DeleteButton message={message} onDelete={onDelete} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
