import type { Message, MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { useListParams } from '../ui/data-list/use-list-params';
import { useSelection } from '../ui/data-list/use-selection';
import { DeleteDialog } from '../ui/delete-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useMessageColumns } from './message-columns';
import { MessageDialog } from './message-dialog';
import { MessageParams, messageQueries, useMessageMutations } from './message-queries';
import { MessagesToolbar } from './messages-toolbar';
import { NoteDialog } from './note-dialog';
import { SelectionBar } from './selection-bar';
import { useAdjacentMessages } from './use-adjacent-messages';
import { useMessageActions } from './use-message-actions';

export default function MessagesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { id: openId } = useParams();
  const { filter, change, searchOf, pager, isNarrowed, clear } = useListParams(MessageParams);
  const list = useQuery(messageQueries.list(filter));
  const messages = list.data?.messages ?? [];
  const selection = useSelection(messages.map(({ id }) => id));
  const actions = useMessageActions();
  const { recordContact } = useMessageMutations();
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const noteDeletion = useFocusAfterDialog(deleting.length > 0 || openId !== undefined);

  // The dialog's URL keeps the list's page and filter; Back closes it, and does not reopen it.
  const pathOf = (id?: string, page = filter.page) => ({
    pathname: `/admin/messages${id ? `/${id}` : ''}`,
    search: searchOf({ page }),
  });
  const show = (id?: string, page?: number) =>
    navigate(pathOf(id, page), { replace: !id || openId !== undefined });
  const neighbours = useAdjacentMessages({
    messages,
    filter,
    totalPages: list.data?.pagination.totalPages ?? 0,
    openId,
    onShow: show,
  });
  const changeStatus = (message: Message, status: MessageStatus) => actions.changeStatus([message], status);
  const confirmDelete = () =>
    actions.remove(deleting, () => {
      noteDeletion();
      setDeleting([]);
      selection.clear();
      if (openId) show();
    });
  const columns = useMessageColumns({
    linkTo: ({ id }) => pathOf(id),
    onStatus: changeStatus,
    onCall: ({ id }) => recordContact.mutate({ id, kind: 'called' }),
    onDelete: ({ id }) => setDeleting([id]),
  });

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ position: 'relative' }}>
        {/* Hidden behind the selection bar, the toolbar keeps its height, so that the rows stay in place. */}
        <Box sx={selection.selected.length > 0 ? { visibility: { sm: 'hidden' } } : {}}>
          <MessagesToolbar filter={filter} onChange={change} onRefresh={() => list.refetch()} />
        </Box>
        <SelectionBar
          count={selection.selected.length}
          onStatus={(status) =>
            actions.changeStatus(
              messages.filter(({ id }) => selection.isSelected(id)),
              status,
            )
          }
          onDelete={() => setDeleting(selection.selected)}
        />
      </Box>
      <ListResults
        query={list}
        entries={list.data?.messages}
        errorText={t('Failed to fetch messages')}
        empty={
          isNarrowed ? (
            <>
              <Typography sx={{ marginBlockEnd: 1 }}>
                {t('Nothing matches the search or the filters.')}
              </Typography>
              <Button variant="outlined" onClick={clear}>
                {t('Clear search')}
              </Button>
            </>
          ) : (
            t('No messages found. All messages from the contact form will appear here.')
          )
        }
        pages={{
          ...pager,
          pagination: list.data?.pagination,
          countText: (count, hasMore) =>
            hasMore
              ? t('More than {count, plural, one {# message} other {# messages}}', { count })
              : t('{count, plural, one {# message} other {# messages}}', { count }),
        }}
      >
        {(shown) => (
          <DataList
            label={t('Messages')}
            entries={shown}
            columns={columns}
            selection={{
              ...selection,
              labelOf: ({ name }) => t('Select the message from {name}', { name }),
            }}
            onOpen={({ id }) => show(id)}
            isDense
          />
        )}
      </ListResults>
      {openId && (
        <MessageDialog
          id={openId}
          listed={messages.find(({ id }) => id === openId)}
          neighbours={neighbours}
          onStatus={changeStatus}
          onNote={actions.addNote}
          onDelete={({ id }) => setDeleting([id])}
          onSendMails={() => actions.sendMails(openId)}
          isSendingMails={actions.isSendingMails}
          onClose={() => show()}
        />
      )}
      {actions.noting && (
        <NoteDialog
          {...actions.noting}
          isSaving={actions.isSaving}
          onSave={actions.saveNote}
          onCancel={actions.cancelNote}
        />
      )}
      {deleting.length > 0 && (
        <DeleteDialog
          title={
            deleting.length > 1
              ? t('{count, plural, one {Delete # message?} other {Delete # messages?}}', {
                  count: deleting.length,
                })
              : t('Delete message?')
          }
          text={t('This cannot be undone.')}
          isPending={actions.isRemoving}
          onConfirm={confirmDelete}
          onClose={() => setDeleting([])}
        />
      )}
    </Box>
  );
}
