import type { ContentKind } from '@alnafitha/contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { LastEdited } from '../history/last-edited';
import type { Column } from '../ui/data-list/column';
import { RowActions } from '../ui/data-list/row-actions';
import { TitleButton } from '../ui/data-list/title-button';
import { shorten } from '../ui/shorten';
import { matchParent } from '../ui/styles';
import { ArabicLink } from '../ui/translation-state';
import type { DialogName, OpenDialog } from './content-page';
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

/** The accessible names that differ between kinds; an absent action has none. */
export interface ActionLabels {
  view?: string;
  edit: string;
  remove: string;
}

interface ActionsProps extends Pick<EntryProps, 'title'> {
  labels: ActionLabels;
  onOpen: (dialog: DialogName) => void;
}

/** Opens the dialogs of an entry. */
export function EntryActions({ title, labels: { view, edit, remove }, onOpen }: ActionsProps) {
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
        actions: [duplicate, share],
      }}
    />
  );
}

interface ColumnOptions<Entry> {
  kind: ContentKind;
  open: OpenDialog<Entry>;
  nameOf: (entry: Entry) => string;
}

interface TitleColumn<Entry> extends Partial<Column<Entry>> {
  variant?: 'body1' | 'body2';
  /** Between the title and the state. */
  between?: (entry: Entry) => ReactNode;
  /** Below the state. */
  below?: (entry: Entry) => ReactNode;
}

/** The columns that all kinds have; `further` are what differs. */
export function useEntryColumns<Entry extends ContentEntry>({ kind, open, nameOf }: ColumnOptions<Entry>) {
  const { t } = useLanguage();
  return {
    /** Opens the form of an entry. */
    title: ({ variant = 'body1', between, below, ...further }: TitleColumn<Entry> = {}): Column<Entry> => ({
      header: t('Title'),
      card: 'head',
      cell: (entry) => (
        <>
          <Typography component="div" variant={variant}>
            <TitleButton onClick={() => open('edit', entry)}>{nameOf(entry)}</TitleButton>
          </Typography>
          {between?.(entry)}
          <EntryState kind={kind} entry={entry} title={nameOf(entry)} />
          {below?.(entry)}
        </>
      ),
      sx: { inlineSize: '22%', minInlineSize: 180 },
      ...further,
    }),

    actions: (labelsOf: (title: string) => ActionLabels): Column<Entry> => ({
      header: t('Actions'),
      card: 'footer',
      cell: (entry) => (
        <EntryActions
          title={nameOf(entry)}
          labels={labelsOf(nameOf(entry))}
          onOpen={(dialog) => open(dialog, entry)}
        />
      ),
    }),
  };
}

/** A text as it was typed, not translated. */
export function OriginalText({ children, maxLength = Infinity }: { children: string; maxLength?: number }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      translate="no"
      dir="auto"
      // The text has its own direction, but is aligned with the page.
      sx={{ ...matchParent, overflowWrap: 'anywhere' }}
    >
      {bidiText(shorten(children, maxLength))}
    </Typography>
  );
}
