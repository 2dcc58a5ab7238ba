import { type ContentKind, DELETED_DAYS, type RevisionDetails } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { useShowsDeleted } from '../history/deleted-link';
import { LazyDialog, LoadingBackdrop } from '../ui/lazy-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import type { ContentDialogProps } from './content-dialog';
import type { ContentEntry } from './content-queries';

const DeleteEntryDialog = retryableLazy(() => import('../history/delete-entry-dialog'));
const HistoryDialog = retryableLazy(() => import('../history/history-dialog'));
const SharePreviewDialog = retryableLazy(() => import('./share-preview-dialog'));
const DeletedSection = retryableLazy(() => import('../history/deleted-section'));

export type DialogName = 'view' | 'edit' | 'history' | 'duplicate' | 'share' | 'delete';

interface Opened<Entry> {
  dialog: DialogName;
  entry: Entry;
  /** A revision that fills the form. */
  revision?: RevisionDetails;
}

export type OpenDialog<Entry> = (dialog: DialogName, entry: Entry) => void;

/** The dialog over a list. */
export function useOpened<Entry>() {
  const [opened, setOpened] = useState<Opened<Entry> | null>(null);
  const open: OpenDialog<Entry> = (dialog, entry) => setOpened({ dialog, entry });
  return { opened, open, setOpened };
}

interface Props<Entry extends ContentEntry> {
  kind: ContentKind;
  /** The path of the list. */
  path: string;
  /** The query string of the list. */
  search?: string;
  /** The path of the form of a new entry; absent for a kind whose entries are fixed. */
  createPath?: string;
  dialogs: ReturnType<typeof useOpened<Entry>>;
  nameOf: (entry: Entry) => string;
  Form: ComponentType<ContentDialogProps<Entry>>;
  /** Shows an entry as visitors see it. */
  view?: (entry: Entry, onClose: () => void) => ReactNode;
  /** The deletion of a single entry. */
  deletion?: Record<'title' | 'done' | 'failed', PlainTranslationKey> & {
    textOf: (placeholders: { title: string; days: number }) => string;
    remove: (id: string) => Promise<unknown>;
  };
  /** The toolbar and the list. */
  children: ReactNode;
}

/** A kind's list with the dialogs of its entries. */
export function ContentPage<Entry extends ContentEntry>({ children, ...page }: Props<Entry>) {
  const { kind, path, search = '', createPath, Form } = page;
  const { opened } = page.dialogs;
  const navigate = useNavigate();
  const isCreating = useMatch(createPath ?? path) !== null && createPath !== undefined;
  const noteDeletion = useFocusAfterDialog(opened !== null);
  const showsDeleted = useShowsDeleted();
  if (showsDeleted) return <DeletedSection kind={kind} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
      {isCreating && (
        <Suspense fallback={<LoadingBackdrop />}>
          <Form onClose={() => navigate({ pathname: path, search }, { replace: true })} />
        </Suspense>
      )}
      {opened && <EntryDialog {...page} opened={opened} onDeleted={noteDeletion} />}
    </Box>
  );
}

interface DialogProps<Entry extends ContentEntry> extends Omit<Props<Entry>, 'children'> {
  opened: Opened<Entry>;
  onDeleted: () => void;
}

function EntryDialog<Entry extends ContentEntry>({
  kind,
  opened: { dialog, entry, revision },
  dialogs: { setOpened },
  nameOf,
  Form,
  view,
  deletion,
  onDeleted,
}: DialogProps<Entry>) {
  const onClose = () => setOpened(null);
  const { id } = entry;
  const title = nameOf(entry);
  return (
    <>
      <Suspense fallback={<LoadingBackdrop />}>
        {dialog === 'edit' && <Form entry={entry} revision={revision} onClose={onClose} />}
        {dialog === 'duplicate' && <Form copied={entry} onClose={onClose} />}
        {dialog === 'view' && view?.(entry, onClose)}
      </Suspense>
      <LazyDialog onFailure={onClose}>
        {dialog === 'history' && (
          <HistoryDialog
            kind={kind}
            id={id}
            title={title}
            onOpen={(revision) => setOpened({ dialog: 'edit', entry, revision })}
            onClose={onClose}
          />
        )}
        {dialog === 'share' && <SharePreviewDialog kind={kind} id={id} title={title} onClose={onClose} />}
        {dialog === 'delete' && deletion && (
          <DeleteEntryDialog
            {...deletion}
            text={deletion.textOf({ title, days: DELETED_DAYS })}
            kind={kind}
            id={id}
            onDeleted={onDeleted}
            onClose={onClose}
          />
        )}
      </LazyDialog>
    </>
  );
}
