import { type ContentKind, previewedKind } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { LastEdited } from '../history/last-edited';
import { RowActions } from '../ui/data-list/row-actions';
import { ArabicLink } from '../ui/translation-state';
import type { DialogName } from './content-page';
import type { ContentEntry } from './content-queries';

interface EntryProps {
  kind: ContentKind;
  entry: ContentEntry;
  /** The name of the entry. */
  title: string;
}

/** The state of an entry's Arabic, and who edited it last. */
export function EntryState({ kind, entry, title }: EntryProps) {
  return (
    <>
      <ArabicLink kind={kind} id={entry.id} title={title} state={entry.arabic} />
      <LastEdited edited={entry.edited} />
    </>
  );
}

interface ActionsProps extends Omit<EntryProps, 'entry'> {
  /** The accessible names that differ between kinds; an absent action has none. */
  labels: { view?: string; edit: string; remove: string };
  onOpen: (dialog: DialogName) => void;
}

/** Opens the dialogs of an entry. */
export function EntryActions({ kind, title, labels: { view, edit, remove }, onOpen }: ActionsProps) {
  const { t } = useLanguage();
  const duplicate = { label: t('Duplicate'), onClick: () => onOpen('duplicate') };
  const share = { label: t('Share a preview'), onClick: () => onOpen('share') };
  return (
    <RowActions
      {...(view !== undefined && { view: { label: view, onClick: () => onOpen('view') } })}
      edit={{ label: edit, onClick: () => onOpen('edit') }}
      history={{ label: t('History of {title}', { title }), onClick: () => onOpen('history') }}
      remove={{ label: remove, onClick: () => onOpen('delete') }}
      more={{
        label: t('More for {title}', { title }),
        actions: previewedKind(kind) ? [duplicate, share] : [duplicate],
      }}
    />
  );
}
