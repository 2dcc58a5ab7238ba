import type { Message, MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ListPages } from '../../ui/list-pages';
import { useFocusAfterDialog } from '../../ui/use-focus-after-dialog';
import { MessageDialog } from './message-dialog';
import { MessageList } from './message-list';
import { messageQueries } from './message-queries';
import { MessagesToolbar } from './messages-toolbar';
import { NoteDialog } from './note-dialog';
import { SelectionBar } from './selection-bar';
import { useAdjacentMessages } from './use-adjacent-messages';
import { useMessageActions } from './use-message-actions';
import { searchOf, useMessageFilter } from './use-message-filter';
import { useSelection } from './use-selection';

// React.lazy takes a module's default export.
export default function MessagesPage() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { id: openId } = useParams();
  const { filter, change, isNarrowed, clear } = useMessageFilter();
  const list = useQuery(messageQueries.list(filter));
  const messages = list.data?.messages ?? [];
  const selection = useSelection(messages.map(({ id }) => id));
  const actions = useMessageActions();
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const noteDeletion = useFocusAfterDialog(deleting.length > 0 || openId !== undefined);

  // The dialog has its own URL with the list's page and filter. Back closes it, and does not reopen it.
  const pathOf = (id?: string, page = filter.page) => ({
    pathname: `/admin/messages${id ? `/${id}` : ''}`,
    search: searchOf({ ...filter, page }),
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

  // After deleting all entries of the last page, the previous page is shown.
  const lastPage = list.isPlaceholderData ? undefined : list.data?.pagination.totalPages;
  if (lastPage && filter.page > lastPage)
    return <Navigate to={{ search: searchOf({ ...filter, page: lastPage }) }} replace />;

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MessagesToolbar filter={filter} onChange={change} />
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
      <Box sx={{ blockSize: 4 }}>
        {list.isFetching && !list.isPending && <LinearProgress aria-label={t('Loading...')} />}
      </Box>
      {list.isError ? (
        <FailedLoad text={t('Failed to fetch messages')} retryLabel={t('Retry')} onRetry={list.refetch} />
      ) : list.isPending ? (
        <ListSkeleton />
      ) : messages.length === 0 ? (
        <Paper variant="outlined" sx={{ padding: { xs: 4, md: 8 }, textAlign: 'center' }}>
          <Typography color="textSecondary">
            {t('No messages found. All messages from the contact form will appear here.')}
          </Typography>
          {isNarrowed && (
            <>
              <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
                {t('Nothing matches the search or the filters.')}
              </Typography>
              <Button variant="outlined" onClick={clear}>
                {t('Clear search')}
              </Button>
            </>
          )}
        </Paper>
      ) : (
        <>
          <MessageList
            messages={messages}
            selection={selection}
            linkTo={({ id }) => pathOf(id)}
            onView={({ id }) => show(id)}
            onStatus={changeStatus}
            onDelete={({ id }) => setDeleting([id])}
          />
          <Typography variant="body2" color="textSecondary" role="status">
            {t('Total messages: {count}', { count: list.data.pagination.totalItems })}
          </Typography>
          <ListPages
            page={filter.page}
            totalPages={list.data.pagination.totalPages}
            onChange={(page) => change({ page })}
          />
        </>
      )}
      {openId && (
        <MessageDialog
          id={openId}
          listed={messages.find(({ id }) => id === openId)}
          neighbours={neighbours}
          onStatus={changeStatus}
          onDelete={({ id }) => setDeleting([id])}
          onClose={() => show()}
        />
      )}
      {actions.completing.length > 0 && (
        <NoteDialog
          messages={actions.completing}
          isSaving={actions.isSaving}
          onSave={actions.complete}
          onCancel={actions.cancelCompleting}
        />
      )}
      {deleting.length > 0 && (
        <ConfirmDialog
          open
          title={
            deleting.length > 1
              ? t('Delete {count} messages?', { count: deleting.length })
              : t('Delete message?')
          }
          text={t('This cannot be undone.')}
          confirmLabel={t('Delete')}
          cancelLabel={t('Cancel')}
          isPending={actions.isRemoving}
          onConfirm={confirmDelete}
          onCancel={() => setDeleting([])}
        />
      )}
    </Box>
  );
}

function ListSkeleton() {
  const { t } = useLanguage();
  return (
    <Box role="status" aria-label={t('Loading...')} sx={{ display: 'grid', gap: 2 }}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} variant="rounded" height={64} />
      ))}
    </Box>
  );
}
