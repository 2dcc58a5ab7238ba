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
import {
  MessageParams,
  messageQueries,
  useContactRecord,
  useMessageDeletion,
  useMessageRestore,
  useStatusUpdate,
} from './message-queries';
import { MessagesToolbar } from './messages-toolbar';
import { NoteDialog, type NotePurpose } from './note-dialog';
import { SelectionBar } from './selection-bar';
import { useAdjacentMessages } from './use-adjacent-messages';

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
  const recordContact = useContactRecord();
  const updateStatus = useStatusUpdate();
  const restore = useMessageRestore();
  const selectedCount = isDeleted ? 0 : selection.selected.length;
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  /** Messages of the open note dialog. */
  const [noting, setNoting] = useState<{ messages: readonly Message[]; purpose: NotePurpose } | null>(null);
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
  const changeStatus = (selected: readonly Message[], status: MessageStatus) => {
    const changing = selected.filter((message) => message.status !== status);
    if (changing.length === 0) return;
    if (status === 'completed') setNoting({ messages: changing, purpose: 'completion' });
    else updateStatus.mutate({ ids: changing.map(({ id }) => id), status });
  };
  const onDeleted = () => {
    noteDeletion();
    setDeleting([]);
    selection.clear();
    if (openId) show();
  };
  const columns = useMessageColumns({
    linkTo: ({ id }) => pathOf(id),
    onStatus: (message, status) => changeStatus([message], status),
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
            changeStatus(
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
        {(visibleMessages) =>
          isDeleted ? (
            <DeletedMessages
              messages={visibleMessages}
              onRestore={({ id }) =>
                restore.mutate(id, { onSuccess: () => heading.current?.focus({ preventScroll: true }) })
              }
              isRestoring={restore.isPending}
              onDelete={({ id }) => setDeleting([id])}
            />
          ) : (
            <DataList
              label={t('Messages')}
              entries={visibleMessages}
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
          onStatus={(message, status) => changeStatus([message], status)}
          onNote={(message, purpose) => setNoting({ messages: [message], purpose })}
          isAnsweredByMail={params.get('answered') === 'mail'}
          onDelete={({ id }) => setDeleting([id])}
          onClose={() => show()}
        />
      )}
      {noting && <NoteDialog {...noting} onClose={() => setNoting(null)} />}
      {deleting.length > 0 && (
        <MessageDeletion
          ids={deleting}
          isForGood={isDeleted}
          onDeleted={onDeleted}
          onClose={() => setDeleting([])}
        />
      )}
    </Box>
  );
}

interface DeletionProps {
  ids: readonly string[];
  isForGood: boolean;
  onDeleted: () => void;
  onClose: () => void;
}

function MessageDeletion({ ids, isForGood, onDeleted, onClose }: DeletionProps) {
  const { mutate, isPending } = useMessageDeletion(ids, isForGood);
  return (
    <DeleteDialog
      {...useDeletionTexts(ids.length, isForGood)}
      isPending={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    />
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
