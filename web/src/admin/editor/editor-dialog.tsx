import type { RevisionDetails } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { LastEdited } from '../history/last-edited';
import { FormDialog } from '../ui/form/form-dialog';
import { LazyDialog } from '../ui/lazy-dialog';
import type { EditedEntry, Editor } from './use-editor';

const ConflictPanel = retryableLazy(() => import('./conflict-panel'));
const RestoreDraftDialog = retryableLazy(() => import('./restore-draft-dialog'));

interface Props<Entry extends EditedEntry, Values extends FieldValues, Output>
  extends Pick<
    ComponentProps<typeof FormDialog>,
    'title' | 'maxWidth' | 'isTall' | 'extra' | 'beside' | 'onClose' | 'transitionDuration'
  > {
  editor: Editor<Entry, Values, Output>;
  revision?: RevisionDetails | undefined;
  submitLabel?: string;
  /** Puts contexts around the dialog. */
  frame?: (dialog: ReactNode) => ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form with room for two columns. */
const ROOMY = '@container (min-width: 900px)';

/** The dialog of an editor. On wide screens, a conflict is shown beside the fields of a tall one. */
export function EditorDialog<Entry extends EditedEntry, Values extends FieldValues, Output>({
  editor,
  revision,
  submitLabel,
  frame = (dialog) => dialog,
  onClose,
  children,
  ...dialog
}: Props<Entry, Values, Output>) {
  const { t, formatDateTime } = useLanguage();
  const { draft, rejected } = editor;
  const [newest] = draft.found;
  const isRejected = rejected !== undefined;
  const isBeside = isRejected && (dialog.isTall ?? false);
  return (
    <FormProvider {...editor.form}>
      {frame(
        <FormDialog
          {...dialog}
          isDirty={editor.isDirty}
          isSaving={editor.isSaving}
          submitLabel={submitLabel ?? t('Save')}
          onSubmit={editor.submit}
          onClose={() => {
            draft.forget();
            onClose();
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
            {revision && editor.isOfRevision && (
              <Typography role="status" sx={{ fontWeight: 600 }}>
                {t('This is the version before {name}’s change of {time}. It is not saved yet.', {
                  name: revision.by,
                  time: formatDateTime(revision.at),
                })}
              </Typography>
            )}
            <Box
              sx={{
                display: 'grid',
                flexGrow: 1,
                gap: 2.5,
                alignItems: isBeside ? 'start' : 'stretch',
                gridTemplateColumns: 'minmax(0, 1fr)',
                ...(isBeside && { [ROOMY]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
              }}
            >
              {isRejected && (
                <LazyDialog key={rejected} onFailure={editor.postpone}>
                  <ConflictPanel
                    theirs={editor.theirs}
                    versions={editor.versions}
                    isBeside={isBeside}
                    kind={editor.kind}
                    onKeepMine={editor.keepMine}
                    onTakeTheirs={editor.takeTheirs}
                  />
                </LazyDialog>
              )}
              {children}
            </Box>
            <LastEdited edited={editor.base?.edited} />
          </Box>
        </FormDialog>,
      )}
      {newest && (
        <LazyDialog onFailure={() => editor.restoreDraft(newest.key)}>
          <RestoreDraftDialog
            drafts={draft.found}
            defaults={editor.form.formState.defaultValues ?? {}}
            onRestore={editor.restoreDraft}
            onDiscard={draft.discard}
            onLater={draft.postpone}
          />
        </LazyDialog>
      )}
    </FormProvider>
  );
}
