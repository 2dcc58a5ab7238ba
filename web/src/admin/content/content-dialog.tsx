import type { Fields, RevisionDetails } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { EditorDialog } from '../editor/editor-dialog';
import { type Editor, type EditorOptions, useEditor } from '../editor/use-editor';
import { ArabicButton } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { type ContentEntry, type Resource, useContentMutations } from './content-queries';
import type { TypedInputs } from './form/form-values';
import { languagesOf, OtherLanguageProvider } from './form/other-language';

type FormOptions = 'resolver' | 'fields' | 'fieldOf' | 'valuesOf' | 'shownOf' | 'confirm';
type Texts = Record<'title' | 'saved' | 'failed', PlainTranslationKey>;

/** The form of a kind of content. */
export interface ContentForm<Entry extends ContentEntry, Values extends FieldValues, Output, Body>
  extends Pick<EditorOptions<Entry, Values, Output, Entry>, FormOptions> {
  /** The values of a duplicate; absent, like the texts of a new entry, for a kind whose entries are fixed. */
  valuesOfCopy?: (entry: Entry) => Values;
  /** The request body and the files. */
  draftOf: (values: Output, base: Entry | undefined) => { body: Body; files?: readonly File[] };
  /** The fields that have texts in the other language. */
  translated?: Fields;
  /** How some of its inputs differ from what is sent. */
  typed?: TypedInputs | undefined;
  texts: { create?: Texts; edit: Texts };
}

export interface ContentDialogProps<Entry> {
  /** The edited entry; absent for a new one. */
  entry?: Entry;
  /** A revision that fills the form. */
  revision?: RevisionDetails | undefined;
  /** An entry that is duplicated as a new one. */
  copied?: Entry;
  onClose: () => void;
}

interface Props<Entry extends ContentEntry, Values extends FieldValues, Output>
  extends ContentDialogProps<Entry>,
    Pick<ComponentProps<typeof EditorDialog>, 'maxWidth' | 'isTall'> {
  resource: Resource<Entry, object, object>;
  form: ContentForm<Entry, Values, Output, object>;
  /** Controls beside the link to the Arabic. */
  extra?: (editor: Editor<Entry, Values, Output>) => ReactNode;
  /** The fields. */
  children: (editor: Editor<Entry, Values, Output>) => ReactNode;
}

const PreviewPane = retryableLazy(() => import('./preview/preview-pane-section'));
const BlockPreview = retryableLazy(() => import('./preview/block-preview-section'));

/** Creates, edits and duplicates an entry. */
export function ContentDialog<Entry extends ContentEntry, Values extends FieldValues, Output>({
  resource,
  form: { valuesOfCopy, draftOf, texts, translated = {}, typed, ...form },
  entry,
  revision,
  copied,
  onClose,
  extra,
  children,
  ...dialog
}: Props<Entry, Values, Output>) {
  const { t } = useLanguage();
  const { kind, read } = resource;
  const Preview = kind === 'blocks' ? BlockPreview : PreviewPane;
  const { title, saved: savedText, failed } = (!entry && texts.create) || texts.edit;
  const { notifySuccess } = useMutationToasts(kind);
  const { create, update } = useContentMutations(resource);
  const editor = useEditor<Entry, Values, Output, Entry>({
    ...form,
    kind,
    entry,
    revision,
    copied: copied && valuesOfCopy && { id: copied.id, values: valuesOfCopy(copied) },
    read,
    save({ values, typed, base, edit, headers }) {
      const { body: own, ...files } = draftOf(values, base);
      const body = { ...own, ...languagesOf(translated, typed) };
      return base
        ? update.mutateAsync({ id: base.id, body: { ...body, ...edit }, ...files, headers })
        : create.mutateAsync({ body: { ...body, copyOf: copied?.id }, ...files, headers });
    },
    failure: failed,
    onSaved(saved) {
      onClose();
      notifySuccess(savedText, saved);
    },
  });
  return (
    <EditorDialog
      {...dialog}
      editor={editor}
      revision={revision}
      title={t(title)}
      onClose={onClose}
      frame={(dialog) => (
        <OtherLanguageProvider kind={kind} id={entry?.id}>
          {dialog}
        </OtherLanguageProvider>
      )}
      beside={(showForm) => (
        <Preview
          kind={kind}
          id={entry?.id}
          fields={translated}
          typed={typed}
          stored={entry && 'values' in entry ? Object(entry.values) : (entry ?? {})}
          onPress={showForm}
        />
      )}
      extra={
        <>
          {extra?.(editor)}
          {entry && <ArabicButton kind={kind} id={entry.id} isDirty={editor.isDirty} />}
        </>
      }
    >
      {children(editor)}
    </EditorDialog>
  );
}

/** The grid has two columns on wide screens; a field of the class `wide` takes both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}
