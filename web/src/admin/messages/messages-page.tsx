import { DELETED_DAYS, idIn, type Message, type MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { DataList } from '../ui/data-list/data-list';
import { ListResults } from '../ui/data-list/list-results';
import { NoMatches } from '../ui/data-list/no-matches';
import * as boxes from '../ui/data-list/selection-boxes';
import { useListParams } from '../ui/data-list/use-list-params';
import { useSelection } from '../ui/data-list/use-selection';
import { DeleteDialog } from '../ui/delete-dialog';
import { type PageHeading, useFocusAfterDialog } from '../ui/use-dialog-focus';
import { DeletedMessages } from './deleted-messages';
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
  const { filter, change, searchOf, pager, isNarrowed, clear } = useListParams(MessageParams);
  const isDeleted = filter.deleted !== undefined;
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  // A deleted message cannot be opened.
  const openId = isDeleted ? undefined : idIn(id) || undefined;
  const heading = useOutletContext<PageHeading>();
  const list = useQuery(messageQueries.list(filter));
  const messages = list.data?.messages ?? [];
  const selection = useSelection(messages.map(({ id }) => id));
  const actions = useMessageActions();
  const { recordContact } = useMessageMutations();
  const selectedCount = isDeleted ? 0 : selection.selected.length;
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
  const confirmDelete = () => {
    const onDone = () => {
      noteDeletion();
      setDeleting([]);
      selection.clear();
      if (openId) show();
    };
    const [first] = deleting;
    if (!isDeleted) actions.remove(deleting, onDone);
    else if (first) actions.purge(first, onDone);
  };
  const deletionTexts = useDeletionTexts(deleting.length, isDeleted);
  const restore = ({ id }: Message) =>
    actions.restore(id, () => heading.current?.focus({ preventScroll: true }));
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
        <Box sx={selectedCount > 0 ? { visibility: { sm: 'hidden' } } : {}}>
          <MessagesToolbar filter={filter} onChange={change} onRefresh={() => list.refetch()} />
        </Box>
        <SelectionBar
          count={selectedCount}
          onStatus={(status) =>
            actions.changeStatus(
              messages.filter(({ id }) => selection.isSelected(id)),
              status,
            )
          }
          onDelete={() => setDeleting(selection.selected)}
        />
      </Box>
      {isDeleted && (
        <Typography variant="body2" color="textSecondary">
          {t('Deleted messages are kept for {days} days.', { days: DELETED_DAYS })}
        </Typography>
      )}
      <ListResults
        query={list}
        entries={list.data?.messages}
        errorText={t('Failed to fetch messages')}
        empty={
          isNarrowed ? (
            <NoMatches onClear={clear} />
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
        {(shown) =>
          isDeleted ? (
            <DeletedMessages
              messages={shown}
              onRestore={restore}
              isRestoring={actions.isRestoring}
              onDelete={({ id }) => setDeleting([id])}
            />
          ) : (
            <DataList
              label={t('Messages')}
              entries={shown}
              columns={columns}
              selection={{
                ...selection,
                labelOf: ({ name }) => t('Select the message from {name}', { name }),
                boxes,
              }}
              onOpen={({ id }) => show(id)}
              isDense
            />
          )
        }
      </ListResults>
      {openId && (
        <MessageDialog
          id={openId}
          listed={messages.find(({ id }) => id === openId)}
          neighbours={neighbours}
          onStatus={changeStatus}
          onFollowUp={(change) => actions.changeFollowUp(openId, change)}
          onNote={actions.addNote}
          onContactNote={actions.noteContact}
          isAnsweredByMail={params.get('answered') === 'mail'}
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
          {...deletionTexts}
          isPending={actions.isRemoving}
          onConfirm={confirmDelete}
          onClose={() => setDeleting([])}
        />
      )}
    </Box>
  );
}

/** The question before messages are deleted, or deleted for good. */
function useDeletionTexts(count: number, isForGood: boolean): { title: string; text: string } {
  const { t } = useLanguage();
  if (isForGood) return { title: t('Delete for good?'), text: t('This cannot be undone.') };
  if (count === 1)
    return {
      title: t('Delete message?'),
      text: t('It stays in “Deleted” for {days} days.', { days: DELETED_DAYS }),
    };
  return {
    title: t('{count, plural, one {Delete # message?} other {Delete # messages?}}', { count }),
    text: t('They stay in “Deleted” for {days} days.', { days: DELETED_DAYS }),
  };
}
